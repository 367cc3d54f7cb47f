import { describe, expect, it } from 'vitest'
import { testItem } from '#shared/views/content/testing/test-item.ts'
import { viewRows, type FundReport } from './view-rows.ts'

const item = (itemId: string, publishTime: string) => testItem({ itemId, publishTime })
const report = (reportDate: string, publishDate: string): FundReport => ({
  reportDate,
  publishDate,
  kind: 'quarter',
  title: '季度报告',
  review: '',
  outlook: '',
  url: '/documents/x.pdf',
})
const shape = (rows: ReturnType<typeof viewRows>) => rows.map(({ key, month }) => [key, month])

const ITEMS = [
  item('a-2', '20260305100000'),
  item('a-1', '20260301100000'),
  item('a-0', '20251201100000'),
]
const REPORTS = [report('20251231', '20260123'), report('20250930', '20251029')]

describe('views of a fund', () => {
  it('have reports among them by the day of publication, and a heading a month', () => {
    expect(shape(viewRows(ITEMS, REPORTS, true))).toEqual([
      ['a-2', '2026 年 3 月'],
      ['a-1', null],
      ['report-20251231-quarter', '2026 年 1 月'],
      ['a-0', '2025 年 12 月'],
      ['report-20250930-quarter', '2025 年 10 月'],
    ])
  })

  it('keep back a report that is older than the items so far while more are to come', () => {
    expect(shape(viewRows(ITEMS, REPORTS, false)).map(([key]) => key)).not.toContain(
      'report-20250930-quarter',
    )
    expect(viewRows([], REPORTS, true)).toHaveLength(2)
    expect(viewRows([], [], true)).toEqual([])
  })
})
