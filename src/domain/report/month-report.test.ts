import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare, roundCent, sum } from '#domain/money/money.ts'
import {
  bestAndWorst,
  byProfit,
  closingOf,
  convertedBetweenFunds,
  monthKind,
  profitRate,
  reconciles,
  tradeDifference,
  weightedBase,
} from './month-report.ts'

const A = { opening: '60000.00', inflow: '0.00', outflow: '10180.65', profit: '282.95' }
const B = { opening: '40000.00', inflow: '30180.65', outflow: '5000.00', profit: '809.47' }
const ACCOUNT = { opening: '100000.00', inflow: '20000.00', outflow: '5000.00', profit: '1092.42' }

describe('the equation', () => {
  test.each([
    [A, '50102.30'],
    [B, '65990.12'],
    [ACCOUNT, '116092.42'],
    [{ opening: '0.00', inflow: '0.00', outflow: '0.00', profit: '0.00' }, '0.00'],
    [{ opening: '10.00', inflow: '0.00', outflow: '0.00', profit: '-10.00' }, '0.00'],
  ])('of %o closes with %s', (month, closing) => {
    expect(closingOf(month)).toBe(closing)
    expect(reconciles({ ...month, closing })).toBe(true)
  })

  test('does not hold where a cent is missing', () => {
    expect(reconciles({ ...ACCOUNT, closing: '116092.41' })).toBe(false)
  })
})

describe('what moved between funds', () => {
  test('is in the flows of the funds and in none of the account', () => {
    expect(convertedBetweenFunds([A, B], ACCOUNT)).toBe('10180.65')
    expect(convertedBetweenFunds([], { inflow: '0.00', outflow: '0.00' })).toBe('0.00')
  })

  test('is not known while a fund is missing', () => {
    expect(convertedBetweenFunds([B], ACCOUNT)).toBeNull()
    expect(convertedBetweenFunds([], ACCOUNT)).toBeNull()
  })
})

describe('the rate', () => {
  const march = { first: '20260301', last: '20260331' }
  const flows = [
    { date: '20260310', amount: '20000.00' },
    { date: '20260320', amount: '-5000.00' },
  ]

  test('is of the money weighted by the days that it stayed', () => {
    const base = weightedBase('100000.00', flows, march)
    expect(roundCent(base)).toBe('112258.06')
    expect(profitRate('1234.56', base)).toBe('1.10')
  })

  test('of what came on the last day counts one day of it', () => {
    const base = weightedBase('0.00', [{ date: '20260331', amount: '31000.00' }], march)
    expect(roundCent(base)).toBe('1000.00')
  })

  test('is not known where there was no money', () => {
    expect(profitRate('0.00', '0')).toBeNull()
    expect(profitRate('1.00', '-5.00')).toBeNull()
    expect(profitRate('-1.00', '100')).toBe('-1.00')
  })
})

test('what is not the income of the days is the difference of trades', () => {
  expect(tradeDifference('282.95', '297.95')).toBe('-15.00')
  expect(tradeDifference('282.95', '282.95')).toBe('0.00')
})

describe('best and worst', () => {
  const fund = (fundCode: string, profit: string) => ({ fundCode, profit })

  test('are two funds, those with the same profit by code', () => {
    const funds = [fund('3', '-1.00'), fund('1', '2.00'), fund('2', '2.00')]
    expect(byProfit(funds).map((it) => it.fundCode)).toEqual(['1', '2', '3'])
    expect(bestAndWorst(funds)).toEqual({ best: funds[1], worst: funds[0] })
  })

  test('name a single fund once, and none where there is none', () => {
    expect(bestAndWorst([fund('1', '-2.00')])).toEqual({ best: fund('1', '-2.00'), worst: null })
    expect(bestAndWorst([])).toEqual({ best: null, worst: null })
  })
})

const NOTHING = { opening: '0.00', inflow: '0.00', outflow: '0.00', profit: '0.00' }

