import { roundCent, sum, type Decimal } from '#domain/money/money.ts'

/** A debit ahead. */
interface Coming {
  readonly planNo: string
  readonly date: string
  /** Yuan. */
  readonly amount: Decimal
}

/** The money that some plans need of what is debited next, and the days on which they do. */
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
