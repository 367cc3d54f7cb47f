import { now14 } from '#platform/clock.ts'
import { formatAmount, formatNav, formatShares } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { isZero } from '#domain/money/money.ts'
import type { OrderedShares } from '#domain/order/sale-shares.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'
import type { ConvertEstimate, SaleEstimate, SaleInfo } from './sale-data.ts'

export const yuan = (amount: string | undefined): string =>
  amount === undefined ? NO_FIGURE : `${formatAmount(amount)} 元`

/**
 * The remainder below the minimum holding that is sold along with an order; empty without one.
 * `minHold` adds a note that explains the total.
 */
export function sweptItems(
  ordered: OrderedShares | null,
  verb: '卖出' | '转出',
  minHold?: string,
): KeyValueItem[] {
  if (ordered === null || isZero(ordered.swept)) return []
  const item = { label: `一并${verb}`, value: `${formatShares(ordered.swept)} 份` }
  if (minHold === undefined) return [item]
  return [
    {
      ...item,
      note: `剩余不足 ${formatShares(minHold)} 份，合计${verb} ${formatShares(ordered.shares)} 份`,
    },
  ]
}

const estimatedShares = (estimate: Pick<SaleEstimate, 'shares' | 'sweptShares'> | null) =>
  estimate === null ? null : { shares: estimate.shares, swept: estimate.sweptShares }

/** Gross amount, fee, and the remainder sold along. */
export function redeemItems(
  estimate: SaleEstimate | null,
  info: Pick<SaleInfo, 'minHoldShares'>,
): KeyValueItem[] {
  return [
    { label: '卖出金额', value: yuan(estimate?.grossAmount) },
    { label: '赎回费', value: yuan(estimate?.fee) },
    ...sweptItems(estimatedShares(estimate), '卖出', info.minHoldShares),
  ]
}

/** The amounts and both fees of a conversion, and the remainder converted along. */
export function convertItems(
  estimate: ConvertEstimate | null,
  info: Pick<SaleInfo, 'minHoldShares'>,
): KeyValueItem[] {
  return [
    { label: '转出金额', value: yuan(estimate?.grossAmount) },
    { label: '赎回费', value: yuan(estimate?.fee) },
    { label: '申购补差费', value: yuan(estimate?.topUpFee) },
    {
      label: '转入金额',
      value: yuan(estimate?.netAmount),
      ...(estimate === null
        ? {}
        : {
            note: `转入净值 ${formatNav(estimate.targetNav)}（${formatNearDay(estimate.targetNavDate, now14())}）`,
          }),
    },
    ...sweptItems(estimatedShares(estimate), '转出', info.minHoldShares),
  ]
}
