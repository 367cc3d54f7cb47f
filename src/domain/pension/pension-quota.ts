import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { maximum, roundCent, subtract, sum, type Decimal } from '#domain/money/money.ts'

/** Money paid into a pension account at its bank. */
export interface Contribution {
  /** Yuan. */
  readonly amount: Decimal
  /** The time when the bank credited it, China time; null while it has not. */
  readonly creditTime: Time14 | null
}

/** The used part of a year's limit, and the rest; yuan, two places. */
export interface PensionQuota {
  readonly contributed: Decimal
  readonly left: Decimal
}

/**
 * The quota of one calendar year by China time (rules.md#pension-account). A contribution counts for
 * the year in which the bank credits it; one that is still on its way counts for none.
 */
export function pensionQuota(
  yearlyLimit: Decimal,
  contributions: readonly Contribution[],
  year: string,
): PensionQuota {
  const credited = contributions.filter(({ creditTime }) => creditTime?.startsWith(year))
  const contributed = roundCent(sum(credited.map(({ amount }) => amount)))
  return { contributed, left: roundCent(maximum('0', subtract(yearlyLimit, contributed))) }
}

/** Says whether a purchase can be paid by the pension account, and otherwise why not. */
export type PensionPayment = 'allowed' | 'noFundAccount' | 'pensionCardOnly' | 'pensionFundsOnly'

/**
 * Returns which card pays for which fund (rules.md#pension-account): class Y is paid by the pension
 * account alone, and the pension account pays for class Y alone.
 */
export function pensionPayment(
  fund: { readonly pensionOnly: boolean },
  card: { readonly pension: boolean; readonly fundAccount: boolean },
): PensionPayment {
  if (fund.pensionOnly !== card.pension) {
    return fund.pensionOnly ? 'pensionCardOnly' : 'pensionFundsOnly'
  }
  return fund.pensionOnly && !card.fundAccount ? 'noFundAccount' : 'allowed'
}
