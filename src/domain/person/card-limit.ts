/** A user's own limits for a card: rules.md#personal-centre. */
import { compare, parseDecimal, type Decimal } from '#domain/money/money.ts'

export interface CardLimits {
  readonly single: Decimal
  readonly day: Decimal
}

/** `aboveBank`: more than the bank pays; `aboveDay`: one payment more than a day's. */
export type LimitProblem = 'missing' | 'zero' | 'aboveBank' | 'aboveDay'

/** Returns what is wrong with limits as typed, by field; both null for limits that can be set. */
export function limitProblems(
  typed: CardLimits,
  bank: CardLimits,
): Readonly<Record<keyof CardLimits, LimitProblem | null>> {
  const own = (text: string, most: Decimal): LimitProblem | null => {
    const value = parseDecimal(text)
    if (value === null) return 'missing'
    if (compare(value, '0') <= 0) return 'zero'
    return compare(value, most) > 0 ? 'aboveBank' : null
  }
  const single = own(typed.single, bank.single)
  const day = own(typed.day, bank.day)
  const isAbove = single === null && day === null && compare(typed.single, typed.day) > 0
  return { single: isAbove ? 'aboveDay' : single, day }
}
