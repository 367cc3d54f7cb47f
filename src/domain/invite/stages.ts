/** The way of a friend who was invited: rules.md#invitations. */
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'

export const STAGES = ['registered', 'verified', 'purchased', 'held'] as const
export type InviteStage = (typeof STAGES)[number]

export const STAGE_NAMES: Record<InviteStage, string> = {
  registered: '注册',
  verified: '实名',
  purchased: '首次买入',
  held: '持有达标',
}

/** The time when each stage was reached; null of one that is ahead. */
export type StageTimes = Readonly<Record<InviteStage, Time14 | null>>

/** The last stage that was reached, without a gap before it; null before the first. */
export function stageOf(times: StageTimes): InviteStage | null {
  const open = STAGES.findIndex((stage) => times[stage] === null)
  return STAGES[(open === -1 ? STAGES.length : open) - 1] ?? null
}

/** The time when rewards of a day are decided. */
export const SETTLED_AT = '203000'

/** Returns when a lot that was confirmed on a day has been held long enough. */
export const heldUntil = (confirmed: Date8, holdDays: number): Time14 =>
  `${addDays(confirmed, holdDays)}${SETTLED_AT}`

/** The first moment from `time` on at which rewards are decided. */
export function nextSettling(time: Time14): Time14 {
  const day = time.slice(0, 8)
  return `${time.slice(8) <= SETTLED_AT ? day : addDays(day, 1)}${SETTLED_AT}`
}

/** The first moment at which what a friend does counts no more. */
export const countsUntil = (bound: Time14, bindDays: number): Time14 =>
  `${addDays(bound.slice(0, 8), bindDays)}${bound.slice(8)}`
