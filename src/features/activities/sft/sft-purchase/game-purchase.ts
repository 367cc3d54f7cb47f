import { buyGameFund } from '#api/calls/game-trading.ts'
import { roundCent, type Decimal } from '#domain/money/money.ts'
import { amountProblem, type PurchaseLimits } from '#domain/order/purchase-amount.ts'
import { orderCall, type OrderValue } from '#shared/engines/order/value/order-value.ts'
import type { RatedFund } from '#shared/parts/fund/own-rates.ts'

/** The limits of a simulated order: those of the fund, and the cash. */
export const gameLimits = (
  { minAmount, amountStep }: Pick<RatedFund, 'minAmount' | 'amountStep'>,
  cash: Decimal,
): PurchaseLimits => ({ minAmount, amountStep, maxAmount: cash, dailyLeft: null, card: null })

interface Purchase {
  readonly activityId: string
  readonly fund: Pick<RatedFund, 'fundCode' | 'fundName' | 'minAmount' | 'amountStep'>
  readonly cash: Decimal
  readonly draft: { readonly amount: string; readonly requestNo: string }
}

/** The simulated order that buys a fund; null while the form is incomplete. */
export function gamePurchase({ activityId, fund, cash, draft }: Purchase): OrderValue | null {
  if (amountProblem(draft.amount, gameLimits(fund, cash)) !== null) return null
  const { fundCode } = fund
  const amount = roundCent(draft.amount)
  return {
    kind: 'purchase',
    fundCode,
    ...orderCall(buyGameFund, { activityId, requestNo: draft.requestNo, fundCode, amount }),
    subject: `模拟买入 ${fund.fundName}`,
    figure: amount,
    unit: '元',
    items: [],
    questions: [],
  }
}
