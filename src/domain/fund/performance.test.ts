import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { adjustedCurve, maxDrawdown } from './performance-curve.ts'
import { periodReturns } from './period-returns.ts'
import { dayChange, sevenDayYield, stageReturns, type NavPoint } from './performance.ts'
import { stageStart, type Stage } from '#domain/calendar/stages.ts'

const NOTHING = Object.fromEntries(
  ['1w', '1m', '3m', '6m', '1y', '3y', '5y', 'ytd', 'all'].map((stage) => [stage, null]),
)

describe('day change', () => {
  it.each([
    [{ nav: '1.1', navBefore: '1' }, '10.00'],
    [{ nav: '0.95', navBefore: '1', dividend: '0.1' }, '5.00'],
    [{ nav: '1', navBefore: '0' }, null],
    [{ nav: '4.8745', navBefore: '5.5119', dividend: '0.5' }, '-2.49'],
    // 2.1280 became two shares of 1.0680; with 0.02 paid besides.
    [{ nav: '1.0680', navBefore: '2.1280', split: '2' }, '0.38'],
    [{ nav: '1.0580', navBefore: '2.1280', split: '2', dividend: '0.02' }, '0.38'],
    [{ nav: '0.9606', navBefore: '1', split: '1.041' }, '0.00'],
    [{ nav: '1.1', navBefore: '1', split: '0' }, '10.00'],
    [{ nav: '1.1', navBefore: '1', split: null, dividend: null }, '10.00'],
  ])('of %j is %s', (day, percent) => {
    expect(dayChange(day)).toBe(percent)
  })
})

describe('stage returns', () => {
  it.each([
    ['1w', '20250331', '20250324'],
    ['1m', '20250331', '20250228'],
    ['3m', '20250531', '20250228'],
    ['6m', '20250831', '20250228'],
    ['1y', '20240229', '20230228'],
    ['3y', '20250331', '20220331'],
    ['5y', '20250331', '20200331'],
    ['ytd', '20250331', '20241231'],
    ['all', '20250331', null],
  ] as [Stage, string, string | null][])('%s before %s begins on %s', (stage, end, start) => {
    expect(stageStart(stage, end)).toBe(start)
  })

  it('start from the last NAV on or before the day, in whatever order the points come', () => {
    const points = [
      { date: '20250718', nav: '1.21' },
      { date: '20250617', nav: '1.1' },
      { date: '20250619', nav: '3' },
      { date: '20250118', nav: '1.1' },
      { date: '20241230', nav: '1' },
    ]
    expect(stageReturns(points, '20241230')).toStrictEqual({
      ...NOTHING,
      '1w': '-59.67',
      '1m': '10.00',
      '3m': '10.00',
      '6m': '10.00',
      ytd: '21.00',
      all: '21.00',
    })
  })

  it('reinvest dividends on their ex-date, and not one paid on the first day', () => {
    const points: NavPoint[] = [
      { date: '20250101', nav: '1', dividend: '0.5' },
      { date: '20250102', nav: '0.8', dividend: '0.2' },
      { date: '20250103', nav: '0.88' },
    ]
    expect(stageReturns(points).all).toBe('10.00')
  })

  it('undo splits on their day, and not one on the first day', () => {
    // By hand: 1.00 to 2.00 is twice, two shares of 1.05 are 2.10, so 1.10 of them is 2.20.
    const points: NavPoint[] = [
      { date: '20250101', nav: '1.00', split: '3' },
      { date: '20250102', nav: '2.00' },
      { date: '20250103', nav: '1.05', split: '2' },
      { date: '20250106', nav: '1.10' },
    ]
    expect(stageReturns(points).all).toBe('120.00')
  })

  it('are those of the same fund without splits and dividends', () => {
    const step = fc.record({
      growth: fc.integer({ min: 90, max: 110 }),
      split: fc.option(fc.integer({ min: 50, max: 400 }), { nil: null, freq: 4 }),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        let [level, shares] = [1, 1]
        const plain: NavPoint[] = [{ date: '20250101', nav: '1' }]
        const divided: NavPoint[] = [{ date: '20250101', nav: '1' }]
        for (const [index, { growth, split }] of steps.entries()) {
          const date = addDays('20250101', index + 1)
          level *= growth / 100
          shares *= (split ?? 100) / 100
          plain.push({ date, nav: level.toFixed(12) })
          divided.push({
            date,
            nav: (level / shares).toFixed(12),
            split: split === null ? null : String(split / 100),
          })
        }
        const [one, other] = [stageReturns(plain).all, stageReturns(divided).all]
        expect(Math.abs(Number(one) - Number(other))).toBeLessThan(0.02)
        const [curve, same] = [adjustedCurve(plain), adjustedCurve(divided)]
        expect(maxDrawdown(same)?.percent).toBeCloseTo(maxDrawdown(curve)?.percent ?? 0, 4)
        expect(same.at(-1)?.value).toBeCloseTo(curve.at(-1)?.value ?? 0, 6)
        const years = [plain, divided].map((points) => periodReturns(points, 'year')[0]?.own)
        expect(Math.abs(Number(years[0]) - Number(years[1]))).toBeLessThan(0.02)
      }),
    )
  })

  it('are unknown without a history, and short ones know only what they reach', () => {
    expect(stageReturns([])).toStrictEqual(NOTHING)
    expect(stageReturns([{ date: '20250718', nav: '1.3' }])).toStrictEqual({
      ...NOTHING,
      all: '0.00',
    })
  })
})

describe('seven-day yield', () => {
  const week = ['1.1192', '1.1189', '1.1187', '1.1208', '1.1208', '1.1206', '1.1204']

  it('compounds daily', () => {
    expect(sevenDayYield(week)).toBe('4.172')
  })

  it('is unknown without exactly seven days', () => {
    expect(sevenDayYield(week.slice(1))).toBeNull()
  })
})
