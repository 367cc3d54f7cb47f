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

/** The history state of a result whose answer was lost, which is shown as unknown at once. */
export const LOST_ANSWER = 'lostAnswer'

/**
 * Places one order of any kind, at most once: the application number, which is kept in the draft
 * until the provider has answered, identifies it. After sending, the result screen fetches the
 * outcome of that number. The state machine is domain/order/order-machine.ts; this hook runs its
 * effects.
 */
function useMoneyOrder(money: MoneyOrder) {
  const { fundCode, type } = money
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const shell = useShell()
  const queries = useQueryClient()
  const [state, setState] = useState(NEW_ORDER)
  const [order, setOrder] = useState<OrderParts['order']>(null)
  // Refs, because several events may follow within one render.
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
    // The draft is kept for the return after the new password is set.
    resetPassword: () => void navigate(bindingPaths.setBank.to({ from: `${pathname}${search}` })),
    refresh: () => void queries.invalidateQueries(),
  }

  /** Applies one event, and the events of its effects. The password is never part of the state. */
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

  // When the trading day changes while the password sheet is open, the user is asked before the
  // sixth digit.
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

interface DealOrder extends Omit<MoneyOrder, 'prepare'> {
  readonly unit: '元' | '份'
  /** The name of the card or wallet; empty while none can be chosen. */
  readonly account: string
  /** Resolves to null where the form is incomplete, or the user turns back. */
  readonly terms: () => Promise<OrderTerms | null>
}

/**
 * The order of a form, from its terms: prepares them for the password sheet, the check for repeats
 * and the call.
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
