import type * as v from 'valibot'
import type { listPlans } from '#api/calls/plan.ts'
import { roundCent, sum, type Decimal } from '#domain/money/money.ts'

type Coming = v.InferOutput<typeof listPlans.payload>['upcoming'][number]

/** The money that some plans need in the next thirty days, and the days on which they do. */
export function moneyNeeded(
  upcoming: readonly Coming[],
  plans: readonly { readonly planNo: string }[],
): { readonly amount: Decimal; readonly times: number; readonly days: readonly string[] } {
  const shown = new Set(plans.map(({ planNo }) => planNo))
  const due = upcoming.filter(({ planNo }) => shown.has(planNo))
  return {
    amount: roundCent(sum(due.map(({ amount }) => amount))),
    times: due.length,
    days: [...new Set(due.map(({ date }) => date))],
  }
}
