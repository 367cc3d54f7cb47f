import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHEST_PARTS, CHEST_PRIZES, givenPrize, prizeAt, signInRun } from './chest.ts'

test('the chances come to the whole, and to 9.5 coins a draw besides the coupon', () => {
  expect(CHEST_PRIZES.reduce((all, { chance }) => all + chance, 0)).toBe(CHEST_PARTS)
  const coins = CHEST_PRIZES.reduce((all, it) => all + (it.coins ?? 0) * it.chance, 0)
  expect(coins / CHEST_PARTS).toBe(9.5)
})

test.each([
  [0, 'coins-2'],
  [5_999, 'coins-2'],
  [6_000, 'coins-10'],
  [8_799, 'coins-10'],
  [8_800, 'coins-50'],
  [9_699, 'coins-50'],
  [9_700, 'coupon'],
  [9_949, 'coupon'],
  [9_950, 'coins-200'],
  [9_999, 'coins-200'],
  [10_000, undefined],
  [-1, undefined],
])('part %d falls on %s', (part, prizeId) => {
  expect(prizeAt(part)?.prizeId).toBe(prizeId)
})

test('each kind is as frequent as its chance says', () => {
  const counts = new Map<string, number>()
  for (let part = 0; part < CHEST_PARTS; part += 1) {
    const id = prizeAt(part)?.prizeId ?? ''
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  expect(Object.fromEntries(counts)).toEqual(
    Object.fromEntries(CHEST_PRIZES.map(({ prizeId, chance }) => [prizeId, chance])),
  )
})

test('a kind that is out of stock gives the next smaller one, never a larger one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CHEST_PRIZES),
      fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      (drawn, gone) => {
        const place = (id: string) => CHEST_PRIZES.findIndex(({ prizeId }) => prizeId === id)
        const given = givenPrize(drawn, (id) => (gone[place(id)] === true ? 1e9 : 0))
        const at = place(given?.prizeId ?? '')
        expect(at).toBeLessThanOrEqual(place(drawn.prizeId))
        for (let between = at + 1; between <= place(drawn.prizeId); between += 1)
          expect(gone[between]).toBe(true)
      },
    ),
  )
})

const D = (day: number) => `202603${String(day).padStart(2, '0')}`
test.each([
  [[], { days: 0, isSigned: false }],
  [[11], { days: 1, isSigned: true }],
  [[9, 10], { days: 2, isSigned: false }],
  [[9, 10, 11], { days: 3, isSigned: true }],
  [[8, 10, 11], { days: 2, isSigned: true }],
  [[5, 6, 7, 8, 9, 10, 11], { days: 7, isSigned: true }],
  [[4, 5, 6, 7, 8, 9, 10], { days: 0, isSigned: false }],
  [[4, 5, 6, 7, 8, 9, 10, 11], { days: 1, isSigned: true }],
])('who signed in on %j of March stands at %o on the 11th', (days, run) => {
  expect(signInRun(days.map(D), D(11))).toEqual(run)
})
