import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundCent, sum } from '#domain/money/money.ts'
import { closingOf, profitRate } from '#domain/report/month-report.ts'
import {
  billAddsUp,
  billAward,
  billClaimUntil,
  billOpensAt,
  shownBill,
  fallingMonths,
  keptShare,
  yearBase,
  yearKind,
} from './annual-bill.ts'

const YEAR_2021 = { first: '20210101', last: '20211231' }

describe('the rate of a year', () => {
  test('weighs each flow by the days after its own', () => {
    const flows = [
      { date: '20210331', amount: '12000.00' },
      { date: '20210630', amount: '-10500.00' },
      { date: '20210930', amount: '12000.00' },
    ]
    const base = yearBase('52310.45', flows, YEAR_2021)
    expect(roundCent(base)).toBe('59083.05')
    expect(profitRate('3187.62', base)).toBe('5.40')
  })

  test('of a leap year and of one that begins with its first order has its own days', () => {
    expect(yearBase('366.00', [], { first: '20200101', last: '20201231' })).toBe('366')
    const flows = [{ date: '20201222', amount: '1000.00' }]
    expect(yearBase('0.00', flows, { first: '20201222', last: '20201231' })).toBe('900')
  })

  test('is not known where there was no money', () => {
    expect(profitRate('0.00', yearBase('0.00', [], YEAR_2021))).toBeNull()
  })
})

const yuan = (value: number) => (value / 100).toFixed(2)
const cents = fc.integer({ min: -9_000_000, max: 9_000_000 })
const positive = fc.integer({ min: 0, max: 9_000_000 })

/** Bills that add up, whatever their parts are. */
const bills = fc
  .record({
    opening: positive,
    inflow: positive,
    outflow: positive,
    months: fc.array(cents, { minLength: 12, maxLength: 12 }),
    firstFund: cents,
  })
  .map(({ opening, inflow, outflow, months, firstFund }) => {
    const profit = months.reduce((all, it) => all + it, 0)
    const sums = {
      opening: yuan(opening),
      inflow: yuan(inflow),
      outflow: yuan(outflow),
      profit: yuan(profit),
    }
    return {
      opening: sums.opening,
      inflow: sums.inflow,
      outflow: sums.outflow,
      profit: sums.profit,
      closing: closingOf(sums),
      months: months.map((it) => ({ profit: yuan(it) })),
      funds: [{ profit: yuan(firstFund) }, { profit: yuan(profit - firstFund) }],
    }
  })
const more = (it: { readonly profit: string }) => ({ profit: roundCent(sum([it.profit, '0.01'])) })

describe('a bill', () => {
  test('adds up whatever its parts are', () => {
    fc.assert(
      fc.property(bills, (bill) => {
        expect(billAddsUp(bill)).toBe(true)
      }),
    )
  })

  test('does not add up once one part is a cent off', () => {
    fc.assert(
      fc.property(bills, (bill) => {
        const { closing, months, funds } = bill
        const [month, fund] = [months.slice(0, 1).map(more), funds.slice(0, 1).map(more)]
        const faults = [
          { ...bill, closing: roundCent(sum([closing, '0.01'])) },
          { ...bill, months: [...month, ...months.slice(1)] },
          { ...bill, funds: [...fund, ...funds.slice(1)] },
          { ...bill, months: months.slice(1) },
        ]
        expect(faults.map(billAddsUp)).toEqual([false, false, false, false])
      }),
    )
  })

  test('is shown only where it adds up, and says else why it is not', () => {
    fc.assert(
      fc.property(bills, (bill) => {
        expect(shownBill({ state: 'ready', bill })).toBe(bill)
        const off = { ...bill, closing: roundCent(sum([bill.closing, '0.01'])) }
        expect(shownBill({ state: 'ready', bill: off })).toBe('checking')
        expect(shownBill({ state: 'ready', bill: null })).toBe('checking')
        expect(shownBill({ state: 'none', bill: null })).toBe('none')
        expect(shownBill({ state: 'notBegun', bill })).toBe('notBegun')
      }),
    )
  })

  test('opens in the middle of the next January, its award until the end of March', () => {
    expect([billOpensAt(2021), billClaimUntil(2021)]).toEqual(['20220115000000', '20220331235959'])
  })

  test.each([
    [{ since: '20210101', closing: '10.00' }, 'whole'],
    [{ since: '20210311', closing: '10.00' }, 'first'],
    [{ since: '20210311', closing: '0.00' }, 'cleared'],
  ] as const)('of 2021 with %o is that of a year that is %s', (bill, kind) => {
    expect(yearKind(2021, bill)).toBe(kind)
  })
})

const FACTS = { paidInstalments: 0, holdDays: 0, yearDays: 365, fundTypes: 0 }

test.each([
  [{ ...FACTS, paidInstalments: 10, holdDays: 365, fundTypes: 3 }, 'keeping'],
  [{ ...FACTS, paidInstalments: 9, holdDays: 365, fundTypes: 3 }, 'staying'],
  [{ ...FACTS, holdDays: 364, fundTypes: 3 }, 'spreading'],
  [{ ...FACTS, holdDays: 1, fundTypes: 2 }, 'beginning'],
  [FACTS, null],
])('the award of %o is %s', (facts, award) => {
  expect(billAward(facts)).toBe(award)
})

test('buys count as made in a falling month only where the account fell', () => {
  const month = (profit: string, bought: string) => ({ profit, bought })
  expect(
    fallingMonths([month('-1.00', '100.00'), month('-2.00', '0.00'), month('3.00', '50.00')]),
  ).toEqual({ falling: 2, boughtIn: 1, amount: '100' })
  expect(fallingMonths([]).falling).toBe(0)
})

test.each([
  [{ paid: 12, failed: 0, skipped: 0 }, 100],
  [{ paid: 11, failed: 1, skipped: 0 }, 91],
  [{ paid: 0, failed: 0, skipped: 0 }, null],
])('of the instalments %o %s percent were kept', (counts, share) => {
  expect(keptShare(counts)).toBe(share)
})
