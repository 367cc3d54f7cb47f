/** Readers who write about what they hold (rules.md#company-and-experts). */
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'

/** The number of days that something must have been held before its holder may apply. */
export const HELD_DAYS = 365

export interface Applicant {
  readonly state: 'none' | 'applied' | 'expert' | 'suspended'
  /** True if the real name is verified. */
  readonly verified: boolean
  readonly heldDays: number
}

export type ApplicationObstacle =
  | { readonly code: 'unverified' | 'suspended' | 'pending' | 'expert' }
  | { readonly code: 'heldTooShort'; readonly daysLeft: number }

/**
 * Returns why a reader cannot apply now; null: they can. Reasons that the reader can remove come
 * first.
 */
export function applicationObstacle(it: Applicant): ApplicationObstacle | null {
  switch (it.state) {
    case 'expert':
      return { code: 'expert' }
    case 'applied':
      return { code: 'pending' }
    case 'suspended':
      return { code: 'suspended' }
    case 'none':
      if (!it.verified) return { code: 'unverified' }
      return it.heldDays >= HELD_DAYS
        ? null
        : { code: 'heldTooShort', daysLeft: HELD_DAYS - it.heldDays }
  }
}

export type AwardState = 'checking' | 'open' | 'claimed' | 'expired'

export interface AwardDates {
  /** The time when its check ends; `''` where nothing is checked. */
  readonly checkedAt: Time14
  /** The last day on which it can be claimed. */
  readonly until: Date8
  readonly claimedAt: Time14 | null
}

/**
 * Returns the state: a claimed award stays so; one that is being checked does not lapse meanwhile.
 */
export function awardState({ checkedAt, until, claimedAt }: AwardDates, now: Time14): AwardState {
  if (claimedAt !== null) return 'claimed'
  if (checkedAt !== '' && now < checkedAt) return 'checking'
  return now.slice(0, 8) > until ? 'expired' : 'open'
}
