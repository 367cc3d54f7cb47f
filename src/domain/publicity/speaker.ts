/**
 * The people who speak for the company, and the time for which their words hold
 * (rules.md#publicity).
 */
import { addMonths } from '#domain/calendar/add-months.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'

/** The words next to an opinion of the company. */
export const SPEAKER = {
  source: { title: '公开募集证券投资基金宣传推介材料管理暂行规定', from: '20201001' },
  asOf: '20261101',
  needs: ['name', 'post', 'certNo', 'date'],
  /** Months after which the reader is warned. */
  holdsMonths: 12,
} as const

/** The warning of an opinion that is over a year old; null while it is not. */
export const agedNote = (date: Date8, today: Date8): string | null =>
  addMonths(date, SPEAKER.holdsMonths) < today
    ? `本文发布于 ${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}，观点可能已不适用`
    : null

/**
 * Returns whether people of this kind speak for the company: they answer questions; columns do not.
 */
export const speaksForCompany = (kind: string): boolean =>
  kind === 'manager' || kind === 'advisor' || kind === 'editor'
