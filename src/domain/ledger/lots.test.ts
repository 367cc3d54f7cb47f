import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnedExpiry, spendLots, type Lot } from './lots.ts'
import { lastDayOf } from './unit-rules.ts'

const lot = (lotId: number, amount: number, expiresAt: string, earnedAt = '20260101090000') =>
  ({ lotId, amount, earnedAt, expiresAt }) satisfies Lot

test.each([
  ['COIN', '20260311', undefined, '20271231'],
  ['COIN', '20261231', undefined, '20271231'],
  ['COIN', '20270101', undefined, '20281231'],
  ['DRAW', '20260311', undefined, '99991231'],
  ['GROWTH', '20250301', undefined, '20260228'],
  ['WATER', '20260311', '20260609', '20260609'],
  ['COUPON', '20260311', '20260410', '20260410'],
] as const)('a unit %s earned on %s with %s counts through %s', (unit, earned, given, end) => {
  expect(lastDayOf(unit, earned, given)).toBe(end)
})

test('a unit without a rule for its end is not given without a day', () => {
  expect(() => lastDayOf('WATER', '20260311')).toThrow('needs the day')
})

const LOTS = [lot(2, 50, '20271231'), lot(1, 100, '20261231'), lot(3, 30, '20271231')]

test.each<[number, string, readonly (readonly [number, number])[] | null]>([
  [
    120,
    '20260311',
    [
      [1, 100],
      [2, 20],
    ],
  ],
  [
    180,
    '20260311',
    [
      [1, 100],
      [2, 50],
      [3, 30],
    ],
  ],
  [181, '20260311', null],
  [100, '20261231', [[1, 100]]],
  [
    60,
    '20270101',
    [
      [2, 50],
      [3, 10],
    ],
  ],
  [81, '20270101', null],
  [0, '20260311', []],
])('%i units spent on %s are taken from %j', (amount, day, parts) => {
  const spent = spendLots(LOTS, amount, day)
  expect(spent?.map((it) => [it.lotId, it.amount]) ?? null).toEqual(parts)
})

test('of lots that end on one day the older one goes first', () => {
  const lots = [lot(1, 10, '20271231', '20260302'), lot(2, 10, '20271231', '20260301')]
  expect(spendLots(lots, 5, '20260311')).toEqual([{ lotId: 2, amount: 5, expiresAt: '20271231' }])
})

test.each([
  ['COIN', '20271231', '20260311', '20271231'],
  ['COIN', '20261231', '20261201', '20261231'],
  ['COIN', '20261231', '20261202', '20270101'],
  ['COIN', '20261231', '20270115', '20270214'],
  ['WATER', '20260609', '20260311', '20260609'],
] as const)('a unit %s that ends on %s and comes back on %s counts through %s', (...row) => {
  const [unit, end, today, again] = row
  expect(returnedExpiry(unit, { expiresAt: end, firstEnd: end }, today)).toBe(again)
})

test('coins that come back again and again have thirty days more than they had first, once', () => {
  const firstEnd = '20261231'
  let expiresAt: string = firstEnd
  const seen = ['20261230', '20270128', '20270130', '20270215'].map((today) => {
    expiresAt = returnedExpiry('COIN', { expiresAt, firstEnd }, today)
    return expiresAt
  })
  expect(seen).toEqual(['20270129', '20270130', '20270130', '20270130'])
})

const lots = fc
  .array(fc.record({ amount: fc.nat(500), year: fc.constantFrom('2025', '2026', '2027') }))
  .map((all) => all.map((it, index) => lot(index, it.amount, `${it.year}1231`)))

test('what is spent adds up, is never more than a lot has, and leaves nothing that ends sooner', () => {
  fc.assert(
    fc.property(lots, fc.nat(2_000), (all, amount) => {
      const usable = all.filter(({ expiresAt }) => expiresAt >= '20260311')
      const spent = spendLots(all, amount, '20260311')
      const total = usable.reduce((sum, it) => sum + it.amount, 0)
      expect(spent === null).toBe(total < amount)
      if (spent === null) return
      expect(spent.reduce((sum, it) => sum + it.amount, 0)).toBe(amount)
      const taken = new Map(spent.map((it) => [it.lotId, it.amount]))
      const last = spent.at(-1)?.expiresAt ?? ''
      for (const it of usable) {
        const part = taken.get(it.lotId) ?? 0
        expect(part).toBeLessThanOrEqual(it.amount)
        expect(part).toBeGreaterThanOrEqual(it.expiresAt < last ? it.amount : 0)
      }
    }),
  )
})
