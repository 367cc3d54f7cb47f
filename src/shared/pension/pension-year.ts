import { formatAmount, formatDate } from '#domain/money/format-figures.ts'
import type { Decimal } from '#domain/money/money.ts'
import { pensionTermsOn } from '#domain/pension/pension-terms.ts'
import { taxTableOf, type IncomeKind } from '#domain/tax/income-tax.ts'
import { now14 } from '#platform/clock.ts'

/** The law of this year, by China time. `table` is null where none is known for the year. */
export function pensionYear(kind: IncomeKind = 'comprehensive') {
  const today = now14().slice(0, 8)
  const year = Number(today.slice(0, 4))
  const terms = pensionTermsOn(today)
  return {
    today,
    year,
    terms,
    /** The most of a year, yuan. */
    limit: terms.yearlyLimit.replace(/\.00$/, ''),
    table: taxTableOf(year, kind),
  }
}

/** An entry as a decimal: a point at its end is dropped. */
export const decimal = (entry: string | undefined): Decimal => (entry ?? '').replace(/\.$/, '')

/** `12,000`: whole yuan without decimals. */
export const wholeYuan = (amount: Decimal): string => formatAmount(amount).replace(/\.00$/, '')

interface Source {
  readonly title: string
  /** YYYYMMDD. */
  readonly published: string
}

/** `依据…，2018-08-31 发布`. */
export const sourceLine = ({ title, published }: Source): string =>
  `依据${title}，${formatDate(published)} 发布`
