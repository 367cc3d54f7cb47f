/** Steps of medicines on the way to approval (rules.md#circles). */
import { daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'

export type MilestoneStage = 'phase1' | 'phase2' | 'phase3' | 'filed' | 'approved' | 'insurance'

export const STAGE_WORDS: Readonly<Record<MilestoneStage, string>> = {
  phase1: 'I 期',
  phase2: 'II 期',
  phase3: 'III 期',
  filed: '上市申请',
  approved: '获批',
  insurance: '医保谈判',
}

interface Milestone {
  /** The day, or where only a quarter is known its last day. */
  readonly date: Date8
  /** `2026Q3` where only the quarter is known; `''` otherwise. */
  readonly quarter: string
  readonly expected: boolean
}

const dashed = (date: Date8) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`

/** Returns when it happened or is expected, in words; what is expected says so. */
export function milestoneDay({ date, quarter, expected }: Milestone): string {
  const [year = '', no = ''] = quarter.split('Q')
  const day = quarter === '' ? dashed(date) : `${year} 年第 ${no} 季度`
  return expected ? `预计 ${day}` : day
}

/**
 * Returns what a reminder says on a day: that it happened, that it is due, or in how many days it
 * is.
 */
export function reminderWords({ date, quarter, expected }: Milestone, today: Date8): string {
  const days = daysBetween(today, date)
  if (!expected) return days === 0 ? '今天已公布' : '已公布'
  if (quarter !== '') return '日期未定'
  return days <= 0 ? '预计今天' : `还有 ${days} 天`
}
