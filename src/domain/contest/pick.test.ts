import { expect, test } from 'vitest'
import { sum } from '#domain/money/money.ts'
import {
  excessReturn,
  percentReturn,
  pickOutcome,
  pickRound,
  pickWeek,
  winStreak,
  type PickOutcome,
} from './pick.ts'

/** Closed at weekends, in the week of the 16th of February and on the Monday after, and in October. */
const CLOSED = new Set(['20260223', '20261005', '20261006', '20261007'])
const isOpen = (day: string) => {
  const weekday = new Date(
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))),
  ).getUTCDay()
  const isFestival = day >= '20260216' && day <= '20260220'
  return weekday > 0 && weekday < 6 && !isFestival && !CLOSED.has(day)
}

test.each([
  ['1.2000', '1.2180', '3900', '3931.2', '0.70', 'win'],
  ['1.0500', '1.0405', '3931.2', '3880.5512', '0.39', 'win'],
  ['1.0000', '1.0080', '1000.00', '1008.00', '0.00', 'draw'],
  ['1.0000', '0.9900', '1000.00', '1000.00', '-1.00', 'loss'],
])(
  'a fund from %s to %s against an index from %s to %s is %s points ahead: a %s',
  (from, to, indexFrom, indexTo, excess, outcome) => {
    const ahead = excessReturn(percentReturn(from, to), percentReturn(indexFrom, indexTo))
    expect([ahead, pickOutcome(ahead)]).toEqual([excess, outcome])
  },
)

test('a score is the sum of what was shown', () => {
  expect(sum(['0.70', '0.39'])).toBe('1.09')
})

test.each([
  ['20260308120000', '20260309', 'on the Sunday before'],
  ['20260309091459', '20260309', 'to the last second before a quarter past nine'],
  ['20260309091500', '20260316', 'from then on the next'],
  ['20260216120000', '20260223', 'after a week without trading, whose Monday is closed too'],
  ['20260224091459', '20260223', 'until the first day that is open'],
  ['20261001120000', '20261012', 'beyond a week of two days, which is void'],
])('at %s the week of %s can be picked for: %s', (now, weekId) => {
  expect(pickRound(now, isOpen)?.weekId).toBe(weekId)
})

test('void weeks on the way are named, and a round is open from the close of the last one', () => {
  expect(pickRound('20261001120000', isOpen)).toEqual({
    weekId: '20261012',
    days: ['20261012', '20261013', '20261014', '20261015', '20261016'],
    voidWeeks: ['20261005'],
    openTime: '20260928091500',
    closeTime: '20261012091500',
  })
  expect(pickWeek('20261005', isOpen).days).toEqual(['20261008', '20261009'])
})

test('beyond the calendar nothing can be picked for', () => {
  expect(pickRound('20261001120000', () => false)).toBeNull()
})

test.each<[PickOutcome[], number, number]>([
  [[], 0, 0],
  [['win', 'win', 'draw', 'win'], 3, 3],
  [['win', 'win', 'loss', 'win'], 1, 2],
  [['draw', 'loss', 'draw'], 0, 0],
])('wins in a row of %j are %i now and %i at the longest', (outcomes, now, longest) => {
  expect(winStreak(outcomes)).toEqual({ now, longest })
})
