import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { stageReturns, type NavPoint } from './performance.ts'
import { periodKey, periodReturns, summarisePeriods, type Period } from './period-returns.ts'

const history = (...rows: [date: string, nav: string, dividend?: string][]): NavPoint[] =>
  rows.map(([date, nav, dividend]) => ({ date, nav, dividend: dividend ?? null }))

test.each([
  ['month', '20250331', '202503'],
  ['quarter', '20250331', '2025Q1'],
  ['quarter', '20250401', '2025Q2'],
  ['quarter', '20251231', '2025Q4'],
  ['year', '20250401', '2025'],
] as [Period, string, string][])('the %s of %s is %s', (period, date, key) => {
  expect(periodKey(period, date)).toBe(key)
})

describe('period returns', () => {
  test('count from the last value before the period, and the first from the first value', () => {
    const points = history(
      ['20241220', '1.0000'],
      ['20241231', '1.1000'],
      ['20250131', '1.2100'],
      ['20250228', '1.0890'],
    )
    expect(periodReturns(points, 'month')).toEqual([
      { key: '202412', from: '20241220', to: '20241231', own: '10.00', whole: false },
      { key: '202501', from: '20241231', to: '20250131', own: '10.00', whole: true },
      { key: '202502', from: '20250131', to: '20250228', own: '-10.00', whole: true },
    ])
  })

  test('reinvest dividends on their day', () => {
    const points = history(['20241231', '1.0000'], ['20250115', '0.9000', '0.1000'])
    expect(periodReturns(points, 'year').map(({ own }) => own)).toEqual([null, '0.00'])
  })

  test('are unknown over a hole in the history', () => {
    const points = history(['20230630', '1.0000'], ['20250603', '2.0000'], ['20250630', '2.1000'])
    expect(periodReturns(points, 'year').map(({ key, own }) => [key, own])).toEqual([
      ['2023', null],
      ['2025', null],
    ])
  })

  test('of nothing are none, of one value unknown', () => {
    expect(periodReturns([], 'year')).toEqual([])
    expect(periodReturns(history(['20250102', '1.0000']), 'year')[0]).toMatchObject({ own: null })
  })

  test('of this year are what the stage table says', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 5_000, max: 20_000 }), { minLength: 40 }), (navs) => {
        const points = navs.map((nav, index) => ({
          date: addDays('20241201', index),
          nav: (nav / 10_000).toFixed(4),
          dividend: index % 17 === 5 ? '0.05' : null,
        }))
        const rows = periodReturns(points, 'year')
        const last = rows[rows.length - 1]
        expect(last?.whole).toBe(true)
        expect(last?.own).toBe(stageReturns(points).ytd)
      }),
    )
  })
})

test('the summary counts whole periods alone', () => {
  const row = (key: string, own: string | null, other: string | null, whole = true) => ({
    key,
    from: '20240101',
    to: '20240131',
    own,
    whole,
    other,
  })
  const summary = summarisePeriods([
    row('202401', '9.00', '1.00', false),
    row('202402', '3.00', '2.00'),
    row('202403', '-1.00', '0.50'),
    row('202404', '0.00', null),
    row('202405', null, '1.00'),
  ])
  expect(summary).toMatchObject({ count: 3, ahead: 1, compared: 2, mean: '0.67' })
  expect(summary.best?.key).toBe('202402')
  expect(summary.worst?.key).toBe('202403')
  expect(summarisePeriods([])).toMatchObject({ count: 0, best: null, worst: null, mean: null })
})
