/** The part of a holding that an owner shows others: rules.md#shared-holdings. */
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, daysBetween, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { PUBLISHED_RANGES } from '#domain/publicity/ranges.ts'

/** The parts that the owner has chosen to show; amounts are no choice. */
export const SHOWN = ['rate', 'days'] as const
export type Shown = (typeof SHOWN)[number]

export const SHARE_DAYS = 7
export const SHARES_A_DAY = 20

/** The moment from which what was shared then is shown no longer. */
export const shareExpiry = (createdAt: Time14): Time14 =>
  `${addDays(createdAt.slice(0, 8), SHARE_DAYS)}${createdAt.slice(8)}`

export type ShareState = 'open' | 'revoked' | 'expired'

/** A revoked one stays revoked, also after its time. */
export function shareState(
  share: { readonly expiresAt: Time14; readonly revokedAt: Time14 | null },
  now: Time14,
): ShareState {
  if (share.revokedAt !== null) return 'revoked'
  return now < share.expiresAt ? 'open' : 'expired'
}

/** Returns whether the rate of a holding may be shown: not before six months. */
export const mayShowRate = (firstBuyDate: Date8, to: Date8): boolean =>
  addMonths(firstBuyDate, PUBLISHED_RANGES.leastMonths) <= to

/** Calendar days since the first purchase, that day not among them. */
export const heldDays = (firstBuyDate: Date8, to: Date8): number =>
  Math.max(0, daysBetween(firstBuyDate, to))
