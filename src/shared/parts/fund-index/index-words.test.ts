import { describe, expect, it } from 'vitest'
import { noPercentile, windowName } from './index-words.ts'

describe('the words of an index', () => {
  it.each([
    ['20160310', '近10年（2016-03-10 起）'],
    ['20240312', '近2年（2024-03-12 起）'],
    ['20250910', '近6个月（2025-09-10 起）'],
    ['20260309', '近1个月（2026-03-09 起）'],
  ])('a window from %s is %s', (from, name) => {
    expect(windowName({ from, date: '20260310' })).toBe(name)
  })

  it('say why there is no percentile', () => {
    expect(noPercentile({ basis: 'pe', days: 0 })).toBe('没有可用的市盈率，不计算百分位')
    expect(noPercentile({ basis: 'pb', days: 485 })).toBe(
      '历史只有 485 个交易日，满 750 个后计算百分位',
    )
  })
})
