import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Answer } from '#api/client.ts'
import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import {
  asksPassword,
  isOpening,
  isPlacing,
  NEW_ORDER,
  orderStep,
  type OrderEvent,
} from '#domain/order/order-machine.ts'
import type { OrderAsked } from '#domain/order/repeated-order.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { bindingPaths } from '#paths/binding.ts'
import { dealPaths } from '#paths/deal.ts'
import { homePaths } from '#paths/home.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { now14 } from '#platform/clock.ts'
import { useShell } from '#templates/shell-context.ts'
import { runOrderEffect, type MoneyOrder, type OrderParts, type Proof } from './order-effects.ts'

/** Marks the visit of a result whose answer was lost: it is unknown from the first moment. */
export const LOST_ANSWER = 'lostAnswer'

/**
 * Places one order of any kind, at most once: its application number is the key, kept in the draft
 * until the provider has answered for it. Whatever happens after it was sent, the result screen
 * asks the provider what became of that number. The course is domain/order-machine.ts; this drives
 * it.
 */
function useMoneyOrder(money: MoneyOrder) {
  const { fundCode, type } = money
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const shell = useShell()
  const queries = useQueryClient()
  const [state, setState] = useState(NEW_ORDER)
  const [order, setOrder] = useState<OrderParts['order']>(null)
  // Both are ahead of what was drawn: events follow each other within one draw.
  const latest = useRef(NEW_ORDER)
  const parts = useRef<OrderParts>({ order: null, application: null })

  const around = {
    parts: () => parts.current,
    setParts: (change: Partial<OrderParts>) => {
      parts.current = { ...parts.current, ...change }
    },
    preload: () =>
      shell.preload([
        dealPaths.dealResult.to({ type, applyNo: '', fundCode }),
        transactionPaths.transactionDetail.to({ applyNo: '' }),
        homePaths.home.to(),
      ]),
    showResult: (applyNo: string, lost: boolean) => {
      void queries.invalidateQueries()
      const visit = lost ? { state: LOST_ANSWER } : {}
      void navigate(dealPaths.dealResult.to({ type, applyNo, fundCode }), {
        replace: true,
        ...visit,
      })
    },
    // The draft is kept: it is there again when the new password is set.
    resetPassword: () => void navigate(bindingPaths.setBank.to({ from: `${pathname}${search}` })),
    refresh: () => void queries.invalidateQueries(),
  }

  /** One event and all that follows from it. The password is never part of a state. */
  async function dispatch(event: OrderEvent, password = ''): Promise<void> {
    const { state: next, effects } = orderStep(latest.current, event)
    latest.current = next
    setState(next)
    if (next.at === 'password') setOrder(parts.current.order)
    for (const effect of effects) {
      const followed = await runOrderEffect(effect, money, around, password).catch(
        (error: unknown): OrderEvent => ({ type: 'failed', error }),
      )
      if (followed !== null) await dispatch(followed, password)
    }
  }

  // The day moves while the password is open: the form has the new one, and the question comes
  // before the sixth digit.
  const shown = money.dates?.shown ?? null
  const report = useRef(dispatch)
  useEffect(() => {
    report.current = dispatch
  })
  const { at } = state
  useEffect(() => {
    if (at === 'password' && shown !== null) void report.current({ type: 'shownDay', day: shown })
  }, [at, shown])

  return {
    open: () => dispatch({ type: 'open', shown }),
    place: (password: string) => dispatch({ type: 'password', now: now14() }, password),
    cancel: () => void dispatch({ type: 'cancel' }),
    forgot: () => void dispatch({ type: 'forgot' }),
    opening: isOpening(state),
    asking: asksPassword(state),
    placing: isPlacing(state),
    problem: state.problem,
    locked: state.locked,
    order,
    day: state.day,
  }
}

export type PlacedOrder = ReturnType<typeof useMoneyOrder>

/** What one form adds to an order, once all is entered and the last questions are answered. */
interface OrderTerms {
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

/**
 * The order of a form: its terms as the password sheet, the repeat check and the sending take them.
 */
export function useDealOrder({ unit, account, terms, ...order }: DealOrder) {
  const { fundCode, applyKind: kind } = order
  return useMoneyOrder({
    ...order,
    prepare: async () => {
      const ready = await terms()
      if (ready === null) return null
      const { figure, targetFundCode = null, ...rest } = ready
      const orderInput: OrderAsked = { kind, fundCode, targetFundCode, account, figure }
      const amount = unit === '元' ? formatAmount(figure) : formatShares(figure)
      return { ...rest, amount, unit, orderInput }
    },
  })
}
