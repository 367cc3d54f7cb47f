import type { CalculatorField } from '#domain/calculator/calculator-fields.ts'
import { paymentResult } from '#domain/pension/pension-saving.ts'
import { incomeTax, savingOf } from '#domain/tax/income-tax.ts'
import { useCalculator } from '#shared/calculator/use-calculator.ts'
import { decimal, pensionYear, wholeYuan } from '#shared/pension/pension-year.ts'

const fieldsUpTo = (limit: string): readonly CalculatorField[] => [
  {
    kind: 'choice',
    key: 'income',
    label: '所得类型',
    choices: [
      { key: 'comprehensive', label: '综合所得', notes: ['工资、劳务报酬、稿酬、特许权使用费'] },
      { key: 'business', label: '经营所得', notes: ['个体工商户、个人独资和合伙企业等'] },
    ],
  },
  {
    kind: 'amount',
    key: 'taxable',
    label: '年应纳税所得额',
    note: '不清楚时可以用下方的精确计算',
    least: '0',
    most: '100000000',
  },
  {
    kind: 'amount',
    key: 'paid',
    label: '今年缴存',
    note: `每年最多 ${wholeYuan(limit)} 元`,
    least: '1',
    most: limit,
  },
]

const INITIAL = { income: 'comprehensive', taxable: '100000', paid: '12000' } as const

/** The quick way: from the taxable income. `result` is null while it cannot be computed. */
export function useQuickTax() {
  const { limit } = pensionYear()
  const fields = fieldsUpTo(limit)
  const { entries, change, complete } = useCalculator('pension-quick', fields, INITIAL)
  const kind = entries['income'] === 'business' ? 'business' : 'comprehensive'
  const law = pensionYear(kind)
  const { table, terms } = law
  const [taxable, paid] = [decimal(entries['taxable']), decimal(entries['paid'])]
  const compute = () => {
    if (!complete || table === null) return null
    const saving = savingOf(table, taxable, paid)
    const before = incomeTax(table, taxable)
    const facts = { taxable, paid, limit, payoutTax: terms.payoutTax }
    return { ...paymentResult(saving, facts), before, taxable }
  }
  return { fields, entries, change, complete, law, result: compute() }
}
