import { getConvertAndRedeemInfo } from '#api/calls/redeem.ts'
import { getTransactionConfig } from '#api/calls/trade.ts'
import type { OrderDay } from '#domain/order/order-machine.ts'
import { dealPaths, type DealType } from '#paths/deal.ts'
import { homePaths } from '#paths/home.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { acceptsDay } from './ask-day.ts'
import type { ConfirmedRisk, OrderValue } from '#shared/engines/order/value/order-value.ts'
import { useOrder } from './use-order.ts'
import type { Application } from '#shared/engines/order/value/application.ts'
import { useFresh } from '#api/use-fresh.ts'
import { DEALS } from '#shared/engines/order/value/deals.ts'
import { draftKey } from '#shared/engines/order/value/deal-draft.ts'

interface Deal {
  readonly fundCode: string
  readonly order: OrderValue | null
  /** The verb of the button, where it says more than that of the type. */
  readonly verb?: string
  /** The figure of the button, where it is known before the order is complete. */
  readonly figure?: Pick<OrderValue, 'figure' | 'unit'> | null
  /** The trading day that the form shows; null for orders that are carried out at once. */
  readonly shown: OrderDay | null
  /** The other fund of a conversion, whose markets have to be open too. */
  readonly into?: { readonly targetFundCode?: string }
  readonly application: Application | null
  readonly keep: (draft: {
    readonly application?: Application | null
    readonly confirmed?: ConfirmedRisk
  }) => void
}

/** Places an order of one type, and leads to its result. */
export function useDeal(type: DealType, { fundCode, shown, into, keep, ...deal }: Deal) {
  const fresh = useFresh()
  const { verb, buys } = DEALS[type]
  const ask = () =>
    buys
      ? fresh(getTransactionConfig, { fundCode })
      : fresh(getConvertAndRedeemInfo, { fundCode, ...into })
  return useOrder({
    verb,
    ...deal,
    fundCode,
    keep: (kept) => keep({ application: kept }),
    keepRisk: (confirmed) => keep({ confirmed }),
    draftKey: draftKey(type, fundCode),
    result: (applyNo) => dealPaths.dealResult.to({ type, applyNo, fundCode }),
    following: [transactionPaths.transactionDetail.to({ applyNo: '' }), homePaths.home.to()],
    dates: shown && { shown, ask, accept: (day) => acceptsDay(day, verb) },
  })
}
