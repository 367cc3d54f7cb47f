/** Rights of members, and how often each can be used: rules.md#members. */
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import type { Tier } from './vip-tiers.ts'

export const RIGHT_CYCLES = ['month', 'quarter', 'year'] as const
export type RightCycle = (typeof RIGHT_CYCLES)[number]

/** `coupon` is taken, `hotline` called, `report` and `seat` are booked. */
export const RIGHT_KINDS = ['coupon', 'hotline', 'report', 'seat'] as const
export type RightKind = (typeof RIGHT_KINDS)[number]

const MONTHS: Readonly<Record<RightCycle, number>> = { month: 1, quarter: 3, year: 12 }

const firstMonth = (cycle: RightCycle, day: Date8): number => {
  const month = Number(day.slice(4, 6)) - 1
  return month - (month % MONTHS[cycle])
}

/** The name of the period of a day: 202603, 2026Q1, 2026. */
export function periodOf(cycle: RightCycle, day: Date8): string {
  const year = day.slice(0, 4)
  if (cycle === 'year') return year
  return cycle === 'quarter' ? `${year}Q${firstMonth(cycle, day) / 3 + 1}` : day.slice(0, 6)
}

/** The last day of the period of a day. */
export function periodEnd(cycle: RightCycle, day: Date8): Date8 {
  const after = firstMonth(cycle, day) + MONTHS[cycle]
  const year = Number(day.slice(0, 4)) + Math.floor(after / 12)
  const next = `${year}${String((after % 12) + 1).padStart(2, '0')}01`
  return addDays(next, -1)
}

/** The facts that decide whether a right can be used. */
export interface RightFacts {
  readonly minTier: Tier
  /** The number of times in a period; null without a limit. */
  readonly quota: number | null
  readonly used: number
}

export type RightState = 'locked' | 'usedUp' | 'open'

/** Returns whether a member of a tier can use a right now. */
export function rightState({ minTier, quota, used }: RightFacts, tier: Tier): RightState {
  if (tier < minTier) return 'locked'
  return quota !== null && used >= quota ? 'usedUp' : 'open'
}
