/** A coupon for purchases: what it is, from when until when, its state. rules.md#coupons. */
import {
  addDays,
  chinaInstant,
  chinaTime,
  type Date8,
  type Time14,
} from '#domain/calendar/calendar-date.ts'
import type { IncomeTerms } from './income-coupon.ts'
import type { Decimal } from '#domain/money/money.ts'

/** The part of a fee that a coupon takes off, or pays back. */
export type FeeTerms =
  /** The full rate times `factor`, where that is lower than the user's own; saves at most `maxSave`. */
  | { readonly kind: 'rateFactor'; readonly factor: Decimal; readonly maxSave: Decimal | null }
  /** `cut` yuan off the fee, never more than the fee. */
  | { readonly kind: 'feeCut'; readonly cut: Decimal }
  /** `share` percent of the fee that was paid, at most `cap` yuan. */
  | { readonly kind: 'feeBack'; readonly share: Decimal; readonly cap: Decimal }

export type CouponTerms = FeeTerms | IncomeTerms
export type CouponKind = CouponTerms['kind']

/** Returns whether it brings coins by itself, and no order can use it. */
export const bringsIncome = (terms: CouponTerms): terms is IncomeTerms =>
  terms.kind === 'rateUp' || terms.kind === 'experience'

/** The feature that compliance has to release before anyone is given one; null for none. */
export const couponFeature = (terms: CouponTerms): IncomeTerms['kind'] | null =>
  bringsIncome(terms) ? terms.kind : null

/**
 * A purchase, a subscription while a fund is raised, a deposit into a money-market fund, or the next
 * instalment of a plan.
 */
export const COUPON_SCENES = ['buy', 'subscribe', 'deposit', 'plan'] as const
export type CouponScene = (typeof COUPON_SCENES)[number]

/** The containers in which an order can be placed, by who has signed the user in. */
export const COUPON_CONTAINERS = ['app', 'web', 'applet', 'partner'] as const
export type CouponContainer = (typeof COUPON_CONTAINERS)[number]

/** The means with which an order is paid. */
export const PAY_MEANS = ['card', 'wallet'] as const
export type PayMeans = (typeof PAY_MEANS)[number]

/** The funds that it is for; null where that does not decide. */
export interface CouponScope {
  readonly fundCodes: readonly string[] | null
  readonly fundTypes: readonly string[] | null
  readonly except: readonly string[]
}

/**
 * The state that the provider has stored of a coupon; `held` has not begun, is usable or is over.
 */
export const STORED_STATES = [
  'held',
  'locked',
  'used',
  'expired',
  'gifting',
  'given',
  'void',
] as const
export type StoredCouponState = (typeof STORED_STATES)[number]

export const COUPON_STATES = [
  'notYet',
  'usable',
  'locked',
  'used',
  'expired',
  'gifting',
  'given',
  'void',
] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** The events of a coupon; `back`: a gift that was not taken. */
export const COUPON_EVENTS = [
  'granted',
  'locked',
  'used',
  'returned',
  'expired',
  'offered',
  'given',
  'back',
  'paidBack',
  'voided',
] as const
export type CouponEvent = (typeof COUPON_EVENTS)[number]

/** A coupon as far as it decides what an order costs. */
export interface Coupon {
  readonly cardId: string
  readonly terms: CouponTerms
  readonly scope: CouponScope
  readonly minAmount: Decimal
  readonly maxAmount: Decimal | null
  readonly scenes: readonly CouponScene[]
  /** The only containers in which it is used; null for all. */
  readonly containers: readonly CouponContainer[] | null
  /** The only means of payment; null for all. */
  readonly payBy: readonly PayMeans[] | null
  /** The number of a plan's first instalments that it is for; null for any. */
  readonly firstInstalments: number | null
  readonly stackable: boolean
  readonly validFrom: Time14
  /** The first moment at which it can no longer be used. */
  readonly validUntil: Time14
  readonly state: CouponState
}

/** The validity of coupons of one batch. */
export type CouponValidity =
  | { readonly until: Time14 }
  /** So many days, the one on which it is claimed among them. */
  | { readonly days: number }

const LAST_SECOND = '235959'

/** The end of a coupon that is claimed now. */
export function couponEnd(validity: CouponValidity, claimedOn: Date8): Time14 {
  return 'until' in validity
    ? validity.until
    : `${addDays(claimedOn, validity.days - 1)}${LAST_SECOND}`
}

/** The state at a moment of what is written down. */
export function couponState(
  coupon: Pick<Coupon, 'validFrom' | 'validUntil'> & { readonly stored: StoredCouponState },
  now: Time14,
): CouponState {
  const { stored, validFrom, validUntil } = coupon
  if (stored !== 'held') return stored
  if (now >= validUntil) return 'expired'
  return now < validFrom ? 'notYet' : 'usable'
}

const HOUR_MS = 3_600_000
const GRACE_MS = 72 * HOUR_MS
const GIFT_MS = 24 * HOUR_MS

/** The end of a coupon, and the one that it had first. */
export interface CouponEnds {
  readonly validUntil: Time14
  readonly firstUntil: Time14
}

/**
 * The end of a coupon that comes back: as before, or 72 hours from now where that has passed. These
 * are given once: one that has had them ends as it would have.
 */
export function returnedEnd({ validUntil, firstUntil }: CouponEnds, now: Time14): Time14 {
  if (now < validUntil || validUntil > firstUntil) return validUntil
  return chinaTime(chinaInstant(now) + GRACE_MS)
}

/** Until when a gift that is offered now can be taken: a day, but not past the coupon's own end. */
export function giftEnd(validUntil: Time14, now: Time14): Time14 {
  const end = chinaTime(chinaInstant(now) + GIFT_MS)
  return end < validUntil ? end : validUntil
}
