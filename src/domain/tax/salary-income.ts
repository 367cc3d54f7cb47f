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
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { incomeTax, savingOf, type Saving, type TaxTable } from './income-tax.ts'

/** Yuan a month for each child or infant. */
const CHILD = '2000'
const PARENTS_ALONE = '3000'
/** The most that one of several siblings deducts for parents, yuan a month. */
export const PARENTS_SHARE = '1500'
/** The most that is deducted for a serious illness, yuan a year. */
export const ILLNESS = '80000'
/** Yuan a month. */
const HOUSING = {
  none: '0',
  loan: '1000',
  rentLarge: '1500',
  rentMiddle: '1100',
  rentSmall: '800',
} as const
/** Yuan a year. */
const STUDY = { none: '0', degree: '4800', certificate: '3600' } as const
/** Yuan a year that are free for everybody. */
const BASIC = '60000'

/** Where the amounts come from. */
export const DEDUCTION_SOURCE = {
  title: '国务院《关于提高个人所得税有关专项附加扣除标准的通知》（国发〔2023〕13号）',
  published: '20230831',
} as const satisfies { title: string; published: Date8 }

export interface Deductions {
  /** Children and infants, each by the part that one deducts. */
  readonly children: Decimal
  readonly parents: 'none' | 'alone' | 'shared'
  /** Yuan a month, of who shares it. */
  readonly parentsShare: Decimal
  readonly housing: keyof typeof HOUSING
  readonly study: keyof typeof STUDY
  /** Yuan a year beyond 15,000 of one's own. */
  readonly illness: Decimal
}

const ofYear = (month: Decimal) => multiply(month, '12')

/** Special additional deductions of a year, yuan. */
export function specialDeductions(of: Deductions): Decimal {
  const shares = {
    none: '0',
    alone: PARENTS_ALONE,
    shared: minimum(of.parentsShare, PARENTS_SHARE),
  }
  return sum([
    ofYear(multiply(of.children, CHILD)),
    ofYear(shares[of.parents]),
    ofYear(HOUSING[of.housing]),
    STUDY[of.study],
    minimum(of.illness, ILLNESS),
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
export const taxableSalary = ({ salary, insurance, deductions, other }: SalaryFacts): Decimal =>
  subtract(ofYear(subtract(salary, insurance)), sum([BASIC, specialDeductions(deductions), other]))

/** By a twelfth of the bonus, yuan: percent and quick deduction. In force until 2027-12-31. */
const BONUS = [
  { upTo: '3000', rate: '3', less: '0' },
  { upTo: '12000', rate: '10', less: '210' },
  { upTo: '25000', rate: '20', less: '1410' },
  { upTo: '35000', rate: '25', less: '2660' },
  { upTo: '55000', rate: '30', less: '4410' },
  { upTo: '80000', rate: '35', less: '7160' },
] as const
const HIGHEST_BONUS = { rate: '45', less: '15160' } as const
export const BONUS_SOURCE = {
  title: '财政部、税务总局公告2023年第30号，全年一次性奖金单独计税至 2027-12-31',
  published: '20230818',
} as const satisfies { title: string; published: Date8 }

/** Tax on a yearly bonus that is taxed apart, yuan to the cent. */
export function bonusTax(bonus: Decimal): Decimal {
  // A twelfth is compared by twelve times the edge, so that nothing is rounded.
  const row = BONUS.find(({ upTo }) => compare(bonus, ofYear(upTo)) <= 0) ?? HIGHEST_BONUS
  return roundCent(maximum('0', subtract(multiply(multiply(bonus, row.rate), '0.01'), row.less)))
}

/** The edge that the bonus exceeds by less than the tax that this costs; null for none. */
export function costlyEdge(bonus: Decimal): Decimal | null {
  for (const { upTo } of BONUS) {
    const edge = ofYear(upTo)
    const over = subtract(bonus, edge)
    if (compare(over, '0') <= 0) continue
    if (compare(subtract(bonusTax(bonus), bonusTax(edge)), over) > 0) return edge
  }
  return null
}

export interface BonusWays {
  /** Tax of the year with the bonus in the income, and with the bonus apart. */
  readonly together: Decimal
  readonly apart: Decimal
  readonly cheaper: 'together' | 'apart'
}

/** Both ways of taxing a bonus; apart where they cost the same. */
export function bonusWays(table: TaxTable, taxable: Decimal, bonus: Decimal): BonusWays {
  const together = incomeTax(table, add(taxable, bonus))
  const apart = roundCent(add(incomeTax(table, taxable), bonusTax(bonus)))
  return { together, apart, cheaper: compare(together, apart) < 0 ? 'together' : 'apart' }
}

export interface SalarySaving extends Saving {
  /** Tax of the year before and after the payment, each by its cheaper way. */
  readonly before: Decimal
  readonly after: Decimal
  /** The income that the payment is deducted from. */
  readonly taxable: Decimal
}

/** What a payment saves of a salary with a bonus, by the cheaper way before and after it. */
export function salarySaving(table: TaxTable, of: SalaryFacts, paid: Decimal): SalarySaving {
  const salary = taxableSalary(of)
  const left = subtract(salary, paid)
  const taxOf = (ways: BonusWays) => ways[ways.cheaper]
  const ways = bonusWays(table, salary, of.bonus)
  const later = bonusWays(table, left, of.bonus)
  const taxable = ways.cheaper === 'together' ? add(salary, of.bonus) : salary
  const [before, after] = [taxOf(ways), taxOf(later)]
  return {
    before,
    after,
    taxable,
    saved: roundCent(subtract(before, after)),
    // Where the payment changes the cheaper way, no brackets add up to the saving.
    slices: ways.cheaper === later.cheaper ? savingOf(table, taxable, paid).slices : [],
  }
}
