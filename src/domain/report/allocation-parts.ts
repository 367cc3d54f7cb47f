import { roundCent, sum, type Decimal } from '#domain/money/money.ts'

interface Part {
  readonly fundTypeName: string
  readonly amount: Decimal
}

/** As many as a ring has colours for. */
const MOST = 8

/** The largest parts, and the rest of them as one. */
export function allocationParts(allocation: readonly Part[]): readonly Part[] {
  if (allocation.length <= MOST) return allocation
  const rest = allocation.slice(MOST - 1)
  return [
    ...allocation.slice(0, MOST - 1),
    {
      fundTypeName: `其他 ${rest.length} 类`,
      amount: roundCent(sum(rest.map(({ amount }) => amount))),
    },
  ]
}
