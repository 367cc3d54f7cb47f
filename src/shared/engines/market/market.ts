import type { AmountProblem, PurchaseLimits } from '#domain/order/purchase-amount.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import type { RateBasis } from '#shared/parts/fund/own-rates.ts'

/**
 * The words of forms, fee lines and dates that differ for real money and in the simulated game. The
 * calls are not here: an order names its own.
 */
export interface Market {
  /** The mark on each amount, fee and number of shares of the market; empty for real money. */
  readonly mark: '' | '模拟'
  /** The verbs of orders: 买入. */
  readonly verbs: { readonly buy: string; readonly sell: string }
  /** Returns when the money of a sale is there, in words. */
  readonly proceeds: (fund: Pick<Fund, 'arrivalDays'>) => string
  /** The rates of a fee's estimate, in words. */
  readonly basis: Readonly<Record<RateBasis, string>>
  /** Amounts to pick, each disabled where it may not be ordered. */
  readonly amounts: (limits: PurchaseLimits) => readonly {
    readonly key: string
    readonly label: string
    readonly disabled: boolean
  }[]
  /** The most that may be ordered, in words. */
  readonly most: (limits: PurchaseLimits) => string
  /** The problem with an amount, with what to do. */
  readonly problem: (problem: AmountProblem, payment: 'card' | 'wallet') => string
}
