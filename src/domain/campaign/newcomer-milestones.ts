/** Milestones of newcomers, by days from their registration: rules.md#campaigns. */
import { addDays, daysBetween, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'

/**
 * People who register in the edition have them; what was earned can be claimed for some days more.
 */
export const EDITION = { from: '20250101', until: '20260630', claimDays: 30 } as const

export const MILESTONES = ['verified', 'firstBuy', 'lessons'] as const
export type Milestone = (typeof MILESTONES)[number]

/** Up to which day each has to be reached, that of the registration being the first. */
export const MILESTONE_DAYS: Readonly<Record<Milestone, number>> = {
  verified: 7,
  firstBuy: 14,
  lessons: 21,
}

/** The number of lessons that are read for the last one. */
export const LESSONS = 3

export const MILESTONE_STATES = ['open', 'earned', 'claimed', 'missed'] as const
export type MilestoneState = (typeof MILESTONE_STATES)[number]

/** Returns whether somebody who registered at a moment has milestones. */
export const isOfEdition = (registeredAt: Time14): boolean =>
  registeredAt.slice(0, 8) >= EDITION.from && registeredAt.slice(0, 8) <= EDITION.until

/** The last day of a milestone: its own, or that of the edition. */
export function milestoneDay(milestone: Milestone, registeredOn: Date8): Date8 {
  const own = addDays(registeredOn, MILESTONE_DAYS[milestone] - 1)
  return own < EDITION.until ? own : EDITION.until
}

/** The last day on which something can be claimed. */
export const CLAIM_DAY: Date8 = addDays(EDITION.until, EDITION.claimDays)

interface Reached {
  /** The time when it was reached; null before. */
  readonly reachedAt: Time14 | null
  readonly claimed: boolean
  readonly lastDay: Date8
}

export function milestoneState(
  { reachedAt, claimed, lastDay }: Reached,
  now: Time14,
): MilestoneState {
  if (claimed) return 'claimed'
  const today = now.slice(0, 8)
  const inTime = reachedAt !== null && reachedAt.slice(0, 8) <= lastDay
  if (inTime) return today <= CLAIM_DAY ? 'earned' : 'missed'
  return today <= lastDay ? 'open' : 'missed'
}

/** Days that are left, today among them; 0 once it is over. */
export const daysLeft = (lastDay: Date8, now: Time14): number =>
  Math.max(0, daysBetween(now.slice(0, 8), lastDay) + 1)
