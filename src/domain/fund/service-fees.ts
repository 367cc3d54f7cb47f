/** Sales-service fees, which a net value already contains: rules.md#publicity. */
import { isZero, type Decimal } from '#domain/money/money.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { FRONT_FEES, type FeeKind } from '#domain/publicity/publicity.ts'

/**
 * The most of a year, percent, and how long shares pay: those held for more than a year pay no
 * longer, but for money-market funds.
 */
export const SERVICE_FEES = {
  source: FRONT_FEES.source,
  most: { activeEquity: '0.40', otherMixed: '0.40', indexOrBond: '0.20', money: '0.15' },
  mostDays: 365,
} as const satisfies {
  most: Readonly<Record<FeeKind | 'money', Decimal>>
  [key: string]: unknown
}

interface Charged {
  readonly fundTypeCode: string
  readonly fundCode?: string
  /** Percent a year; null where it is not known. */
  readonly salesServiceRate: string | null
}

/** For how many of `days` days of holding the fee is due. */
export const serviceFeeDays = (fund: Charged, days: number): number =>
  isMoneyMarket(fund) ? days : Math.min(days, SERVICE_FEES.mostDays)

/** Returns whether a fund has the fee and stops taking it after a year. */
export const endsAfterAYear = (fund: Charged): boolean =>
  fund.salesServiceRate !== null && !isZero(fund.salesServiceRate) && !isMoneyMarket(fund)
