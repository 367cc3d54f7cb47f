import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import type { Decimal } from '#domain/money/money.ts'
import type { CalculatorField } from '#domain/calculator/calculator-fields.ts'
import { lastKnownYear, taxLawOf, type Earner, type TaxRules } from '#domain/tax/tax-rules.ts'
import { now14 } from '#platform/clock.ts'

/** The last day of a year on which the tax of the year before is settled, month and day. */
const SETTLED_UNTIL = '0630'

const today8 = () => now14().slice(0, 8)

/** The law of this year by China time, or of the year that is being settled. */
export function pensionYear(
  rules: TaxRules,
  { earner = 'comprehensive', settled = false }: { earner?: Earner; settled?: boolean } = {},
) {
  const today = today8()
  const year = Number(today.slice(0, 4)) - (settled && isSettling(today) ? 1 : 0)
  const { table, relief, terms } = taxLawOf(rules, year, earner)
  return {
    today,
    year,
    /** The year is over: what was not paid in can be paid in no longer. */
    isOver: year < Number(today.slice(0, 4)),
    rules,
    terms,
    relief,
    /** The most of a year, yuan. */
    limit: terms.yearlyLimit.replace(/\.00$/, ''),
    table,
  }
}

export type PensionYear = ReturnType<typeof pensionYear>

const isSettling = (today: string) => today.slice(4) <= SETTLED_UNTIL

/** The choice of the year, from January to June, while the year before is being settled. */
export function yearFields(): readonly CalculatorField[] {
  const today = today8()
  const year = Number(today.slice(0, 4))
  if (!isSettling(today)) return []
  return [
    {
      kind: 'choice',
      key: 'year',
      label: '计算年度',
      choices: [
        { key: 'this', label: `${year} 年`, notes: ['今年的缴存'] },
        { key: 'last', label: `${year - 1} 年`, notes: [`${year} 年 6 月底前汇算`] },
      ],
    },
  ]
}

/** The line for a year that the set of rules does not know yet; none for one that it does. */
export function foreseenLines({ year, rules }: PensionYear): readonly string[] {
  const known = lastKnownYear(rules)
  return year > known ? [`${year} 年的规定尚未收录，按 ${known} 年已知规定计算`] : []
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
