import { firstMissing, type FormState } from '#shared/engines/order/form/first-missing.ts'
import { saleProblemText } from '#shared/engines/market/problem-text.ts'
import { NO_SHARES } from './SaleAccountPicker.tsx'
import { useVisibleProblem } from '#shared/engines/order/form/use-visible-problem.ts'
import { saleOf, type SaleInput } from './sale.ts'

/** The sale of a form, with what is said of it by now. */
export function useSale(input: SaleInput) {
  const terms = saleOf(input)
  const { verb, closed, problem } = terms
  const amountProblem = problem === null ? '' : saleProblemText(problem, verb)
  const accountProblem = input.account === null ? NO_SHARES : ''
  return {
    ...input,
    ...terms,
    ...useVisibleProblem(problem),
    /** Returns what the user must do before the order can be confirmed. */
    missing: (more: FormState = {}) =>
      firstMissing({ closed, amountProblem, accountProblem, ...more }),
  }
}

export type Sale = ReturnType<typeof useSale>
