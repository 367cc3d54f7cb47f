import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { SIGN_IN_COINS, signInDays } from './sign-in-days.ts'

const TODAY = '20260311'
const before = (...ago: number[]) => ago.map((days) => addDays(TODAY, -days))

test('brings 90 coins in seven days', () => {
  expect(SIGN_IN_COINS.reduce<number>((sum, it) => sum + it, 0)).toBe(90)
})

test.each([
  ['no day', [], 0, 'open', 5],
  ['today alone', before(0), 1, 'claimed', 5],
  ['yesterday', before(1), 1, 'open', 5],
  ['two days before', before(1, 2), 2, 'open', 10],
  ['six days before', before(1, 2, 3, 4, 5, 6), 6, 'open', 30],
  ['six days before and today', before(0, 1, 2, 3, 4, 5, 6), 7, 'claimed', 30],
  ['seven days before', before(1, 2, 3, 4, 5, 6, 7), 0, 'open', 5],
  ['a day that was missed', before(2, 3, 4), 0, 'open', 5],
  ['a day that was missed before', before(1, 3, 4), 1, 'open', 5],
  ['days across a month', before(11, 10).concat(before(1)), 1, 'open', 5],
] as const)(
  'the days claimed in a row are counted after %s',
  (_days, days, claimed, today, coins) => {
    expect(signInDays(days, TODAY)).toEqual({ claimed, today, coins })
  },
)
