/** From a salary to the taxable income of a year: rules.md#income-tax. */
import {
  add,
  compare,
  maximum,
  minimum,
  multiply,
  roundCent,
  subtract,
  sum,
  type Decimal,
} from '#domain/money/money.ts'
import {
  incomeTax,
  savingOf,
  type InForce,
  type LawSource,
  type Saving,
  type TaxTable,
} from './income-tax.ts'

/** The sums that may be deducted from the income of a year, yuan. */
export interface DeductionAmounts extends InForce {
  /** A year, free for everybody. */
  readonly basic: Decimal
  /** A month for each child or infant. */
  readonly child: Decimal
  /** A month of an only child, and the most that one of several siblings deducts. */
  readonly parentsAlone: Decimal
  readonly parentsShare: Decimal
  /** A month. */
  readonly housing: Readonly<Record<'loan' | 'rentLarge' | 'rentMiddle' | 'rentSmall', Decimal>>
  /** A month of studies, and in the year of a certificate. */
  readonly degree: Decimal
  readonly certificate: Decimal
  /** The most of a year for a serious illness. */
  readonly illness: Decimal
  readonly source: LawSource
}

export const DEDUCTIONS: DeductionAmounts = {
  from: 2023,
  until: null,
  basic: '60000',
  child: '2000',
  parentsAlone: '3000',
  parentsShare: '1500',
  housing: { loan: '1000', rentLarge: '1500', rentMiddle: '1100', rentSmall: '800' },
  degree: '400',
  certificate: '3600',
  illness: '80000',
  source: {
    title: '国务院《关于提高个人所得税有关专项附加扣除标准的通知》（国发〔2023〕13号）',
    published: '20230831',
  },
}

export interface Deductions {
  /** Children and infants, each by the part that one deducts. */
  readonly children: Decimal
  readonly parents: 'none' | 'alone' | 'shared'
  /** Yuan a month, of who shares it. */
  readonly parentsShare: Decimal
  readonly housing: 'none' | keyof DeductionAmounts['housing']
  readonly study: 'none' | 'degree' | 'certificate'
  /** Yuan a year beyond 15,000 of one's own. */
  readonly illness: Decimal
}

const ofYear = (month: Decimal) => multiply(month, '12')

/** Special additional deductions of a year, yuan. */
export function specialDeductions(of: Deductions, amounts: DeductionAmounts = DEDUCTIONS): Decimal {
  const shares = {
    none: '0',
    alone: amounts.parentsAlone,
    shared: minimum(of.parentsShare, amounts.parentsShare),
  }
  const studies = { none: '0', degree: ofYear(amounts.degree), certificate: amounts.certificate }
  return sum([
    ofYear(multiply(of.children, amounts.child)),
    ofYear(shares[of.parents]),
    of.housing === 'none' ? '0' : ofYear(amounts.housing[of.housing]),
    studies[of.study],
    minimum(of.illness, amounts.illness),
  ])
}

export interface SalaryFacts {
  /** Yuan a month, before tax. */
  readonly salary: Decimal
  /** Yuan, once a year. */
  readonly bonus: Decimal
  /** Social insurance and housing fund of one's own, yuan a month. */
  readonly insurance: Decimal
  readonly deductions: Deductions
  /** Other deductions by law, yuan a year. */
  readonly other: Decimal
}

/** The taxable income of a year without the bonus; negative where deductions are more. */
export const taxableSalary = (
  { salary, insurance, deductions, other }: SalaryFacts,
  amounts: DeductionAmounts = DEDUCTIONS,
): Decimal =>
  subtract(
    ofYear(subtract(salary, insurance)),
    sum([amounts.basic, specialDeductions(deductions, amounts), other]),
  )

/** The way in which a yearly bonus is taxed apart from the income, by a twelfth of it. */
export interface BonusTable extends InForce {
  /** The edge of a twelfth, yuan (null: none), percent, and the quick deduction. */
  readonly rows: readonly {
    readonly upTo: Decimal | null
    readonly rate: Decimal
    readonly less: Decimal
  }[]
  readonly source: LawSource
}

