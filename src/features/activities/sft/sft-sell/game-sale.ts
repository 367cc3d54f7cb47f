import type * as v from 'valibot'
import { sellGameFund } from '#api/calls/game-trading.ts'
import { roundShare, type Decimal } from '#domain/money/money.ts'
import { saleProblem } from '#domain/order/sale-shares.ts'
import type { OrderValue } from '#shared/engines/order/value/order-value.ts'

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

export interface GameSale extends Pick<OrderValue, 'subject' | 'figure' | 'unit'> {
  readonly endpoint: typeof sellGameFund
  readonly input: v.InferInput<typeof sellGameFund.request>
}

/** The simulated order that sells shares; null while the form is incomplete. */
export function gameSale({ activityId, fund, usable, draft }: Sale): GameSale | null {
  if (saleProblem(draft.shares, gameSaleLimits(usable)) !== null) return null
  const { fundCode } = fund
  const shares = roundShare(draft.shares)
  return {
    endpoint: sellGameFund,
    input: { activityId, requestNo: draft.requestNo, fundCode, shares },
    subject: `模拟卖出 ${fund.fundName}`,
    figure: shares,
    unit: '份',
  }
}
