import { expect, it } from 'vitest'
import { rankNote } from './rank-note.ts'

const ranked = {
  stage: '3y',
  type: undefined,
  total: 400,
  source: '示例评价数据',
  date: '20260310',
} as const

it('the note on ranks names stage, peers, day and source', () => {
  expect(rankNote(ranked)).toBe(
    '名次按近3年收益，在全部类型 400 只基金中排列，截至 2026-03-10，来源：示例评价数据',
  )
  expect(rankNote({ ...ranked, stage: '5y', type: '5', total: 67 })).toContain(
    '近5年收益，在指数型 67 只基金中',
  )
})

it.each([
  { ...ranked, stage: '1y' },
  { ...ranked, stage: '6m' },
  { ...ranked, source: '' },
  { ...ranked, total: 0 },
] as const)('there is no note, and no rank, for %j', (given) => {
  expect(rankNote(given)).toBeNull()
})
