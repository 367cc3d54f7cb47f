import type { CalculatorField } from '#domain/calculator/calculator-fields.ts'
import { maximum, multiply, subtract } from '#domain/money/money.ts'
import { paymentResult } from '#domain/pension/pension-saving.ts'
import { incomeTax, savingOf } from '#domain/tax/income-tax.ts'
import { salaryLawOf, type Earner } from '#domain/tax/tax-rules.ts'
import { useCalculator } from '#shared/parts/calculator/use-calculator.ts'
import {
  decimal,
  pensionYear,
  wholeYuan,
  yearFields,
  type PensionYear,
} from '#shared/engines/pension/pension-year.ts'
import { useTaxRules } from '#shared/engines/pension/use-tax-rules.ts'

type Entries = Readonly<Record<string, string>>

const INCOMES: readonly { key: Earner | 'salary'; label: string; notes: readonly string[] }[] = [
  { key: 'salary', label: '工资', notes: ['只知道月薪时，不含专项附加扣除'] },
  { key: 'comprehensive', label: '综合所得', notes: ['工资、劳务报酬、稿酬、特许权使用费'] },
  { key: 'soleTrader', label: '个体工商户', notes: ['经营所得，有减半征收的优惠'] },
  { key: 'business', label: '个人独资、合伙企业等', notes: ['经营所得，没有减半征收的优惠'] },
]

const isSalary = (entries: Entries) => entries['income'] === 'salary'

const incomeFields = (entries: Entries): readonly CalculatorField[] =>
  isSalary(entries)
    ? [
        {
          kind: 'amount',
          key: 'salary',
          label: '税前月薪',
          note: '元/月，全年每月相同',
          least: '0',
          most: '10000000',
        },
        {
          kind: 'amount',
          key: 'insurance',
          label: '个人缴纳的社保公积金',
          note: '元/月，没有请填 0',
          least: '0',
          most: '1000000',
        },
      ]
    : [
        {
          kind: 'amount',
          key: 'taxable',
          label: '年应纳税所得额',
          note: '不清楚时可以用下方的精确计算',
          least: '0',
          most: '100000000',
        },
      ]

const fieldsOf = (entries: Entries, { limit, isOver, year }: PensionYear) => [
  ...yearFields(),
  { kind: 'choice', key: 'income', label: '所得类型', choices: INCOMES } as const,
  ...incomeFields(entries),
  {
    kind: 'amount',
    key: 'paid',
    label: isOver ? `${year} 年已缴存` : '今年缴存',
    note: `每年最多 ${wholeYuan(limit)} 元`,
    least: '1',
    most: limit,
    slideBy: '100',
  } as const,
]

const INITIAL = {
  year: 'this',
  income: 'comprehensive',
  taxable: '100000',
  salary: '15000',
  insurance: '0',
  paid: '12000',
} as const

const earnerOf = (entries: Entries): Earner =>
  entries['income'] === 'business' || entries['income'] === 'soleTrader'
    ? entries['income']
    : 'comprehensive'

/**
 * The quick way: from the taxable income, or from a month's salary. `result` is null while it
 * cannot be computed.
 */
export function useQuickTax() {
  const rules = useTaxRules()
  const lawOf = (entries: Entries) =>
    pensionYear(rules, { earner: earnerOf(entries), settled: entries['year'] === 'last' })
  const calculator = useCalculator(
    'pension-quick',
    (entries) => fieldsOf(entries, lawOf(entries)),
    INITIAL,
  )
  const { entries, change, complete } = calculator
  const law = lawOf(entries)
  const { table, terms, limit } = law
  const basic = salaryLawOf(rules, law.year)?.deductions.basic
  const taxableOf = () => {
    if (!isSalary(entries)) return decimal(entries['taxable'])
    const months = subtract(decimal(entries['salary']), decimal(entries['insurance']))
    return maximum('0', subtract(multiply(months, '12'), basic ?? '0'))
  }
  const compute = () => {
    if (!complete || table === null) return null
    const [taxable, paid] = [taxableOf(), decimal(entries['paid'])]
    const saving = savingOf(table, taxable, paid)
    const before = incomeTax(table, taxable)
    const facts = { taxable, paid, limit, payoutTax: terms.payoutTax }
    return { ...paymentResult(saving, facts), before, taxable }
  }
  return {
    fields: fieldsOf(entries, law),
    entries,
    change,
    complete,
    law,
    /** The deductions from a salary before tax, in words. */
    assumptions: isSalary(entries)
      ? ['应纳税所得额按月薪减去社保公积金和每月 5,000 元计算，没有专项附加扣除']
      : [],
    result: compute(),
  }
}
