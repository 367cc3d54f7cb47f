import { useState } from 'react'
import { isSaidAtOnce } from '#domain/order/purchase-amount.ts'
import {
  firstMissing,
  NOTHING_ELSE,
  type FormState,
} from '#shared/engines/order/form/first-missing.ts'
import { saleProblemText } from '#shared/engines/market/problem-text.ts'
import { NO_SHARES } from './SaleAccountPicker.tsx'
import { saleOf, type SaleInput } from './sale.ts'

/** The sale of a form, with what is said of it by now. */
export function useSale(input: SaleInput) {
  const [touched, setTouched] = useState(false)
  const terms = saleOf(input)
  const { verb, closed, problem } = terms
  const amountProblem = problem === null ? '' : saleProblemText(problem, verb)
  const accountProblem = input.account === null ? NO_SHARES : ''
  return {
    ...input,
    ...terms,
    /** The problem with the amount, where it is said by now; null for none. */
    said: problem !== null && (touched || isSaidAtOnce(problem)) ? problem : null,
    leave: () => setTouched(true),
    /** Returns what the user must do before the order can be confirmed. */
    missing: (more: Partial<FormState> = {}) =>
      firstMissing({ ...NOTHING_ELSE, closed, amountProblem, accountProblem, ...more }),
  }
}

export type Sale = ReturnType<typeof useSale>
