import { describe, expect, it } from 'vitest'
import {
  dayChange,
  sevenDayYield,
  stageReturns,
  stageStart,
  type NavPoint,
  type Stage,
} from './performance.ts'

const NOTHING = Object.fromEntries(
  ['1w', '1m', '3m', '6m', '1y', '3y', '5y', 'ytd', 'all'].map((stage) => [stage, null]),
)

describe('day change', () => {
  it.each([
    [{ nav: '1.1', navBefore: '1' }, '10.00'],
    [{ nav: '0.95', navBefore: '1', dividend: '0.1' }, '5.00'],
    [{ nav: '1', navBefore: '0' }, null],
    [{ nav: '4.8745', navBefore: '5.5119', dividend: '0.5' }, '-2.49'],
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
