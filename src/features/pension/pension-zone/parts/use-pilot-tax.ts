import { multiply, subtract } from '#domain/money/money.ts'
import { pilotSaving } from '#domain/pension/pension-saving.ts'
import type { CalculatorField } from '#domain/calculator/calculator-fields.ts'
import { useCalculator } from '#shared/parts/calculator/use-calculator.ts'
import { decimal, pensionYear, yearFields } from '#shared/engines/pension/pension-year.ts'
import { useTaxRules } from '#shared/engines/pension/use-tax-rules.ts'

const FIELDS: readonly CalculatorField[] = [
  {
    kind: 'amount',
    key: 'monthly',
    label: '税前月收入',
    note: '元/月',
    least: '0',
    most: '10000000',
  },
  {
    kind: 'amount',
    key: 'insurance',
    label: '社保公积金和其他扣除',
    note: '元/月，没有请填 0',
    least: '0',
    most: '1000000',
  },
]

const INITIAL = { year: 'this', monthly: '10000', insurance: '0' } as const

/** The insurance of 2018. `result` is null while it cannot be computed. */
export function usePilotTax() {
  const fields = [...yearFields(), ...FIELDS]
  const { entries, change, complete } = useCalculator('pension-pilot', fields, INITIAL)
  const law = pensionYear(useTaxRules(), { settled: entries['year'] === 'last' })
  const compute = () => {
    if (!complete || law.table === null) return null
    const monthly = decimal(entries['monthly'])
    const yearly = multiply(subtract(monthly, decimal(entries['insurance'])), '12')
    const taxable = subtract(yearly, '60000')
    return { ...pilotSaving(law.table, monthly, taxable), taxable }
  }
  return { fields, entries, change, complete, law, result: compute() }
}
