import { describe, expect, it } from 'vitest'
import { formatRanked, fundFacts, ratioCurve, sessionWords } from './index-detail-words.ts'

it.each([
  [0.3814, '0.381'],
  [0.5, '0.500'],
  [1, '1.00'],
  [12.345, '12.35'],
  [null, '--'],
])('a ratio of %s is shown as %s', (ratio, shown) => {
  expect(formatRanked(ratio)).toBe(shown)
})

describe('the words of the session', () => {
  it.each([
    ['20260311', '20260311', '当日收盘在 20:00 后更新'],
    ['20260313', '20260314', '当日收盘在 20:00 后更新'],
    ['20260316', '20260314', '今日没有新的收盘，下一个交易日 2026-03-16'],
  ])('with the next close on %s on the day %s', (nextDate, today, words) => {
    expect(sessionWords({ nextDate }, today)).toBe(words)
  })
})

describe('the curve of a ratio', () => {
  const days = Array.from({ length: 900 }, (_, at) => ({
    date: String(20_230_101 + Math.floor(at / 28) * 100 + (at % 28)).replace(
      /^(\d{4})(\d{2})/,
      (_whole, year: string, month: string) => {
        const months = Number(month) - 1
        return `${Number(year) + Math.floor(months / 12)}${String((months % 12) + 1).padStart(2, '0')}`
      },
    ),
    close: 1000,
    pe: at % 2 === 0 ? at + 1 : null,
    pb: at + 1,
  }))

  it('shows a part of the days, with the zones of all of them', () => {
    const whole = ratioCurve(days, 'pb', 'all')
    const year = ratioCurve(days, 'pb', '1y')
    expect(whole.dates).toHaveLength(900)
    expect(year.dates.length).toBeLessThan(400)
    expect(year.zone).toEqual(whole.zone)
    expect(whole.zone?.low).toBeLessThan(whole.zone?.high ?? 0)
  })

  it('has no zones where there is no percentile', () => {
    expect(ratioCurve(days, 'pe', 'all').zone).toBeNull()
    expect(ratioCurve([], 'pe', '1y')).toEqual({ dates: [], values: [], zone: null })
  })
})

describe('the facts of a fund', () => {
  const fund = {
    fundCode: '980401',
    fundName: '禾岸宽基800指数A',
    fundTypeCode: '5',
    fundRiskLevel: 4,
    feeTotal: '0.63',
    trackingError: '0.54',
    meanDeviation: '0.0280',
    from: '20250310',
    to: '20260310',
    applyStatus: 'open',
    planMinAmount: '10.00',
  } as const

  it('have the days over which it followed', () => {
    expect(fundFacts(fund)).toEqual([
      '首年费用 0.63%',
      '日均偏离 0.0280%',
      '2025-03-10 至 2026-03-10',
    ])
  })

  it('say that it is suspended, or too young to be compared', () => {
    const young = { trackingError: null, meanDeviation: null, from: null, to: null }
    expect(fundFacts({ ...fund, ...young, applyStatus: 'suspended' })).toEqual([
      '暂停申购',
      '首年费用 0.63%',
      '成立不足一年，不计算跟踪误差',
    ])
  })
})
