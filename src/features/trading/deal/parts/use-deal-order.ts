import type { Answer } from '#api/client.ts'
import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import type { OrderAsked } from '#domain/order/repeated-order.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'
import type { MoneyOrder, Proof } from './order-effects.ts'
import { useMoneyOrder } from './use-money-order.ts'

/** What one form adds to an order, once all is entered and the last questions are answered. */
export interface OrderTerms {
  /** Over the password: 卖出 and the fund's name. */
  readonly subject: string
  /** Yuan or shares, as they are sent. */
  readonly figure: string
  /** Of a conversion, the fund that it buys. */
  readonly targetFundCode?: string
  /** Over the password, below the account's figure: where the money goes, what it costs. */
  readonly items: readonly KeyValueItem[]
  readonly send: (proof: Proof) => Promise<Answer<unknown>>
}

interface DealOrder extends Omit<MoneyOrder, 'prepare'> {
  readonly unit: '元' | '份'
  /** The card or wallet by name; empty while none can be chosen. */
  readonly account: string
  /** Null where the form is not complete, or the user turns back. */
  readonly terms: () => Promise<OrderTerms | null>
}

/** The order of a form: its terms as the password sheet, the repeat check and the sending take them. */
export function useDealOrder({ unit, account, terms, ...order }: DealOrder) {
  const { fundCode, applyKind: kind } = order
  return useMoneyOrder({
    ...order,
    prepare: async () => {
      const ready = await terms()
      if (ready === null) return null
      const { figure, targetFundCode = null, ...rest } = ready
      const asked: OrderAsked = { kind, fundCode, targetFundCode, account, figure }
      const amount = unit === '元' ? formatAmount(figure) : formatShares(figure)
      return { ...rest, amount, unit, asked }
    },
  })
}
