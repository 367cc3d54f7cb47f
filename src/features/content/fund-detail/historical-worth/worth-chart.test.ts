import { describe, expect, test } from 'vitest'
import type { NavDay } from '../parts/days-shown.ts'
import { spanProblem } from '#shared/parts/fund-chart/span-problem.ts'
import { spanDays, worthChart } from './worth-chart.ts'

const day = (date: string, nav: string, accNav = nav, dividend: string | null = null): NavDay => ({
  date,
  nav,
  accNav,
  dividend,
  dayChange: null,
  incomePer10k: null,
  sevenDayYield: null,
})

const PAID = [
  day('20260302', '1.0000'),
  day('20260303', '1.2000'),
  day('20260304', '1.1000', '1.2000', '0.1000'),
  day('20260305', '0.9900', '1.0900'),
  day('20260306', '1.0450', '1.1450'),
]
const WHOLE = { from: null, to: '20260306' }

describe('the span of a curve', () => {
  test.each([
    ['the last year by default', {}, { from: '20250310', to: '20260310' }],
    ['a range by name', { range: '3m' }, { from: '20251210', to: '20260310' }],
    ['all of it', { range: 'all' }, { from: null, to: '20260310' }],
    [
      'two days, whatever the range',
      { range: '3m', from: '20250101', to: '20250201' },
      { from: '20250101', to: '20250201' },
    ],
    [
      'the range where one of the two is missing',
      { from: '20250101' },
      { from: '20250310', to: '20260310' },
    ],
  ] as const)('is %s', (_, span, expected) => {
    expect(spanDays(span, '20260310')).toEqual(expected)
  })
})

describe('the curve of the net value', () => {
  test('has two lines where a dividend separates unit and accumulated value', () => {
    const chart = worthChart(PAID, [], WHOLE)
    expect(chart?.series.map(({ name, values }) => [name, values])).toEqual([
      ['单位净值', [1, 1.2, 1.1, 0.99, 1.045]],
      ['累计净值', [1, 1.2, 1.2, 1.09, 1.145]],
    ])
  })

  test('has one line where both values are the same', () => {
    const chart = worthChart(PAID.slice(0, 2), [], WHOLE)
    expect(chart?.series.map(({ name }) => name)).toEqual(['单位与累计净值'])
  })

  test('counts growth with dividends reinvested, exactly', () => {
    // 1.1 * (1.1 + 0.1) / 1.1 = 1.2, then 1.045 / 1.1
    expect(worthChart(PAID, [], WHOLE)?.growth).toBe('14.00')
  })

  test('has the first of the highest and of the lowest days', () => {
    const chart = worthChart([...PAID, day('20260309', '0.9900')], [], {
      from: null,
      to: '20260309',
    })
    expect(chart?.highest).toMatchObject({ nav: '1.2000', date: '20260303' })
    expect(chart?.lowest).toMatchObject({ nav: '0.9900', date: '20260305' })
  })

  test('adds up the dividends, without that of its first day', () => {
    expect(worthChart(PAID, [], WHOLE)?.paid).toBe('0.1')
    expect(worthChart(PAID, [], { from: '20260304', to: '20260306' })?.paid).toBeNull()
  })

  test('starts from the last value on or before the first day', () => {
    const weekend = [day('20260227', '1.0000'), ...PAID]
    const chart = worthChart(weekend, [], { from: '20260301', to: '20260303' })
    expect(chart?.dates).toEqual(['20260227', '20260302', '20260303'])
  })

  test('does not start from a value long before the first day', () => {
    const old = [day('20200101', '0.5000'), ...PAID]
    const chart = worthChart(old, [], { from: '20260301', to: '20260306' })
    expect(chart?.dates[0]).toBe('20260302')
  })

  test('is null with fewer than two values', () => {
    expect(worthChart(PAID, [], { from: '20260306', to: '20260310' })).toBeNull()
    expect(worthChart(PAID, [], { from: '20250101', to: '20250201' })).toBeNull()
    expect(worthChart([], [], WHOLE)).toBeNull()
  })

  test('breaks where the history has missing data', () => {
    const chart = worthChart([day('20251201', '1.0000'), ...PAID], [], WHOLE)
    expect(chart?.dates.slice(0, 3)).toEqual(['20251201', '20251202', '20251203'])
    expect(chart?.series[0]?.values.slice(0, 3)).toEqual([1, null, null])
    expect(chart?.hole).toEqual({ from: '20251201', to: '20260302' })
    // Dividends during the gap are not known.
    expect(chart).toMatchObject({ growth: null, highest: null, lowest: null, paid: null })
  })

  test('lists the events of its days, the newest first, and marks them', () => {
    const event = (date: string, eventType: '1' | '3' | '7', content: string) => ({
      date,
      eventType,
      content,
    })
    const events = [
      event('20200101', '3', '基金成立'),
      event('20260303', '1', '基金经理变更为某某'),
      event('20260304', '7', '每份派发现金红利 0.1000 元'),
    ]
    const chart = worthChart(PAID, events, { from: '20260302', to: '20260305' })
    expect(chart?.events.map(({ date }) => date)).toEqual(['20260304', '20260303'])
    expect(chart?.markers).toEqual([
      { index: 1, label: '基金经理变更' },
      { index: 2, label: '分红 0.1000 元/份' },
    ])
  })
})

describe('two chosen days', () => {
  const history = { first: '20200102', last: '20260310' }
  test.each([
    ['20250101', '20260101', null],
    ['20200102', '20260310', null],
    ['20260101', '20250101', 'order'],
    ['20250101', '20250101', 'order'],
    ['20191231', '20260101', 'early'],
    ['20250101', '20260311', 'late'],
  ] as const)('from %o to %o have the problem %o', (from, to, expected) => {
    expect(spanProblem({ from, to }, history)).toBe(expected)
  })
})
