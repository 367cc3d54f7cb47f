import { describe, expect, test } from 'vitest'
import { fundChart } from './chart-data.ts'
import type { NavHistory } from '#shared/parts/fund/fund.ts'
import { fund } from '#shared/parts/fund/testing/test-fund.ts'

const history = (rows: readonly [date: string, nav: string, dividend?: string][]): NavHistory => ({
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
  test('has lines in percent that start at zero', () => {
    const chart = fundChart(
      fund,
      history([
        ['20260302', '1.0000'],
        ['20260303', '1.1000'],
      ]),
      'all',
    )
    const own = chart.series.find(({ key }) => key === 'own')
    expect(own?.values[0]).toBe(0)
    expect(own?.values[1]).toBeCloseTo(10, 10)
  })

  test('leaves out a comparison without values', () => {
    const chart = fundChart(
      fund,
      history([
        ['20260302', '1.0000'],
        ['20260303', '1.1000'],
      ]),
      'all',
    )
    expect(chart.series.map(({ key }) => key)).toEqual(['own', 'benchmark'])
  })

  test('marks dividends on their days, and reinvests them', () => {
    const rows = history([
      ['20260302', '1.0000'],
      ['20260303', '0.9000', '0.1000'],
    ])
    const chart = fundChart(fund, rows, 'all')
    expect(chart.markers).toEqual([{ index: 1, label: '分红 0.1000 元/份' }])
    expect(chart.series[0]?.values[1]).toBeCloseTo(0, 10)
  })

  test('marks splits on their days, and undoes them', () => {
    const rows = history([
      ['20260302', '2.0000'],
      ['20260303', '1.0500'],
    ])
    const [first, second] = rows.points
    if (first === undefined || second === undefined) throw new Error('no values')
    const split = { ...rows, points: [first, { ...second, split: '2.0000' }] }
    // A provider may list the split among the events too: it is marked once.
    const listed = [{ date: '20260303', eventType: '5', content: '折算' }] as const
    const chart = fundChart(fund, split, 'all', listed)
    expect(chart.markers).toEqual([{ index: 1, label: '份额折算 每份变为 2 份' }])
    expect(chart.marked).toBe('份额折算')
    expect(chart.series[0]?.values[1]).toBeCloseTo(5, 10)
  })

  test('breaks the line where the history has missing data', () => {
    const rows = history([
      ['20201231', '1.0000'],
      ['20250717', '1.5000'],
      ['20250718', '1.6000'],
    ])
    const chart = fundChart(fund, rows, 'all')
    // The gap is as wide as it was long: a slot for each weekday.
    expect(chart.dates).toHaveLength(1 + 1184 + 2)
    expect([chart.dates[1], chart.dates.at(-3)]).toEqual(['20210101', '20250716'])
    expect(chart.hole).toEqual({ from: '20201231', to: '20250717' })
    // Dividends during the gap are not known, so nothing after it can be compared with before.
    expect(chart.series[0]?.values[0]).toBe(0)
    expect(new Set(chart.series[0]?.values.slice(1))).toEqual(new Set([null]))
  })

  test('is empty when the range holds fewer than two values', () => {
    const rows = history([
      ['20201231', '1.0000'],
      ['20250718', '1.6000'],
    ])
    expect(fundChart(fund, rows, '1y').dates).toEqual([])
  })

  test('says that the history is shorter than the range', () => {
    const rows = history([
      ['20260302', '1.0000'],
      ['20260303', '1.1000'],
    ])
    expect(fundChart(fund, rows, '1y').shortened).toBe(true)
    expect(fundChart(fund, rows, 'all').shortened).toBe(false)
  })

  test('shows the yield of a money-market fund', () => {
    const money = { ...fund, fundTypeCode: '2' }
    const chart = fundChart(
      money,
      history([
        ['20260302', '1.0000'],
        ['20260303', '1.0000'],
      ]),
      'all',
    )
    expect(chart.series).toEqual([
      { key: 'own', name: '七日年化', tone: 'own', values: [1.5, 1.5] },
    ])
  })

  test('marks an event on the next day with a value, and joins those of one day', () => {
    const rows = history([
      ['20260302', '1.0000'],
      ['20260304', '1.1000', '0.0500'],
      ['20260305', '1.1000'],
    ])
    const chart = fundChart(fund, rows, 'all', [
      { date: '20250101', eventType: '3', content: '基金成立' },
      { date: '20260303', eventType: '1', content: '基金经理变更为甲' },
      { date: '20260304', eventType: '7', content: '每份派发现金红利 0.05 元' },
      { date: '20260306', eventType: '4', content: '' },
    ])
    expect(chart.markers).toEqual([{ index: 1, label: '基金经理变更，分红 0.0500 元/份' }])
    expect(chart.marked).toBe('基金经理变更、分红')
  })

  test('ends on the second of two chosen days', () => {
    const rows = history([
      ['20260302', '1.0000'],
      ['20260303', '1.1000'],
      ['20260304', '1.2100'],
    ])
    const span = { from: '20260302', to: '20260303' }
    expect(fundChart(fund, rows, span).dates).toEqual(['20260302', '20260303'])
    const yields = fundChart({ ...fund, fundTypeCode: '2' }, rows, span)
    expect(yields.dates).toEqual(['20260302', '20260303'])
  })
})
