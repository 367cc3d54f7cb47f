import { describe, expect, it } from 'vitest'
import { salarySaving, type SalaryFacts } from './salary-income.ts'
import { BUILT_IN_TAX_RULES as RULES, newerTaxRules, salaryLawOf, taxLawOf } from './tax-rules.ts'

const FACTS: SalaryFacts = {
  salary: '20000',
  bonus: '60000',
  insurance: '4000',
  deductions: {
    children: '1',
    parents: 'alone',
    parentsShare: '0',
    housing: 'none',
    study: 'none',
    illness: '0',
  },
  other: '0',
}

describe('the law of a year', () => {
  it.each([2026, 2027, 2028, 2040])('has brackets in %i', (year) => {
    for (const earner of ['comprehensive', 'business', 'soleTrader'] as const) {
      expect(taxLawOf(RULES, year, earner).table).not.toBeNull()
    }
  })

  it('halves the tax of sole traders alone, until 2027', () => {
    const relieved = (year: number, earner: 'soleTrader' | 'business' | 'comprehensive') =>
      taxLawOf(RULES, year, earner).relief !== null
    expect([2022, 2023, 2027, 2028].map((year) => relieved(year, 'soleTrader'))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(relieved(2026, 'business')).toBe(false)
    expect(relieved(2026, 'comprehensive')).toBe(false)
  })

  it.each([
    [2026, '10470.00'],
    [2027, '10470.00'],
    [2028, '10680.00'],
  ])('of %i taxes a bonus apart only while a law says so: %s', (year, before) => {
    const law = salaryLawOf(RULES, year)
    expect(law && salarySaving(law, FACTS, '12000').before).toBe(before)
  })
})

it('is replaced by a newer set of the provider and by no older one', () => {
  const newer = { ...RULES, knownOn: '20270105' }
  expect(newerTaxRules(RULES, newer)).toBe(newer)
  expect(newerTaxRules(newer, RULES)).toBe(newer)
  expect(newerTaxRules(RULES, undefined)).toBe(RULES)
})
