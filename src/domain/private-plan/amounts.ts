/** Amounts of private plans: rules.md#private-plans. */
import {
  add,
  compare,
  type Decimal,
  divide,
  fromPercent,
  maximum,
  multiply,
  parseDecimal,
  roundCent,
  roundDownTo,
  subtract,
} from '#domain/money/money.ts'

export const PLAN_KINDS = ['equity', 'mixed', 'fixedIncome'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

export const PLAN_KIND_NAMES: Readonly<Record<PlanKind, string>> = {
  equity: '权益类',
  mixed: '混合类',
  fixedIncome: '固定收益类',
}

/** The least first purchase by kind, yuan. */
export const FIRST_MINIMUM: Readonly<Record<PlanKind, Decimal>> = {
  equity: '1000000.00',
  mixed: '400000.00',
  fixedIncome: '300000.00',
}
/** The least further purchase, and the step of every one, yuan. */
export const MORE_MINIMUM: Decimal = '100000.00'
export const AMOUNT_STEP: Decimal = '10000.00'

/** One signature's most, far above any plan. */
const MOST: Decimal = '100000000.00'

export type AmountProblem = 'number' | 'small' | 'step' | 'large'

/** Returns why an amount cannot be signed for; null: it can. `holds`: a further purchase. */
export function amountProblem(
  amount: string,
  { kind, holds }: { readonly kind: PlanKind; readonly holds: boolean },
): AmountProblem | null {
  const value = parseDecimal(amount)
  if (value === null || compare(roundDownTo(value, 2), value) !== 0) return 'number'
  if (compare(value, holds ? MORE_MINIMUM : FIRST_MINIMUM[kind]) < 0) return 'small'
  if (compare(value, MOST) > 0) return 'large'
  const steps = divide(value, AMOUNT_STEP)
  return compare(roundDownTo(steps, 0), steps) === 0 ? null : 'step'
}

/** The sum to transfer: the fee comes on top. `rate` is in percent. */
export const payment = (amount: Decimal, rate: Decimal): Decimal =>
  roundCent(add(roundCent(amount), roundCent(multiply(amount, fromPercent(rate)))))

/** The most shares that may be sold in part: the rest is worth the first minimum, or all goes. */
export function mostInPart(shares: Decimal, nav: Decimal, kind: PlanKind): Decimal {
  const kept = divide(FIRST_MINIMUM[kind], nav)
  const down = roundDownTo(kept, 2)
  const least = compare(down, kept) === 0 ? down : add(down, '0.01')
  return roundCent(maximum(subtract(shares, least), '0.00'))
}

interface Lot {
  readonly shares: Decimal
  /** The value at which a performance fee was counted last, or that of the purchase. */
  readonly base: Decimal
  readonly nav: Decimal
  readonly days: number
  /** Percent. */
  readonly rate: Decimal
  readonly hurdle: Decimal
}

/** The performance fee of a lot: a part of what it grew by above its hurdle, cents. */
export function performanceFee({ shares, base, nav, days, rate, hurdle }: Lot): Decimal {
  const years = divide(String(days), '365')
  const wanted = multiply(multiply(base, fromPercent(hurdle)), years)
  const above = maximum(subtract(subtract(nav, base), wanted), '0')
  return roundCent(multiply(multiply(above, fromPercent(rate)), shares))
}