export const BONUS: BonusTable = {
  from: 2019,
  until: 2027,
  rows: [
    { upTo: '3000', rate: '3', less: '0' },
    { upTo: '12000', rate: '10', less: '210' },
    { upTo: '25000', rate: '20', less: '1410' },
    { upTo: '35000', rate: '25', less: '2660' },
    { upTo: '55000', rate: '30', less: '4410' },
    { upTo: '80000', rate: '35', less: '7160' },
    { upTo: null, rate: '45', less: '15160' },
  ],
  source: {
    title: '财政部、税务总局公告2023年第30号，全年一次性奖金单独计税至 2027-12-31',
    published: '20230818',
  },
}

/** Tax on a yearly bonus that is taxed apart, yuan to the cent. */
export function bonusTax(bonus: Decimal, { rows }: BonusTable = BONUS): Decimal {
  // A twelfth is compared by twelve times the edge, so that nothing is rounded.
  const row = rows.find(({ upTo }) => upTo === null || compare(bonus, ofYear(upTo)) <= 0)
  if (row === undefined) return '0.00'
  return roundCent(maximum('0', subtract(multiply(multiply(bonus, row.rate), '0.01'), row.less)))
}

/** The edge that the bonus exceeds by less than the tax that this costs; null for none. */
export function costlyEdge(bonus: Decimal, table: BonusTable = BONUS): Decimal | null {
  for (const { upTo } of table.rows) {
    if (upTo === null) return null
    const edge = ofYear(upTo)
    const over = subtract(bonus, edge)
    if (compare(over, '0') <= 0) continue
    if (compare(subtract(bonusTax(bonus, table), bonusTax(edge, table)), over) > 0) return edge
  }
  return null
}

export interface BonusWays {
  /** Tax of the year with the bonus in the income, and with the bonus apart: null where no law has it. */
  readonly together: Decimal
  readonly apart: Decimal | null
  readonly cheaper: 'together' | 'apart'
}

/** Both ways of taxing a bonus; apart where they cost the same. `apartBy`: null in years without it. */
export function bonusWays(
  table: TaxTable,
  taxable: Decimal,
  bonus: Decimal,
  apartBy: BonusTable | null,
): BonusWays {
  const together = incomeTax(table, add(taxable, bonus))
  if (apartBy === null) return { together, apart: null, cheaper: 'together' }
  const apart = roundCent(add(incomeTax(table, taxable), bonusTax(bonus, apartBy)))
  return { together, apart, cheaper: compare(together, apart) < 0 ? 'together' : 'apart' }
}

export interface SalarySaving extends Saving {
  /** Tax of the year before and after the payment, each by its cheaper way. */
  readonly before: Decimal
  readonly after: Decimal
  /** The income that the payment is deducted from. */
  readonly taxable: Decimal
}

/** The law of a year, as far as a salary needs it. */
export interface SalaryLaw {
  readonly table: TaxTable
  readonly bonus: BonusTable | null
  readonly deductions: DeductionAmounts
}

/**
 * Returns what a payment saves of a salary with a bonus, by the cheaper way before and after it.
 */
export function salarySaving(law: SalaryLaw, of: SalaryFacts, paid: Decimal): SalarySaving {
  const { table, bonus } = law
  const salary = taxableSalary(of, law.deductions)
  const left = subtract(salary, paid)
  const taxOf = (ways: BonusWays) => (ways.cheaper === 'apart' && ways.apart) || ways.together
  const ways = bonusWays(table, salary, of.bonus, bonus)
  const later = bonusWays(table, left, of.bonus, bonus)
  const taxable = ways.cheaper === 'together' ? add(salary, of.bonus) : salary
  const [before, after] = [taxOf(ways), taxOf(later)]
  return {
    before,
    after,
    taxable,
    saved: roundCent(subtract(before, after)),
    // If the payment changes the cheaper way, no brackets add up to the saving.
    slices: ways.cheaper === later.cheaper ? savingOf(table, taxable, paid).slices : [],
  }
}
