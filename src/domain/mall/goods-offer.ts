/** Says whether an item can be exchanged, and otherwise why not: rules.md#coin-mall. */
import type { Time14 } from '#domain/calendar/calendar-date.ts'

export interface OfferedGoods {
  readonly coins: number
  readonly left: number | null
  readonly restockAt: Time14 | null
  readonly memberOnly: boolean
  readonly from: Time14 | null
  readonly until: Time14 | null
}

/** The terms of the goods that concern a user. */
export interface OwnTerms {
  readonly balance: number
  /** The number that the user has had. */
  readonly used: number
  readonly member: boolean
  readonly verified: boolean
}

export type GoodsOffer =
  | { readonly is: 'open' | 'ended' | 'limit' | 'level' | 'signedOut' | 'unverified' }
  | { readonly is: 'notBegun'; readonly from: Time14 }
  | { readonly is: 'soldOut'; readonly restockAt: Time14 | null }
  | { readonly is: 'short'; readonly missing: number }

/**
 * The first reason in this order: those of the item before those of the user, and those that the
 * user cannot change before those that the user can.
 */
export function goodsOffer(
  goods: OfferedGoods & { readonly limit: number | null },
  own: OwnTerms | null,
  now: Time14,
): GoodsOffer {
  const { coins, left, restockAt, memberOnly, from, until, limit } = goods
  if (until !== null && now >= until) return { is: 'ended' }
  if (from !== null && now < from) return { is: 'notBegun', from }
  if (left === 0) return { is: 'soldOut', restockAt }
  if (own === null) return { is: 'signedOut' }
  if (memberOnly && !own.member) return { is: 'level' }
  if (limit !== null && own.used >= limit) return { is: 'limit' }
  if (own.balance < coins) return { is: 'short', missing: coins - own.balance }
  return { is: own.verified ? 'open' : 'unverified' }
}