test.each([
  [{ ...NOTHING, closing: '0.00' }, true, 'empty'],
  [{ ...NOTHING, closing: '0.00' }, false, 'empty'],
  [{ ...NOTHING, opening: '5.00', outflow: '5.00', closing: '0.00' }, false, 'cleared'],
  [{ ...NOTHING, inflow: '5.00', outflow: '5.00', closing: '0.00' }, true, 'cleared'],
  [{ ...NOTHING, inflow: '5.00', closing: '5.00' }, true, 'first'],
  [{ ...NOTHING, opening: '5.00', closing: '5.00' }, false, 'ordinary'],
] as const)('a month of %o, first: %s, is %s', (month, isFirst, kind) => {
  expect(monthKind(month, isFirst)).toBe(kind)
})

/** A ledger of whole cents: what comes, what goes, what moves between funds, what values do. */
const FUNDS = 4
const cents = fc.integer({ min: 0, max: 10_000_000_000 })
const entry = fc.oneof(
  fc.record({ kind: fc.constant('in' as const), to: fc.nat(FUNDS - 1), amount: cents }),
  fc.record({ kind: fc.constant('out' as const), from: fc.nat(FUNDS - 1), amount: cents }),
  fc.record({
    kind: fc.constant('move' as const),
    from: fc.nat(FUNDS - 1),
    to: fc.nat(FUNDS - 1),
    amount: cents,
  }),
  fc.record({
    kind: fc.constant('value' as const),
    of: fc.nat(FUNDS - 1),
    amount: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  }),
)

const yuan = (amount: number) => roundCent(BigInt(amount) === 0n ? '0' : decimal(amount))
const decimal = (amount: number) => {
  const text = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

test('the months of any ledger open where the one before closed, and add up to the cent', () => {
  fc.assert(
    fc.property(fc.array(fc.array(entry, { maxLength: 12 }), { maxLength: 8 }), (months) => {
      const worth = Array.from({ length: FUNDS }, () => 0)
      const add = (fund: number, amount: number) => {
        worth[fund] = (worth[fund] ?? 0) + amount
      }
      for (const entries of months) {
        const opening = [...worth]
        const flows = worth.map(() => ({ in: 0, out: 0, profit: 0 }))
        const account = { in: 0, out: 0, profit: 0 }
        const flow = (fund: number) => flows[fund] ?? account
        let moved = 0
        for (const it of entries) {
          if (it.kind === 'in') {
            flow(it.to).in += it.amount
            account.in += it.amount
            add(it.to, it.amount)
          } else if (it.kind === 'out') {
            flow(it.from).out += it.amount
            account.out += it.amount
            add(it.from, -it.amount)
          } else if (it.kind === 'move') {
            flow(it.from).out += it.amount
            flow(it.to).in += it.amount
            moved += it.amount
            add(it.from, -it.amount)
            add(it.to, it.amount)
          } else {
            flow(it.of).profit += it.amount
            account.profit += it.amount
            add(it.of, it.amount)
          }
        }
        const total = (amounts: readonly number[]) => amounts.reduce((all, it) => all + it, 0)
        const rows = flows.map((it, fund) => ({
          opening: yuan(opening[fund] ?? 0),
          inflow: yuan(it.in),
          outflow: yuan(it.out),
          profit: yuan(it.profit),
          closing: yuan(worth[fund] ?? 0),
        }))
        for (const row of rows) expect(reconciles(row)).toBe(true)
        const whole = {
          opening: yuan(total(opening)),
          inflow: yuan(account.in),
          outflow: yuan(account.out),
          profit: yuan(account.profit),
        }
        expect(closingOf(whole)).toBe(yuan(total(worth)))
        expect(convertedBetweenFunds(rows, whole)).toBe(yuan(moved))
        expect(compare(sum(rows.map((it) => it.closing)), closingOf(whole))).toBe(0)
      }
    }),
    { numRuns: 200 },
  )
})
