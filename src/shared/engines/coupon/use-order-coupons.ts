import { listOrderCoupons } from '#api/calls/coupons/coupon.ts'
import { useCurrent } from '#api/use-current.ts'
import type { CouponScene, PayMeans } from '#domain/coupon/coupon.ts'
import { compare, parseDecimal } from '#domain/money/money.ts'
import type { RatedFund } from '#shared/parts/fund/own-rates.ts'
import { now14 } from '#platform/clock.ts'
import { chosenCoupons, type AskedCoupons, type ChosenCoupons } from './chosen-coupons.ts'

export interface OrderCoupons extends ChosenCoupons {
  readonly state: 'loading' | 'failed' | 'here'
  readonly retry: () => void
}

/** The user's coupons for an order of `amount`, as it is typed; the form does not wait for them. */
export function useOrderCoupons(
  scene: CouponScene,
  fund: Pick<RatedFund, 'fundCode' | 'fundTypeCode' | 'purchaseTiers' | 'discount'>,
  amount: string,
  asked: AskedCoupons,
  payBy: PayMeans | null,
): OrderCoupons {
  const { fundCode, fundTypeCode, purchaseTiers: tiers, discount } = fund
  const query = useCurrent(listOrderCoupons, { scene, fundCode })
  const typed = parseDecimal(amount)
  const known = typed !== null && compare(typed, '0') > 0 ? typed : '0'
  const order = {
    scene,
    fundCode,
    fundTypeCode,
    amount: known,
    tiers,
    discount,
    container: query.data?.container ?? null,
    payBy,
    // A form makes a plan, or changes the terms of one whose coupons are locked by then.
    instalment: scene === 'plan' ? 1 : null,
  }
  return {
    ...chosenCoupons(query.data?.coupons ?? [], order, asked, now14()),
    state: query.data !== undefined ? 'here' : query.isError ? 'failed' : 'loading',
    retry: () => void query.refetch(),
  }
}
