import type * as v from 'valibot'
import type { quoteCoupons } from '#api/calls/coupons/coupon.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { add, compare, type Decimal } from '#domain/money/money.ts'
import { dialog } from '#ui/overlays/dialog.ts'

/**
 * Asks the user before coupons that save less than the form shows. Resolves to whether the order may
 * go on; the provider's figure is the one that holds.
 */
export async function acceptsCoupons(
  { cut, back }: v.InferOutput<typeof quoteCoupons.payload>,
  shown: Decimal,
): Promise<boolean> {
  const benefit = add(cut, back)
  if (compare(benefit, shown) >= 0) return true
  const answer = await dialog.confirm({
    title: '优惠金额有变化',
    content: `优惠券现在可减免 ${formatAmount(benefit)} 元，少于页面显示的 ${formatAmount(shown)} 元`,
    confirmText: '仍要使用',
    cancelText: '返回查看',
  })
  return answer === 'confirm'
}
