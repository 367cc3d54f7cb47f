import {
  formatAmount,
  formatMonthDay,
  formatNav,
  formatShares,
  NO_FIGURE,
} from '../../../../domain/format-figures.ts'
import { isZero } from '../../../../domain/money.ts'
import type { KeyValueItem } from '../../../../ui/KeyValue.tsx'
import type { ConvertEstimate, SaleEstimate, SaleInfo } from './sale-data.ts'

const yuan = (amount: string | undefined): string =>
  amount === undefined ? NO_FIGURE : `${formatAmount(amount)} 元`

/** A remainder that may not stay goes along: said before it happens. */
function swept(
  estimate: Pick<SaleEstimate, 'shares' | 'sweptShares'> | null,
  minHold: string,
  verb: '赎回' | '转出',
): KeyValueItem[] {
  if (estimate === null || isZero(estimate.sweptShares)) return []
  return [
    {
      label: `一并${verb}`,
      value: `${formatShares(estimate.sweptShares)} 份`,
      note: `剩余不足 ${formatShares(minHold)} 份，合计${verb} ${formatShares(estimate.shares)} 份`,
    },
  ]
}

/** Gross, fee, and what goes along. */
export function redeemItems(
  estimate: SaleEstimate | null,
  { minHoldShares }: Pick<SaleInfo, 'minHoldShares'>,
): KeyValueItem[] {
  return [
    { label: '赎回金额', value: yuan(estimate?.grossAmount) },
    { label: '赎回费', value: yuan(estimate?.fee) },
    ...swept(estimate, minHoldShares, '赎回'),
  ]
}

/** Both fees of a conversion, and the price at which the rest buys. */
export function convertItems(
  estimate: ConvertEstimate | null,
  { minHoldShares }: Pick<SaleInfo, 'minHoldShares'>,
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
            note: `转入净值 ${formatNav(estimate.targetNav)}（${formatMonthDay(estimate.targetNavDate)}）`,
          }),
    },
    ...swept(estimate, minHoldShares, '转出'),
  ]
}
