import { DOCUMENTS_PART } from '#shared/engines/agreement/consent.ts'
import type { Missing } from '#ui/base/Button.tsx'

/** The element ids of an order form's parts, for the button that scrolls to what is missing. */
export const FORM_PARTS = {
  target: 'order-target',
  amount: 'order-amount',
  account: 'order-account',
  documents: DOCUMENTS_PART,
} as const

/** The state of a form; what is left out is without a problem. */
export interface FormState {
  /** The reason why the fund accepts no such order now; empty: it does. */
  readonly closed?: string
  /** The problem with the target of a conversion; empty: none. */
  readonly targetProblem?: string
  /** The problem with the amount; empty: none. */
  readonly amountProblem?: string
  /** The problem with the account; empty: none. */
  readonly accountProblem?: string
  /** True if the documents were read and agreed to; true where there are none. */
  readonly agreed?: boolean
}

/**
 * The first thing that the user must do before confirming, in the order of the form; null:
 * nothing.
 */
export function firstMissing({
  closed = '',
  targetProblem = '',
  amountProblem = '',
  accountProblem = '',
  agreed = true,
}: FormState): Missing | null {
  if (closed !== '') return { reason: closed }
  if (targetProblem !== '') return { reason: targetProblem, target: FORM_PARTS.target }
  if (amountProblem !== '') return { reason: amountProblem, target: FORM_PARTS.amount }
  if (accountProblem !== '') return { reason: accountProblem, target: FORM_PARTS.account }
  if (!agreed) return { reason: '请先阅读并同意下方文件', target: FORM_PARTS.documents }
  return null
}
