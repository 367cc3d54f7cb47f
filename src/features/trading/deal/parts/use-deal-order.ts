import type { Answer } from '#api/client.ts'
import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import type { OrderDay } from '#domain/order/order-machine.ts'
import type { OrderAsked } from '#domain/order/repeated-order.ts'
import { dealPaths, type DealType } from '#paths/deal.ts'
import { homePaths } from '#paths/home.ts'
import { transactionPaths } from '#paths/transaction.ts'
import type { MoneyOrder, Proof } from '#shared/order/order-effects.ts'
import { useMoneyOrder } from '#shared/order/use-money-order.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { acceptsRepeat } from '#shared/order-form/ask-repeat.ts'
import { acceptsDay } from '#shared/order-form/cut-off-moved.ts'
import { draftKey } from './deal-draft.ts'

/**
 * The terms of an order that its form supplies once the input is complete and the last questions
 * are answered.
 */
interface OrderTerms {
  /** The order in words, shown above the password: 卖出 and the fund's name. */
  readonly subject: string
  /** Yuan or shares, as sent. */
  readonly figure: string
  /** The target of a conversion. */
  readonly targetFundCode?: string
  /** Shown above the password: where the money goes, the fee. */
  readonly items: readonly KeyValueItem[]
  readonly send: (proof: Proof) => Promise<Answer<unknown>>
}

interface DealOrder extends Pick<MoneyOrder, 'fundCode' | 'application' | 'keep'> {
  readonly type: DealType
  readonly verb: string
  readonly applyKind: OrderAsked['kind']
  readonly unit: '元' | '份'
  /** The name of the card or wallet; empty while none can be chosen. */
  readonly account: string
  /**
   * The trading day that the form shows, and a call for the current one; null for orders that are
   * carried out at once.
   */
  readonly dates: { readonly shown: OrderDay; readonly ask: () => Promise<OrderDay> } | null
  /** Resolves to null where the form is incomplete, or the user turns back. */
  readonly terms: () => Promise<OrderTerms | null>
}

/**
 * The order of a form, from its terms: prepares them for the password sheet, the check for repeats
 * and the call.
 */
export function useDealOrder({ unit, account, terms, type, verb, dates, ...order }: DealOrder) {
  const { fundCode, applyKind: kind, application } = order
  return useMoneyOrder({
    ...order,
    draftKey: draftKey(type, fundCode),
    result: (applyNo) => dealPaths.dealResult.to({ type, applyNo, fundCode }),
    following: [transactionPaths.transactionDetail.to({ applyNo: '' }), homePaths.home.to()],
    dates: dates && { ...dates, accept: (day) => acceptsDay(day, verb) },
    prepare: async () => {
      const ready = await terms()
      if (ready === null) return null
      const { figure, targetFundCode = null, ...rest } = ready
      const asked: OrderAsked = { kind, fundCode, targetFundCode, account, figure }
      const amount = unit === '元' ? formatAmount(figure) : formatShares(figure)
      const sent = { subject: rest.subject, amount, unit }
      return {
        ...rest,
        ...sent,
        acceptsRepeat: () => acceptsRepeat(asked, sent, application?.applyNo ?? null),
      }
    },
  })
}
