/** Coupons that bring coins by themselves, day by day: rules.md#coupons. */
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import {
  divide,
  fromPercent,
  minimum,
  multiply,
  roundCent,
  roundTo,
  sum,
  type Decimal,
} from '#domain/money/money.ts'

/** Neither is shares, nor income of a fund: the company pays it in coins. */
export type IncomeTerms =
  /** `rate` percent a year more on what is in the wallet, up to `cap` yuan. */
  | {
      readonly kind: 'rateUp'
      readonly rate: Decimal
      readonly days: number
      readonly cap: Decimal
    }
  /** The sum that `principal` yuan would have earned in the wallet's fund. */
  | { readonly kind: 'experience'; readonly principal: Decimal; readonly days: number }

/** So long what an experience has brought can be claimed, by who is verified. */
const CLAIM_DAYS = 7
const COINS_A_YUAN = '100'

const coinsOf = (yuan: Decimal): number => Number(roundTo(multiply(yuan, COINS_A_YUAN), 0))

/** The days on which it counts: from the one after its claim. */
export const incomeDays = ({ days }: IncomeTerms, claimedOn: Date8): readonly Date8[] =>
  Array.from({ length: days }, (_, at) => addDays(claimedOn, at + 1))

/** Its end: on the day of its payment, or with the days in which it can be claimed. */
export function incomeEnd(terms: IncomeTerms, claimedOn: Date8): Time14 {
  const last = terms.days + (terms.kind === 'rateUp' ? 1 : CLAIM_DAYS)
  return `${addDays(claimedOn, last)}235959`
}

/** Returns what counts of what is held on a day. */
export const countedSum = ({ cap }: Extract<IncomeTerms, { kind: 'rateUp' }>, held: Decimal) =>
  roundCent(minimum(held, cap))

export interface IncomeReward {
  /** Yuan, four decimals. */
  readonly yuan: Decimal
  readonly coins: number
}

/** Returns what a higher rate has brought by what was held on each day: rounded once. */
export function rateUpReward(
  terms: Extract<IncomeTerms, { kind: 'rateUp' }>,
  held: readonly Decimal[],
): IncomeReward {
  const yuanDays = sum(held.map((it) => countedSum(terms, it)))
  const yuan = divide(multiply(yuanDays, fromPercent(terms.rate)), '365')
  return { yuan: roundTo(yuan, 4), coins: coinsOf(yuan) }
}

/** Returns what one day brings by the fund's income for 10,000 shares. */
export const experienceDay = (
  { principal }: Extract<IncomeTerms, { kind: 'experience' }>,
  per10k: Decimal,
): Decimal => roundCent(divide(multiply(principal, per10k), '10000'))

/** Returns what the days have brought together, each rounded by itself. */
export function experienceReward(
  terms: Extract<IncomeTerms, { kind: 'experience' }>,
  per10k: readonly Decimal[],
): IncomeReward {
  const yuan = sum(per10k.map((it) => experienceDay(terms, it)))
  return { yuan: roundTo(yuan, 4), coins: coinsOf(yuan) }
}
