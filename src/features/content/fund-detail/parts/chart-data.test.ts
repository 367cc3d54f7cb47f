import { describe, expect, test } from 'vitest'
import { chartOf } from './chart-data.ts'
import type { NavHistory } from './fund.ts'
import { fund } from '#shared/fund/testing/test-fund.ts'

const historyOf = (
  rows: readonly [date: string, nav: string, dividend?: string][],
): NavHistory => ({
  points: rows.map(([date, nav, dividend]) => ({
    date,
    nav,
    accNav: nav,
    dayChange: null,
    dividend: dividend ?? null,
    incomePer10k: null,
    sevenDayYield: '1.500',
  })),
  benchmark: rows.map(() => 100),
  peer: rows.map(() => null),
})

describe('the chart of a fund', () => {
  test('starts each line at zero and counts in percent', () => {
    const chart = chartOf(
      fund,
      historyOf([
        ['20260302', '1.0000'],
        ['20260303', '1.1000'],
      ]),
      'all',
    )
    const own = chart.series.find(({ key }) => key === 'own')
    expect(own?.values[0]).toBe(0)
    expect(own?.values[1]).toBeCloseTo(10, 10)
  })

  test('leaves out a comparison that has no values', () => {
    const chart = chartOf(
      fund,
      historyOf([
        ['20260302', '1.0000'],
        ['20260303', '1.1000'],
      ]),
      'all',
    )
    expect(chart.series.map(({ key }) => key)).toEqual(['own', 'benchmark'])
  })

  test('marks dividends on their day, and reinvests them', () => {
    const rows = historyOf([
      ['20260302', '1.0000'],
      ['20260303', '0.9000', '0.1000'],
    ])
    const chart = chartOf(fund, rows, 'all')
    expect(chart.markers).toEqual([{ index: 1, label: '分红 0.1000 元/份' }])
    expect(chart.series[0]?.values[1]).toBeCloseTo(0, 10)
  })

  test('breaks the line where the history has a hole', () => {
    const rows = historyOf([
      ['20201231', '1.0000'],
      ['20250717', '1.5000'],
      ['20250718', '1.6000'],
    ])
    const chart = chartOf(fund, rows, 'all')
    // As wide as it was long, so that it is seen: a slot for each weekday between.
    expect(chart.dates).toHaveLength(1 + 1184 + 2)
    expect([chart.dates[1], chart.dates.at(-3)]).toEqual(['20210101', '20250716'])
    expect(chart.hole).toEqual({ from: '20201231', to: '20250717' })
    // What was paid out meanwhile is not known: nothing after the hole counts from before it.
    expect(chart.series[0]?.values[0]).toBe(0)
    expect(new Set(chart.series[0]?.values.slice(1))).toEqual(new Set([null]))
  })

  test('is empty when the range holds fewer than two values', () => {
    const rows = historyOf([
      ['20201231', '1.0000'],
      ['20250718', '1.6000'],
    ])
    expect(chartOf(fund, rows, '1y').dates).toEqual([])
  })

  test('says that the history is shorter than the range', () => {
    const rows = historyOf([
      ['20260302', '1.0000'],
      ['20260303', '1.1000'],
    ])
    expect(chartOf(fund, rows, '1y').shortened).toBe(true)
    expect(chartOf(fund, rows, 'all').shortened).toBe(false)
  })

  test('of a money-market fund is its yield', () => {
    const money = { ...fund, fundTypeCode: '2' }
    const chart = chartOf(
      money,
      historyOf([
        ['20260302', '1.0000'],
        ['20260303', '1.0000'],
      ]),
      'all',
    )
    expect(chart.series).toEqual([
      { key: 'own', name: '七日年化', tone: 'own', values: [1.5, 1.5] },
    ])
  })

  test('marks what happened on the next day that has a value, once per place', () => {
    const rows = historyOf([
      ['20260302', '1.0000'],
      ['20260304', '1.1000', '0.0500'],
      ['20260305', '1.1000'],
    ])
    const chart = chartOf(fund, rows, 'all', [
      { date: '20250101', eventType: '3', content: '基金成立' },
      { date: '20260303', eventType: '1', content: '基金经理变更为甲' },
      { date: '20260304', eventType: '7', content: '每份派发现金红利 0.05 元' },
      { date: '20260306', eventType: '4', content: '' },
    ])
    expect(chart.markers).toEqual([{ index: 1, label: '基金经理变更，分红 0.0500 元/份' }])
    expect(chart.marked).toBe('基金经理变更、分红')
  })

  test('between two days ends on the second', () => {
    const rows = historyOf([
      ['20260302', '1.0000'],
      ['20260303', '1.1000'],
      ['20260304', '1.2100'],
    ])
    const span = { from: '20260302', to: '20260303' }
    expect(chartOf(fund, rows, span).dates).toEqual(['20260302', '20260303'])
    const yields = chartOf({ ...fund, fundTypeCode: '2' }, rows, span)
    expect(yields.dates).toEqual(['20260302', '20260303'])
  })
})
