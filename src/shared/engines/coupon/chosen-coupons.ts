import type * as v from 'valibot'
import type { coupon } from '#api/calls/coupons/coupon.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import {
  bestCoupons,
  choiceOf,
  couponProblem,
  stack,
  type CouponChoice,
  type CouponOrder,
} from '#domain/coupon/best-coupons.ts'
import { problemText } from '#domain/coupon/coupon-words.ts'

/** One coupon, as the provider gives it. */
export type CouponCard = v.InferOutput<typeof coupon>

/** The numbers that a user chose; empty for none, null for whichever serve best. */
export type AskedCoupons = readonly string[] | null

/** One of the user's coupons, as an order sees it. */
interface CouponLine {
  readonly card: CouponCard
  /** The reason why the order cannot use it; empty where it can. */
  readonly problem: string
}

export interface ChosenCoupons {
  readonly choice: CouponChoice | null
  readonly lines: readonly CouponLine[]
  readonly usable: number
}

/** Returns what a user has chosen, while it is still possible; else what serves best. */
function choose(
  cards: readonly CouponCard[],
  order: CouponOrder,
  asked: AskedCoupons,
  now: Time14,
): CouponChoice | null {
  if (asked?.length === 0) return null
  const chosen = cards.filter(({ cardId }) => asked?.includes(cardId) === true)
  const fits =
    chosen.length > 0 &&
    chosen.length === asked?.length &&
    stack(chosen) &&
    chosen.every((card) => couponProblem(card, order, now) === null)
  return fits ? choiceOf(chosen, order) : bestCoupons(cards, order, now)
}

/** The user's coupons for an order: what is chosen, and why each other one cannot be used. */
export function chosenCoupons(
  cards: readonly CouponCard[],
  order: CouponOrder,
  asked: AskedCoupons,
  now: Time14,
): ChosenCoupons {
  const lines = cards.map((card) => {
    const problem = couponProblem(card, order, now)
    return { card, problem: problem === null ? '' : problemText(problem) }
  })
  const usable = lines.filter(({ problem }) => problem === '').length
  return { choice: choose(cards, order, asked, now), lines, usable }
}

/**
 * The choice once a coupon was tapped: with those that are chosen where they stack, in their
 * place otherwise; without it where it was chosen.
 */
export function afterTap(
  cards: readonly CouponCard[],
  choice: CouponChoice | null,
  cardId: string,
): AskedCoupons {
  const chosen = choice?.coupons.map((it) => it.cardId) ?? []
  if (chosen.includes(cardId)) return chosen.filter((it) => it !== cardId)
  const together = cards.filter((it) => it.cardId === cardId || chosen.includes(it.cardId))
  return stack(together) ? together.map((it) => it.cardId) : [cardId]
}
