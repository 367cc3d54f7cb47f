import { sellGameFund, sellPreview } from '#api/calls/game-trading.ts'
import { roundShare, type Decimal } from '#domain/money/money.ts'
import { saleProblem } from '#domain/order/sale-shares.ts'
import { feeEstimate, orderCall, type OrderValue } from '#shared/engines/order/value/order-value.ts'

/** The limits of a simulated sale: what is usable, without a least number of shares. */
export const gameSaleLimits = (usable: Decimal) => ({
  usable,
  minShares: '0.01',
  quickLeft: null,
})

interface Sale {
  readonly activityId: string
  readonly fund: { readonly fundCode: string; readonly fundName: string }
  readonly usable: Decimal
  readonly draft: { readonly shares: string; readonly requestNo: string }
}

/** The simulated order that sells shares; null while the form is incomplete. */
export function gameSale({ activityId, fund, usable, draft }: Sale): OrderValue | null {
  if (saleProblem(draft.shares, gameSaleLimits(usable)) !== null) return null
  const { fundCode } = fund
  const shares = roundShare(draft.shares)
  const estimate = feeEstimate(sellPreview, { activityId, fundCode, shares })
  return {
    kind: 'redeem',
    fundCode,
    ...orderCall(sellGameFund, { activityId, requestNo: draft.requestNo, fundCode, shares }),
    subject: `模拟卖出 ${fund.fundName}`,
    figure: shares,
    unit: '份',
    items: [],
    questions: [{ kind: 'fee', label: '赎回费', verb: '卖出', estimate }],
  }
}
