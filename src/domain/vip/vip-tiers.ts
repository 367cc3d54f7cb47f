/** Tiers of members: rules.md#members. */
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'

/** A member without a tier has 0. */
export const TIERS = [0, 1, 2, 3, 4, 5] as const
export type Tier = (typeof TIERS)[number]

/** The number of points that a tier takes. */
export const TIER_POINTS: Readonly<Record<Tier, number>> = {
  0: 0,
  1: 300,
  2: 3_000,
  3: 18_000,
  4: 100_000,
  5: 365_000,
}

const PROTECTED_MONTHS = 12
/** After a fall. */
const PROTECTED_DAYS = 90

/** The highest tier that so many points reach. */
export const tierOf = (points: number): Tier =>
  TIERS.reduce((highest, tier) => (points >= TIER_POINTS[tier] ? tier : highest), 0)

export interface Standing {
  readonly tier: Tier
  readonly reachedOn: Date8
  /** The first day on which it can be lost. */
  readonly protectedUntil: Date8
}

const BELOW: Readonly<Record<Tier, Tier>> = { 0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 5: 4 }

/**
 * The tier after a day's points: up at once, with twelve months of protection; down by one where it
 * is over and the points are short, with ninety days. Null before: of a new member.
 */
export function standingAfter(before: Standing | null, points: number, day: Date8): Standing {
  const reached = tierOf(points)
  if (before === null || reached > before.tier)
    return { tier: reached, reachedOn: day, protectedUntil: addMonths(day, PROTECTED_MONTHS) }
  if (reached === before.tier || day < before.protectedUntil) return before
  return {
    tier: BELOW[before.tier],
    reachedOn: day,
    protectedUntil: addDays(day, PROTECTED_DAYS),
  }
}

/** The tier above; null above the highest. */
export const nextTier = (tier: Tier): Tier | null => TIERS.find((it) => it > tier) ?? null

/** From how many days before its end on a protection is said to end soon. */
const SOON_DAYS = 60

export type Protection = 'none' | 'long' | 'soon' | 'over'

/** Returns how much of the protection is left. */
export function protectionOn({ tier, protectedUntil }: Standing, today: Date8): Protection {
  if (tier === 0) return 'none'
  const left = daysBetween(today, protectedUntil)
  return left <= 0 ? 'over' : left < SOON_DAYS ? 'soon' : 'long'
}
