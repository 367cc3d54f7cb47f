import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { compare, sum } from '#domain/money/money.ts'
import { taxTableOf, type TaxTable } from './income-tax.ts'
import {
  BONUS,
  bonusTax,
  bonusWays,
  costlyEdge,
  DEDUCTIONS,
  salarySaving,
  specialDeductions,
  taxableSalary,
  type Deductions,
  type SalaryFacts,
} from './salary-income.ts'

const table = (): TaxTable => {
  const found = taxTableOf(2026)
  if (found === null) throw new Error('no table')
  return found
}
const law = () => ({ table: table(), bonus: BONUS, deductions: DEDUCTIONS })
const NONE: Deductions = {
  children: '0',
  parents: 'none',
  parentsShare: '0',
  housing: 'none',
  study: 'none',
  illness: '0',
}
const FACTS: SalaryFacts = {
  salary: '20000',
  bonus: '60000',
  insurance: '4000',
  deductions: { ...NONE, children: '1', parents: 'alone' },
  other: '0',
}

test.each([
  [{}, '0'],
  [{ children: '2' }, '48000'],
  [{ parents: 'alone' }, '36000'],
  [{ parents: 'shared', parentsShare: '1500' }, '18000'],
  [{ parents: 'shared', parentsShare: '9000' }, '18000'],
  [{ parents: 'none', parentsShare: '1500' }, '0'],
  [{ housing: 'loan' }, '12000'],
  [{ housing: 'rentLarge' }, '18000'],
  [{ housing: 'rentMiddle' }, '13200'],
  [{ housing: 'rentSmall' }, '9600'],
  [{ study: 'degree' }, '4800'],
  [{ study: 'certificate' }, '3600'],
  [{ illness: '90000' }, '80000'],
] as const)('the deductions %o are %s a year', (given, deducted) => {
  expect(specialDeductions({ ...NONE, ...given })).toBe(deducted)
})

it('agrees with the vector of a salary with a bonus', () => {
  expect(taxableSalary(FACTS)).toBe('72000')
  expect(bonusWays(table(), '72000', '60000', BONUS)).toEqual({
    together: '10680.00',
    apart: '10470.00',
    cheaper: 'apart',
  })
  expect(salarySaving(law(), FACTS, '12000')).toMatchObject({
    before: '10470.00',
    after: '9270.00',
    saved: '1200.00',
  })
})

it('names no brackets where the payment changes the cheaper way', () => {
  const facts = { ...FACTS, bonus: '189000', insurance: '0', deductions: NONE, other: '49000' }
  expect(taxableSalary(facts)).toBe('131000')
  expect(salarySaving(law(), facts, '12000')).toMatchObject({
    before: '46970.00',
    after: '45080.00',
    saved: '1890.00',
    slices: [],
  })
})

test.each([
  ['0', '0.00', null],
  ['36000', '1080.00', null],
  ['36001', '3390.10', '36000'],
  ['60000', '5790.00', null],
  ['144000', '14190.00', null],
  ['144001', '27390.20', '144000'],
])('a bonus of %s costs %s apart, too near above %s', (bonus, tax, edge) => {
  expect(bonusTax(bonus)).toBe(tax)
  expect(costlyEdge(bonus)).toBe(edge)
})

describe('a saving of a salary', () => {
  it('is never negative and grows with what is paid', () => {
    const yuan = (max: number) => fc.integer({ min: 0, max }).map(String)
    fc.assert(
      fc.property(
        yuan(100_000),
        yuan(1_000_000),
        yuan(12_000),
        yuan(3_000),
        (salary, bonus, paid, more) => {
          const facts = { ...FACTS, salary, bonus }
          const { saved, slices } = salarySaving(law(), facts, paid)
          const parts = sum(slices.map(({ tax }) => tax))
          const isSum = Math.abs(Number(saved) - Number(parts)) < 0.011
          expect(slices.length === 0 || isSum).toBe(true)
          const further = salarySaving(law(), facts, String(Number(paid) + Number(more)))
          expect(compare(saved, '0')).toBeGreaterThanOrEqual(0)
          expect(compare(further.saved, saved)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
