import { expectedText } from '#shared/parts/dates/planned-day.ts'
import type * as v from 'valibot'
import type { queryTransactionDetail } from '#api/calls/transaction.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import { isZero } from '#domain/money/money.ts'

export type OrderCoupon = v.InferOutput<typeof queryTransactionDetail.payload>['coupons'][number]

/** Returns what a coupon has done for an order, and what is still to come. */
export function orderCouponText(coupon: OrderCoupon): {
  readonly value: string
  readonly note: string
} {
  const { state, cut, back, backState, backDate, validUntil } = coupon
  if (state === 'locked') return { value: '使用中', note: '交易确认后使用，撤单或失败时退回' }
  if (state === 'returned') {
    const end = formatDateTime(validUntil, { seconds: false })
    return { value: '已退回', note: `优惠券已退回，有效期至 ${end}` }
  }
  if (!isZero(cut))
    return { value: `-${formatAmount(cut)} 元`, note: '已减免申购费，减免部分买入份额' }
  const value = `返还 ${formatAmount(back)} 元`
  switch (backState) {
    case 'none':
      return { value: '已使用', note: '没有可返还的申购费' }
    case 'due':
      return {
        value,
        note: `${backDate === null ? '预计' : expectedText(backDate, 'full')} 返还至付款银行卡，此前卖出则不再返还`,
      }
    case 'paid':
      return { value, note: `${formatDate(backDate)} 已返还至付款银行卡` }
    case 'void':
      return { value: '不再返还', note: '返还日之前已卖出份额' }
  }
}
