import { describe, expect, test } from 'vitest'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { now14 } from '#platform/clock.ts'
import { inRange, rangeHistory, returnState } from './return-with-risk.ts'

const TO = '20260310'
const fund = {
  navDate: TO,
  establishDate: '20200101',
  stages: [{ stage: '1y', own: '5.1200', benchmark: '3.4000' }],
} as const

/** A value a week from a day on, falling by a tenth once. */
function weekly(first: Date8, skip: readonly number[] = []) {
  const points = []
  for (let date = first, at = 0; date <= TO; date = addDays(date, 7), at += 1) {
    if (!skip.includes(at))
      points.push({ date, nav: at < 10 ? '1.0000' : '0.9000', dividend: null })
  }
  return points
}
const YEAR = weekly('20250311')
const hole = Array.from({ length: 10 }, (_, at) => at + 20)

describe('a return of a year', () => {
  test('shows with both days, the benchmark and the drawdown of its span', () => {
    const state = returnState(fund, '1y', YEAR)
    expect(state).toMatchObject({
      kind: 'shown',
      shown: { from: '20250311', to: TO, own: '5.1200', benchmark: '3.4000' },
    })
    expect(state.kind === 'shown' ? state.shown.fall : null).toBeCloseTo(10)
  })

  test.each([
    ['the history is loading', {}, 'loading', 'loading'],
    ['the history has not loaded', {}, 'failed', 'failed'],
    ['the fund is young', { establishDate: '20250601' }, YEAR, 'young'],
    ['the fund is young, whatever loads', { establishDate: '20250601' }, 'loading', 'young'],
    [
      'no age is known but that of its values',
      { establishDate: null },
      weekly('20250601'),
      'young',
    ],
    ['the provider has none', { stages: [] }, YEAR, 'young'],
    ['no value was published', { navDate: null }, 'loading', 'young'],
    ['there are no values', {}, [], 'incomplete'],
    ['the values have a hole', {}, weekly('20250311', hole), 'incomplete'],
    ['the values begin late', {}, weekly('20250901'), 'incomplete'],
    [
      'the benchmark’s is not known',
      { stages: [{ stage: '1y', own: '5.1200', benchmark: null }] },
      YEAR,
      'incomplete',
    ],
  ] as const)('does not show where %s', (_, about, points, kind) => {
    expect(returnState({ ...fund, ...about }, '1y', points)).toEqual({ kind })
  })
})

describe('the history of a range', () => {
  const today = now14().slice(0, 8)
  const asked = (data?: { navDate: Date8 | null; fundTypeCode: string }) => {
    const { queryKey, enabled } = rangeHistory('980501', '1y', { data, error: null })
    return [queryKey[1], enabled]
  }

  test('is requested with the fund, and not again once the fund is there', () => {
    const ahead = asked()
    expect(ahead[1]).toBe(true)
    expect(asked({ navDate: addDays(today, -5), fundTypeCode: '1' })).toEqual(ahead)
  })

  test('of a fund without a recent value is requested by its last day', () => {
    expect(asked({ navDate: '20200310', fundTypeCode: '1' })).toEqual([
      { fundCode: '980501', from: '20190310' },
      true,
    ])
  })

  test('is not requested for a money fund or for one without values', () => {
    expect(asked({ navDate: today, fundTypeCode: '2' })[1]).toBe(false)
    expect(asked({ navDate: null, fundTypeCode: '1' })[1]).toBe(false)
  })

  test('is cut to the range, of values and benchmark alike', () => {
    const point = (date: Date8) => ({
      date,
      nav: '1.0000',
      accNav: '1.0000',
      dayChange: null,
      dividend: null,
      incomePer10k: null,
      sevenDayYield: null,
    })
    const history = {
      points: ['20250307', '20250310', '20250311'].map(point),
      benchmark: [1, 2, 3],
    }
    expect(inRange({ navDate: TO }, '1y', history)).toEqual({
      points: ['20250310', '20250311'].map(point),
      benchmark: [2, 3],
    })
  })
})
