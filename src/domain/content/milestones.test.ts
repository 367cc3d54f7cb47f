import { expect, test } from 'vitest'
import { milestoneDay, reminderWords } from './milestones.ts'

const TODAY = '20260311'

test.each([
  ['20260311', '', false, '2026-03-11', '今天已公布'],
  ['20260310', '', false, '2026-03-10', '已公布'],
  ['20260311', '', true, '预计 2026-03-11', '预计今天'],
  ['20260315', '', true, '预计 2026-03-15', '还有 4 天'],
  ['20260930', '2026Q3', true, '预计 2026 年第 3 季度', '日期未定'],
])(
  'a milestone of %s %s, expected (%j), is dated %s and counted %s',
  (date, quarter, expected, day, words) => {
    expect(milestoneDay({ date, quarter, expected })).toBe(day)
    expect(reminderWords({ date, quarter, expected }, TODAY)).toBe(words)
  },
)
