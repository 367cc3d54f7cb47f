import { describe, expect, it } from 'vitest'
import { historyName, indexBasis, indexFigure, indexNote } from './index-valuation.ts'

const index = {
  indexCode: '880800',
  indexName: '示例宽基800',
  date: '20260310',
  pe: '14.02',
  percentile: '63.20',
  from: '20160310',
}

describe('the valuation of an index', () => {
  it('shows the percentile with price-earnings ratio, day, source and length of history', () => {
    expect(indexFigure(index)).toBe('63.20%')
    expect(indexNote(index)).toBe('880800 · 市盈率 14.02 · 近10年（2016-03-10 起）')
    expect(indexBasis([index], '示例数据')).toBe('截至 2026-03-10 · 来源：示例数据')
  })

  it.each([
    ['20160310', '近10年'],
    ['20180702', '近7.7年'],
    ['20250910', '近6个月'],
    ['20260309', '近1个月'],
  ])('since %s is labelled with a history of %s', (from, name) => {
    expect(historyName({ from, date: index.date })).toBe(name)
  })
})
