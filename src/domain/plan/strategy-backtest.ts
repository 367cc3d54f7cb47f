/** Back-tests of strategies: rules.md#smart-strategies. Floats: it is a statistic. */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { fromFloat, roundTo, type Decimal } from '#domain/money/money.ts'

/** Percent of the money in each; the rest is in bonds. */
export interface Parts {
  readonly large: number
  readonly small: number
}

/** A day on which the strategy decides, with the closes of both indexes. */
export interface Decision {
  readonly date: Date8
  readonly large: number
  readonly small: number
}

/** Bonds are taken to bring so much a year, percent. */
export const BONDS_YEARLY = 2

export interface BacktestOutcome {
  /** The profit in all, percent. */
  readonly profit: Decimal
  /** Its largest fall from a height, percent, 0 or below. */
  readonly drawdown: Decimal
}

const DAYS_A_YEAR = 365
const MS_A_DAY = 86_400_000

const asTime = (date: Date8): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6)))

const percent = (ratio: number): Decimal => roundTo(fromFloat(ratio * 100) ?? '0', 2)

/** The outcome of a value that begins at 1. */
function outcome(values: readonly number[]): BacktestOutcome {
  let [top, fall] = [1, 0]
  for (const value of values) {
    top = Math.max(top, value)
    fall = Math.min(fall, value / top - 1)
  }
  return { profit: percent((values[values.length - 1] ?? 1) - 1), drawdown: percent(fall) }
}

/** The growth of bonds from one day to another. */
const bondsGrown = (from: Date8, to: Date8): number =>
  1 + (BONDS_YEARLY / 100) * ((asTime(to) - asTime(from)) / MS_A_DAY / DAYS_A_YEAR)

/**
 * Money that is placed at each decision by `decide`, which sees the percent that stocks are by then;
 * null leaves it as it is. Nothing is taken off for fees.
 */
export function placed(
  decisions: readonly Decision[],
  decide: (at: number, stocks: number) => Parts | null,
): BacktestOutcome {
  let held = { large: 0, small: 0, bonds: 1 }
  const values: number[] = []
  for (const [at, day] of decisions.entries()) {
    const before = decisions[at - 1]
    if (before !== undefined) {
      held = {
        large: (held.large * day.large) / before.large,
        small: (held.small * day.small) / before.small,
        bonds: held.bonds * bondsGrown(before.date, day.date),
      }
    }
    const value = held.large + held.small + held.bonds
    values.push(value)
    const parts = decide(at, ((held.large + held.small) / value) * 100)
    if (parts !== null) {
      const [large, small] = [(value * parts.large) / 100, (value * parts.small) / 100]
      held = { large, small, bonds: value - large - small }
    }
  }
  return outcome(values)
}

/** Instalments into the large index at each decision, of so many percent of a base; its worth to what was paid. */
export function instalments(
  decisions: readonly Decision[],
  share: (at: number) => number,
): BacktestOutcome {
  let [units, paid] = [0, 0]
  const values = decisions.map(({ large }, at) => {
    units += share(at) / large
    paid += share(at)
    return paid === 0 ? 1 : (units * large) / paid
  })
  return outcome(values)
}
