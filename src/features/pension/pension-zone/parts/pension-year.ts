import { formatDate } from '#domain/money/format-figures.ts'
import { pensionTermsOn } from '#domain/pension/pension-terms.ts'
import { taxTableOf, type IncomeKind } from '#domain/tax/income-tax.ts'
import { now14 } from '#platform/clock.ts'

/** The law of this year: the terms of the account, and the table of an income; null without one. */
export function pensionYear(kind: IncomeKind = 'comprehensive') {
  const today = now14().slice(0, 8)
  const year = Number(today.slice(0, 4))
  const terms = pensionTermsOn(today)
  return {
    year,
    terms,
    limit: terms.yearlyLimit.replace(/\.00$/, ''),
    table: taxTableOf(year, kind),
  }
}

/** An entry as a decimal: a point at its end is dropped. */
export const decimal = (entry: string | undefined): string => (entry ?? '').replace(/\.$/, '')

/** `依据…，2018-08-31 发布`. */
export const sourceLine = ({
  title,
  published,
}: {
  readonly title: string
  readonly published: string
}): string => `依据${title}，${formatDate(published)} 发布`
