import type { CalculatorField } from '#domain/calculator/calculator-fields.ts'
import { PENSION_GROUPS, pensionAge, type PensionGroup } from '#domain/pension/pension-age.ts'
import { savingYears } from '#domain/pension/saving-years.ts'
import { PENSION_GROUP_WORDS } from '#shared/engines/pension/pension-groups.ts'
import { decimal, pensionYear, wholeYuan } from '#shared/engines/pension/pension-year.ts'
import { useTaxRules } from '#shared/engines/pension/use-tax-rules.ts'
import { useCalculator } from '#shared/parts/calculator/use-calculator.ts'

const fieldsOn = (today: string, limit: string): readonly CalculatorField[] => [
  {
    kind: 'month',
    key: 'birth',
    label: '出生年月',
    first: `${Number(today.slice(0, 4)) - 80}01`,
    last: `${Number(today.slice(0, 4)) - 16}${today.slice(4, 6)}`,
  },
  {
    kind: 'choice',
    key: 'group',
    label: '性别与原退休年龄',
    choices: PENSION_GROUPS.map((key) => ({ key, ...PENSION_GROUP_WORDS[key] })),
  },
  {
    kind: 'amount',
    key: 'taxable',
    label: '年应纳税所得额',
    note: '年收入减去 60,000 元、社保公积金和专项附加扣除',
    least: '0',
    most: '100000000',
  },
  { kind: 'percent', key: 'growth', label: '所得每年增长', least: '0', most: '10' },
  {
    kind: 'amount',
    key: 'paid',
    label: '每年缴存',
    note: `每年最多缴存 ${wholeYuan(limit)} 元`,
    least: '1',
    most: limit,
  },
  {
    kind: 'percent',
    key: 'rate',
    label: '假设年收益率',
    note: '假设值，不代表预期收益',
    least: '0',
    most: '5',
  },
]

/** An example, so that a first result can be computed at once. */
const INITIAL = {
  birth: '199006',
  group: 'man',
  taxable: '100000',
  growth: '0',
  paid: '12000',
  rate: '3',
} as const

const isGroup = (text: string): text is PensionGroup =>
  PENSION_GROUPS.some((group) => group === text)

/** Returns what is entered, and what it comes to; `result` is null while it cannot be computed. */
export function useSnowCalculator() {
  const law = pensionYear(useTaxRules())
  const { today, year, terms, limit, table } = law
  const fields = fieldsOn(today, limit)
  const { entries, change, complete } = useCalculator('snow', fields, INITIAL)
  const group = entries['group'] ?? ''
  const age = complete && isGroup(group) ? pensionAge(group, entries['birth'] ?? '') : null
  const entry = (key: string) => decimal(entries[key])
  const result =
    age === null || table === null
      ? null
      : savingYears(table, {
          year,
          years: Number(age.reached.slice(0, 4)) - year,
          taxable: entry('taxable'),
          growth: entry('growth'),
          paid: entry('paid'),
          rate: entry('rate'),
          payoutTax: terms.payoutTax,
        })
  const thisMonth = today.slice(0, 6)
  return { fields, entries, change, complete, age, result, law, thisMonth, entry }
}
