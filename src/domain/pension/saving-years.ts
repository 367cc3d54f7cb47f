/** Years of paying into a pension account, against the same cost outside it: rules.md#saving-years. */
import {
  add,
  compare,
  fromPercent,
  multiply,
  roundCent,
  subtract,
  type Decimal,
} from '#domain/money/money.ts'
import { savingOf, type TaxTable } from '#domain/tax/income-tax.ts'

export interface SavingTerms {
  /** The first year, in which the first payment is made. */
  readonly year: number
  /** The number of yearly payments; zero once the age is reached. */
  readonly years: number
  /** Taxable income of the first year, yuan. */
  readonly taxable: Decimal
  /** Growth of the income a year, percent. */
  readonly growth: Decimal
  /** Paid at the beginning of each year, yuan. */
  readonly paid: Decimal
  /** Assumed return a year, percent. */
  readonly rate: Decimal
  /** Due on everything that is paid out, percent. */
  readonly payoutTax: Decimal
}

/** The end of a year, yuan to the cent. */
export interface SavingYear {
  readonly year: number
  /** All payments so far. */
  readonly paid: Decimal
  /** All taxes saved so far. */
  readonly saved: Decimal
  /** In the account, before the tax on paying out. */
  readonly account: Decimal
  /** In the account, after that tax. */
  readonly net: Decimal
  /** The value of the same net cost outside, where gains are not taxed. */
  readonly outside: Decimal
}

export interface SavingResult {
  readonly rows: readonly SavingYear[]
  readonly last: SavingYear
  /** The tax on paying all out at the end. */
  readonly payoutTax: Decimal
  /** `net - outside` at the end: what the account is worth more. */
  readonly gain: Decimal
  /** Within one yuan: neither better nor worse. */
  readonly verdict: 'better' | 'same' | 'worse'
}

const SAME: Decimal = '1.00'

/**
 * Each year the payment is made at its beginning and grows with the balance: `balance = round((balance
 * + paid) * (1 + rate))`. Outside, the payment less the tax that it saves grows in the same way. Null
 * without a year to pay in.
 */
export function savingYears(table: TaxTable, terms: SavingTerms): SavingResult | null {
  const { year, years, growth, paid, rate, payoutTax } = terms
  const grows = add('1', fromPercent(rate))
  const raises = add('1', fromPercent(growth))
  const taxOf = (amount: Decimal) => roundCent(multiply(amount, fromPercent(payoutTax)))
  let taxable = terms.taxable
  let sums = { paid: '0.00', saved: '0.00', account: '0.00', outside: '0.00' }
  const rows: SavingYear[] = []
  for (let index = 0; index < years; index += 1) {
    const { saved } = savingOf(table, taxable, paid)
    const grown = (balance: Decimal, more: Decimal) =>
      roundCent(multiply(add(balance, more), grows))
    sums = {
      paid: roundCent(add(sums.paid, paid)),
      saved: roundCent(add(sums.saved, saved)),
      account: grown(sums.account, paid),
      outside: grown(sums.outside, subtract(paid, saved)),
    }
    rows.push({
      ...sums,
      year: year + index,
      net: roundCent(subtract(sums.account, taxOf(sums.account))),
    })
    taxable = roundCent(multiply(taxable, raises))
  }
  const last = rows[rows.length - 1]
  if (last === undefined) return null
  const gain = roundCent(subtract(last.net, last.outside))
  const isMore = compare(gain, SAME) > 0
  const isLess = compare(gain, `-${SAME}`) < 0
  return {
    rows,
    last,
    payoutTax: taxOf(last.account),
    gain,
    verdict: isMore ? 'better' : isLess ? 'worse' : 'same',
  }
}
