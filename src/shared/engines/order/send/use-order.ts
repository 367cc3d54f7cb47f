import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  asksPassword,
  isOpening,
  isPlacing,
  NEW_ORDER,
  orderStep,
  type OrderEvent,
} from '#domain/order/order-machine.ts'
import { rereadAll } from '#api/reread.ts'
import { now14 } from '#platform/clock.ts'
import { useLeaveFor } from '#shared/engines/person/use-way-back.ts'
import { LOST_ANSWER } from '#shared/engines/order/value/sent-order.ts'
import { useShell } from '#templates/shell-context.ts'
import { runOrderEffect } from './order-effects.ts'
import type { OrderOptions } from './order-options.ts'
import type { OrderParts } from './send-order.ts'
import { useQuestionScreen } from './use-question-screen.ts'

/**
 * Places one order of any kind, or makes or changes one plan, at most once: the application number,
 * which is saved in the draft until the provider has answered, identifies it. After sending, the
 * result screen fetches the outcome of that number. The state machine is
 * domain/order/order-machine.ts; this hook runs its effects.
 */
export function useOrder(options: OrderOptions) {
  const navigate = useNavigate()
  const leaveFor = useLeaveFor()
  const shell = useShell()
  const queries = useQueryClient()
  const questions = useQuestionScreen()
  const [state, setState] = useState(NEW_ORDER)
  const [order, setOrder] = useState<OrderParts['order']>(null)
  // Refs, because several events may follow within one render.
  const latest = useRef(NEW_ORDER)
  const parts = useRef<OrderParts>({ order: null, application: null })

  const screen = {
    ...questions,
    parts: () => parts.current,
    setParts: (change: Partial<OrderParts>) => {
      parts.current = { ...parts.current, ...change }
    },
    preload: () => shell.preload([options.resultPath(''), ...options.nextPaths]),
    showResult: (applyNo: string, lost: boolean) => {
      void rereadAll(queries)
      const visit = lost ? { state: LOST_ANSWER } : {}
      void navigate(options.resultPath(applyNo), { replace: true, ...visit })
    },
    // The draft is retained for the return after the new password is set.
    resetPassword: () => leaveFor('tradingPassword'),
    refresh: () => void rereadAll(queries),
  }

  /** Applies one event, and the events of its effects. The password is never part of the state. */
  async function dispatch(event: OrderEvent, password = ''): Promise<void> {
    const { state: next, effects } = orderStep(latest.current, event)
    latest.current = next
    setState(next)
    if (next.at === 'password') setOrder(parts.current.order)
    for (const effect of effects) {
      const followed = await runOrderEffect(effect, options, screen, password).catch(
        (error: unknown): OrderEvent => ({ type: 'failed', error }),
      )
      if (followed !== null) await dispatch(followed, password)
    }
  }

  // If the trading day changes while the password sheet is open, the user is prompted before the
  // sixth digit.
  const shown = options.tradingDay?.displayed ?? null
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

export type PlacedOrder = ReturnType<typeof useOrder>
