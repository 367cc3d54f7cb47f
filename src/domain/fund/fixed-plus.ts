/**
 * Funds of bonds with a share of stocks, in bands by that share (rules.md#fixed-plus). Floats:
 * statistics.
 */
import { add, divide, multiply, roundTo, subtract, type Decimal } from '#domain/money/money.ts'
import { quantile } from './holding-outcomes.ts'
import type { Drawdown } from './performance-curve.ts'

/** The bands by the most that stocks may be, percent. */
export const BANDS = ['10', '20', '30'] as const
export type Band = (typeof BANDS)[number]

/** The falls that a stress assumes, percent; printed next to its result. */
export const STRESS = { equity: '45', bonds: '4' } as const

/** Returns what a mix of stocks and bonds alone loses under `STRESS`, percent. */
export const stressLoss = (equity: Decimal): Decimal =>
  roundTo(
    divide(
      add(multiply(equity, STRESS.equity), multiply(subtract('100', equity), STRESS.bonds)),
      '100',
    ),
    2,
  )

/** Returns what the stress takes of an amount, to the cent. */
export const stressAmount = (amount: Decimal, equity: Decimal): Decimal =>
  roundTo(divide(multiply(amount, stressLoss(equity)), '100'), 2)

/** The time that funds took from their deepest point back to the peak before it. */
export interface Recovery {
  readonly funds: number
  /** The number of those that have not been back there yet. */
  readonly open: number
  /** Calendar days of those that have; null where none has. */
  readonly shortest: number | null
  readonly median: number | null
  readonly longest: number | null
}

/** A fund that never fell has nothing to recover from, and does not count. */
export function recoveryOf(falls: readonly Drawdown[]): Recovery {
  const fallen = falls.filter(({ troughDate }) => troughDate !== null)
  const days = fallen.flatMap(({ recoveryDays }) => recoveryDays ?? [])
  days.sort((a, b) => a - b)
  const has = days.length > 0
  return {
    funds: fallen.length,
    open: fallen.length - days.length,
    shortest: days[0] ?? null,
    median: has ? Math.round(quantile(days, 0.5)) : null,
    longest: days[days.length - 1] ?? null,
  }
}
