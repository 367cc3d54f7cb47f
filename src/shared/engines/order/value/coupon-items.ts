import type { Question } from './order-value.ts'
import type { CouponChoice } from '#domain/coupon/best-coupons.ts'
import type { CouponScene, PayMeans } from '#domain/coupon/coupon.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { isZero } from '#domain/money/money.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'

/** Returns what an order with coupons has besides: fields, lines above the password, a question. */
export function couponParts(
  choice: CouponChoice | null,
  asked: {
    readonly scene: CouponScene
    readonly fundCode: string
    readonly amount: string
    readonly payBy: PayMeans
  },
): {
  readonly input: { readonly cardIds?: string[] }
  readonly items: readonly KeyValueItem[]
  readonly questions: readonly Question[]
} {
  if (choice === null) return { input: {}, items: [], questions: [] }
  const { cut, back, benefit } = choice.purchase
  const cardIds = choice.coupons.map(({ cardId }) => cardId)
  return {
    input: { cardIds },
    items: [
      ...(isZero(cut) ? [] : [{ label: '优惠券', value: `-${formatAmount(cut)} 元` }]),
      ...(isZero(back) ? [] : [{ label: '确认后返还', value: `${formatAmount(back)} 元` }]),
    ],
    questions: [{ kind: 'coupons', request: { ...asked, cardIds: cardIds.join(',') }, benefit }],
  }
}
