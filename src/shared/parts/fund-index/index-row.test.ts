import { describe, expect, it } from 'vitest'
import { indexBasis, indexFigure, indexNote } from './index-row.ts'

const index = {
  indexCode: '880800',
  indexName: '示例宽基800',
  date: '20260310',
  pe: '14.02',
  pb: '1.50',
  basis: 'pe' as const,
  percentile: '63.20',
  from: '20160310',
}

describe('the valuation of an index', () => {
  it('shows the percentile with price-earnings ratio, day, source and length of history', () => {
    expect(indexFigure(index)).toBe('63.20%')
    expect(indexNote(index)).toBe('880800 · 市盈率 14.02 · 近10年（2016-03-10 起）')
    expect(indexBasis([index], '示例数据')).toBe('截至 2026-03-10 · 来源：示例数据')
  })

  it('names the ratio that is ranked, and has dashes for what is not known', () => {
    expect(indexNote({ ...index, basis: 'pb' })).toContain('市净率 1.50')
    expect(indexNote({ ...index, pe: null })).toContain('市盈率 --')
    expect(indexFigure({ ...index, percentile: null })).toBe('--')
  })
})
