import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { compare } from '#domain/money/money.ts'
import { taxTableOf, type TaxTable } from '#domain/tax/income-tax.ts'
import { savingYears, type SavingTerms } from './saving-years.ts'

const table = (): TaxTable => {
  const found = taxTableOf(2026)
  if (found === null) throw new Error('no table')
  return found
}
const TERMS: SavingTerms = {
  year: 2026,
  years: 27,
  taxable: '200000',
  growth: '0',
  paid: '12000',
  rate: '3',
  payoutTax: '3',
}
const result = (more: Partial<SavingTerms> = {}) => savingYears(table(), { ...TERMS, ...more })

it('agrees with the vector of 27 years', () => {
  const found = result()
  expect(found?.rows).toHaveLength(27)
  expect(found?.last).toEqual({
    year: 2052,
    paid: '324000.00',
    saved: '64800.00',
    account: '503171.12',
    net: '488075.99',
    outside: '402536.84',
  })
  expect(found?.payoutTax).toBe('15095.13')
})

test.each([
  ['200000', '85539.15', 'better'],
  ['60000', '35222.01', 'better'],
  ['36000', '0.08', 'same'],
  ['8000', '-5031.67', 'worse'],
  ['0', '-15095.13', 'worse'],
] as const)('a taxable income of %s leaves %s, which is %s', (taxable, gain, verdict) => {
  expect(result({ taxable })).toMatchObject({ gain, verdict })
})

it('lets the income grow', () => {
  const found = result({ years: 10, taxable: '150000', growth: '5' })
  expect(found?.last).toMatchObject({ saved: '23400.00', account: '141693.56' })
  expect(found?.gain).toBe('23281.57')
})

it('has no result once the age is reached', () => {
  expect(result({ years: 0 })).toBeNull()
})

it('is never worse for a higher income, and never negative inside', () => {
  fc.assert(
    fc.property(
      fc.record({
        years: fc.integer({ min: 1, max: 45 }),
        taxable: fc.integer({ min: 0, max: 1_500_000 }).map(String),
        growth: fc.integer({ min: 0, max: 10 }).map(String),
        paid: fc.integer({ min: 1, max: 12_000 }).map(String),
        rate: fc.integer({ min: 0, max: 50 }).map((tenths) => (tenths / 10).toFixed(1)),
      }),
      fc.integer({ min: 0, max: 100_000 }),
      (terms, more) => {
        const found = result(terms)
        const richer = result({ ...terms, taxable: String(Number(terms.taxable) + more) })
        expect(compare(richer?.gain ?? '', found?.gain ?? '')).toBeGreaterThanOrEqual(0)
        for (const { paid, account, outside } of found?.rows ?? []) {
          expect(compare(account, paid)).toBeGreaterThanOrEqual(0)
          expect(compare(outside, '0')).toBeGreaterThanOrEqual(0)
        }
      },
    ),
    { numRuns: 50 },
  )
})
