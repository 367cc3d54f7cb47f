import { getConvertAndRedeemInfo } from '#api/calls/redeem.ts'
import { getTransactionConfig } from '#api/calls/trade.ts'
import type { OrderDay } from '#domain/order/order-machine.ts'
import { dealPaths, type DealType } from '#paths/deal.ts'
import { homePaths } from '#paths/home.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { draftKey } from '#shared/engines/order/value/deal-draft.ts'
import { DEALS } from '#shared/engines/order/value/deals.ts'
import type { OrderOptions } from './order-options.ts'

/** The options that orders of one type have in common. */
export function dealOptions(
  type: DealType,
  fundCode: string,
  /** The trading day that the form shows; null for orders that are carried out at once. */
  displayed: OrderDay | null,
  /** The other fund of a conversion, whose markets have to be open too. */
  target: { readonly targetFundCode?: string } = {},
): Pick<OrderOptions, 'draftKey' | 'resultPath' | 'nextPaths' | 'tradingDay'> {
  const { verb, buys } = DEALS[type]
  return {
    draftKey: draftKey(type, fundCode),
    resultPath: (applyNo) => dealPaths.dealResult.to({ type, applyNo, fundCode }),
    nextPaths: [transactionPaths.transactionDetail.to({ applyNo: '' }), homePaths.home.to()],
    tradingDay: displayed && {
      displayed,
      verb,
      current: (fresh) =>
        buys
          ? fresh(getTransactionConfig, { fundCode })
          : fresh(getConvertAndRedeemInfo, { fundCode, ...target }),
    },
  }
}
