import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { add, compare, subtract } from '#domain/money/money.ts'
import { incomeTax, savingOf, taxTableOf, type TaxTable } from './income-tax.ts'

const table = (): TaxTable => {
  const found = taxTableOf(2026)
  if (found === null) throw new Error('no table')
  return found
}

test.each([
  ['-5000', '0.00'],
  ['0', '0.00'],
  ['36000', '1080.00'],
  ['72000', '4680.00'],
  ['144000', '11880.00'],
  ['300000', '43080.00'],
  ['420000', '73080.00'],
  ['660000', '145080.00'],
  ['960000', '250080.00'],
  ['1200000', '358080.00'],
])('a taxable income of %s has a tax of %s', (taxable, tax) => {
  expect(incomeTax(table(), taxable)).toBe(tax)
})

test.each([
  ['0', '12000', '0.00'],
  ['8000', '12000', '240.00'],
  ['36000', '12000', '360.00'],
  ['40000', '12000', '640.00'],
  ['48000', '12000', '1200.00'],
  ['150000', '12000', '1800.00'],
  ['156000', '12000', '2400.00'],
  ['300000', '12000', '2400.00'],
  ['305000', '12000', '2650.00'],
  ['965000', '12000', '4700.00'],
  ['1200000', '12000', '5400.00'],
  ['40000', '5000', '430.00'],
  ['72000', '12000', '1200.00'],
])('of a taxable income of %s, paying in %s saves %s', (taxable, paid, saved) => {
  expect(subtract(savingOf(table(), taxable, paid).saved, saved)).toBe('0')
})

test.each([
  ['30000', '600'],
  ['36000', '900'],
  ['100000', '2200'],
])('of a business income of %s, paying in 12,000 saves %s', (taxable, saved) => {
  const business = taxTableOf(2026, 'business') ?? table()
  expect(subtract(savingOf(business, taxable, '12000').saved, saved)).toBe('0')
})

it('says how a saving comes about, bracket by bracket', () => {
  expect(savingOf(table(), '150000', '12000').slices).toEqual([
    { rate: '20', amount: '6000', tax: '1200' },
    { rate: '10', amount: '6000', tax: '600' },
  ])
})

it('has no table for a year that is not known', () => {
  expect([2018, 2019, 2026, 2027].map((year) => taxTableOf(year) !== null)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

describe('a saving', () => {
  const yuan = fc.integer({ min: -50_000, max: 2_000_000 }).map(String)
  const paid = fc.integer({ min: 0, max: 12_000 }).map(String)

  it('is never negative, is the sum of its slices, and grows with income and with what is paid', () => {
    fc.assert(
      fc.property(yuan, paid, fc.integer({ min: 0, max: 3_000 }), (taxable, pays, more) => {
        const { saved, slices } = savingOf(table(), taxable, pays)
        expect(compare(saved, '0')).toBeGreaterThanOrEqual(0)
        expect(
          subtract(
            saved,
            slices.reduce((sum, { tax }) => add(sum, tax), '0'),
          ),
        ).toBe('0')
        const richer = savingOf(table(), add(taxable, String(more)), pays).saved
        const payingMore = savingOf(table(), taxable, add(pays, String(more))).saved
        expect(compare(richer, saved)).toBeGreaterThanOrEqual(0)
        expect(compare(payingMore, saved)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is exact at each yuan around each edge', () => {
    const rates = [3, 10, 20, 25, 30, 35, 45]
    for (const [at, edge] of [36_000, 144_000, 300_000, 420_000, 660_000, 960_000].entries()) {
      const [low = 0, high = 0] = [rates[at], rates[at + 1]]
      for (let yuanOver = -3; yuanOver <= 3; yuanOver += 1) {
        const above = Math.max(0, Math.min(2, yuanOver))
        const cents = above * high + (2 - above) * low
        const { saved } = savingOf(table(), String(edge + yuanOver), '2')
        expect([edge, yuanOver, Number(saved)]).toEqual([edge, yuanOver, cents / 100])
      }
    }
  })
})
