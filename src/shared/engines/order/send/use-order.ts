import { useStillAgreed } from '#shared/engines/agreement/use-still-agreed.ts'
import type { MoneyOrder } from './order-effects.ts'
import { useFresh } from '#api/use-fresh.ts'
import { useMoneyOrder } from './use-money-order.ts'
import { useShell } from '#templates/shell-context.ts'
import { askQuestions } from './ask-questions.ts'
import {
  confirmText,
  type ConfirmedRisk,
  type OrderValue,
} from '#shared/engines/order/value/order-value.ts'

interface OrderSetup extends Omit<MoneyOrder, 'prepare'> {
  /** Null while the form is incomplete. */
  readonly order: OrderValue | null
  /** The verb and the figure of the button, which may be known before the order is complete. */
  readonly verb: string
  readonly figure?: Pick<OrderValue, 'figure' | 'unit'> | null
  /** Saves the answer to a risk warning. */
  readonly keepRisk?: (confirmed: ConfirmedRisk) => void
}

/** Places the order of a form: asks its questions and sends it, at most once. */
export function useOrder({
  order,
  verb,
  figure = order,
  keepRisk = () => {},
  ...money
}: OrderSetup) {
  const fresh = useFresh()
  const stillAgreed = useStillAgreed()
  const { tradeGate } = useShell()
  const applyNo = money.application?.applyNo ?? null
  const context = { fresh, stillAgreed, tradeGate, keepRisk, applyNo }
  const placed = useMoneyOrder({
    ...money,
    prepare: async () => order && askQuestions(order, context),
  })
  return { ...placed, text: confirmText(verb, figure) }
}
