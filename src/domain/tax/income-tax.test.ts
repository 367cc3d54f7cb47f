import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { add, compare, roundCent, subtract } from '#domain/money/money.ts'
import {
  incomeTax,
  relievedTable,
  savingOf,
  SOLE_TRADER_RELIEFS,
  taxTableOf,
  type TaxTable,
} from './income-tax.ts'

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
])('at a taxable income of %s, paying in %s saves %s', (taxable, paid, saved) => {
  expect(subtract(savingOf(table(), taxable, paid).saved, saved)).toBe('0')
})

test.each([
  ['30000', '600'],
  ['36000', '900'],
  ['100000', '2200'],
])('at a business income of %s, paying in 12,000 saves %s', (taxable, saved) => {
  const business = taxTableOf(2026, 'business') ?? table()
  expect(subtract(savingOf(business, taxable, '12000').saved, saved)).toBe('0')
})

it('says how a saving comes about, bracket by bracket', () => {
  expect(savingOf(table(), '150000', '12000').slices).toEqual([
    { rate: '20', amount: '6000', tax: '1200' },
    { rate: '10', amount: '6000', tax: '600' },
  ])
})

it('has a table from 2019 on, until another one is published', () => {
  const years = [2018, 2019, 2026, 2027, 2060]
  expect(years.map((year) => taxTableOf(year) !== null)).toEqual([false, true, true, true, true])
})

it('takes the newest of the tables that are in force', () => {
  const later = { ...table(), from: 2029 }
  const ended = { ...table(), from: 2028, until: 2028 }
  const of = (year: number) => taxTableOf(year, 'comprehensive', [later, ended, table()])?.from
  expect([2027, 2028, 2029, 2030].map(of)).toEqual([2019, 2028, 2029, 2029])
})

describe('a sole trader', () => {
  const business = taxTableOf(2026, 'business') ?? table()
  const [relief] = SOLE_TRADER_RELIEFS
  if (relief === undefined) throw new Error('no relief')
  const halved = relievedTable(business, relief)

  it.each([
    ['30000', '750.00', '300.00'],
    ['30001', '750.05', '300.02'],
    ['90000', '3750.00', '600.00'],
    ['90001', '3750.10', '600.05'],
    ['100000', '4750.00', '1100.00'],
    ['300000', '24750.00', '1200.00'],
    ['500000', '54750.00', '1800.00'],
    ['2000000', '317250.00', '2100.00'],
    ['2000001', '317250.35', '2100.17'],
    ['2012000', '321450.00', '4200.00'],
    ['3000000', '667250.00', '4200.00'],
  ])('of %s pays %s, and saves %s by paying in 12,000', (taxable, tax, saved) => {
    expect(incomeTax(halved, taxable)).toBe(tax)
    expect(roundCent(savingOf(halved, taxable, '12000').saved)).toBe(saved)
  })

  it('pays half of the tax up to two million and all of the rest, for any income', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000 }), (income) => {
        const part = incomeTax(business, String(Math.min(income, 2_000_000)))
        const due = Number(incomeTax(business, String(income))) - Number(part) / 2
        expect(Math.abs(Number(incomeTax(halved, String(income))) - due)).toBeLessThan(0.006)
      }),
    )
  })

  it('may have a relief that ends at an edge of the table or beyond all of them', () => {
    const at = (upTo: string) => relievedTable(business, { ...relief, upTo }).brackets
    expect(at('90000').map(({ upTo, rate }) => [upTo, rate])).toEqual([
      ['30000', '2.5'],
      ['90000', '5'],
      ['300000', '20'],
      ['500000', '30'],
      [null, '35'],
    ])
    expect(at('50000').map(({ upTo, rate }) => [upTo, rate])).toEqual([
      ['30000', '2.5'],
      ['50000', '5'],
      ['90000', '10'],
      ['300000', '20'],
      ['500000', '30'],
      [null, '35'],
    ])
  })
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
