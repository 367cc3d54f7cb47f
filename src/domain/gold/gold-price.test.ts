import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gainsOf, gramsOf, isSessionOut, newestPrice, type GoldDay } from './gold-price.ts'

const DAYS: readonly GoldDay[] = [
  { date: '20260309', am: '980.10', pm: '982.16' },
  { date: '20260310', am: '984.00', pm: '985.40' },
  { date: '20260311', am: '986.20', pm: null },
]

test('the newest afternoon is yesterday’s until today’s is out, on the afternoon before', () => {
  expect(newestPrice(DAYS, 'pm')).toEqual({
    date: '20260310',
    price: '985.40',
    change: '3.24',
    rate: '0.33',
  })
  expect(newestPrice(DAYS, 'am')).toMatchObject({ date: '20260311', change: '2.20', rate: '0.22' })
})

test.each([
  ['no day', [], null],
  ['one day', DAYS.slice(0, 1), { date: '20260309', price: '982.16', change: null, rate: null }],
  ['no afternoon yet', DAYS.slice(2), null],
] as const)('the newest price is found with %s', (_of, days, figure) => {
  expect(newestPrice(days, 'pm')).toEqual(figure)
})

test.each([
  ['10000.00', '985.40', '10.1482'],
  ['23456.78', '985.40', '23.8043'],
  ['0.00', '985.40', '0.0000'],
  ['1.00', '0.00', null],
])('%s yuan at %s are %s grams', (amount, price, grams) => {
  expect(gramsOf(amount, price)).toBe(grams)
})

test.each([
  ['am', '20260311102959', false],
  ['am', '20260311103000', true],
  ['pm', '20260311142959', false],
  ['pm', '20260311143000', true],
  ['pm', '20260312000000', true],
] as const)('the session %s at %s is out: %j', (session, now, out) => {
  expect(isSessionOut(session, '20260311', now)).toBe(out)
})

test('gains begin at zero, and keep the order of the values', () => {
  expect(gainsOf([null, 100, 110, null, 95])).toEqual([
    null,
    0,
    expect.closeTo(10),
    null,
    expect.closeTo(-5),
  ])
  expect(gainsOf([null])).toEqual([null])
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1, max: 2_000, noNaN: true }), { minLength: 2 }),
      (all) => {
        const gains = gainsOf(all)
        expect(gains[0]).toBe(0)
        all.forEach((value, at) => {
          expect(Math.sign(gains[at] ?? 0)).toBe(Math.sign(value / (all[0] ?? 1) - 1))
        })
      },
    ),
  )
})
