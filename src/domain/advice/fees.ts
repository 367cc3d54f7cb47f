/** The fee of advice, and the charges that it rules out (rules.md#advice). */
import type { Decimal } from '#domain/money/money.ts'
import {
  compare,
  divide,
  multiply,
  roundCent,
  roundTo,
  subtract,
  sum,
} from '#domain/money/money.ts'

const DAYS = '365'

/**
 * The rule against a second charge, as data: from its day on a company that advises takes no front
 * fee on its own funds, and sets off what their sales service costs against the fee of the advice.
 */
export const NO_SECOND_CHARGE = {
  from: '20260101',
  source: '公开募集证券投资基金销售费用管理规定',
  ownFrontFee: 'waived',
  ownSalesService: 'setOff',
} as const

/** A part of a portfolio on a day. */
export interface FeePart {
  readonly value: Decimal
  /** True of a fund of the company that advises. */
  readonly own: boolean
  /** Percent a year. */
  readonly salesServiceRate: Decimal
}

const appliesOn = (date: string): boolean => date >= NO_SECOND_CHARGE.from

/** The rate of the advice for a part on a day, percent a year: never below 0. */
export function partRate(rate: Decimal, part: Omit<FeePart, 'value'>, date: string): Decimal {
  if (!appliesOn(date) || !part.own) return rate
  const left = subtract(rate, part.salesServiceRate)
  return compare(left, '0') > 0 ? left : '0'
}

/** Returns whether the front fee of a part is waived on a day. */
export const frontFeeWaived = (own: boolean, date: string): boolean => own && appliesOn(date)

/** The fee of one calendar day over parts, four places: value times rate, by 365. */
export const partsFee = (parts: readonly FeePart[], rate: Decimal, date: string): Decimal =>
  roundTo(
    divide(
      sum(parts.map((it) => multiply(it.value, multiply(partRate(rate, it, date), '0.01')))),
      DAYS,
    ),
    4,
  )

/** The fee of a span: its days are summed and rounded to the cent once, when it is collected. */
export const collected = (days: readonly Decimal[]): Decimal => roundCent(sum(days))
