import type { Missing } from '#ui/fields/Button.tsx'

/** The ids of the parts of an order's form, for the button that leads to what is missing. */
export const FORM_PARTS = {
  target: 'order-target',
  amount: 'order-amount',
  account: 'order-account',
  documents: 'order-documents',
} as const

export interface FormState {
  /** Why the fund takes no such order now; empty: it does. */
  readonly closed: string
  /** Of a conversion, what is wrong with the fund to convert into; empty: nothing. */
  readonly targetProblem: string
  /** What is wrong with the amount, in its own words; empty: nothing. */
  readonly amountProblem: string
  /** What is wrong with the account; empty: nothing. */
  readonly accountProblem: string
  /** Whether the documents were read and agreed to; true where there are none. */
  readonly agreed: boolean
}

/** A form that asks for an amount alone. */
export const NOTHING_ELSE = {
  closed: '',
  targetProblem: '',
  amountProblem: '',
  accountProblem: '',
  agreed: true,
} as const satisfies FormState

/**
 * What is to be done first before the order can be confirmed, in the order of the form; null:
 * nothing.
 */
export function firstMissing(form: FormState): Missing | null {
  if (form.closed !== '') return { reason: form.closed }
  if (form.targetProblem !== '') return { reason: form.targetProblem, target: FORM_PARTS.target }
  if (form.amountProblem !== '') return { reason: form.amountProblem, target: FORM_PARTS.amount }
  if (form.accountProblem !== '') return { reason: form.accountProblem, target: FORM_PARTS.account }
  if (!form.agreed) return { reason: '请先阅读并同意下方文件', target: FORM_PARTS.documents }
  return null
}
