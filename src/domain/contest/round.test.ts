import { expect, test } from 'vitest'
import { chinaInstant } from '#domain/calendar/calendar-date.ts'
import { roundShownFor, roundState } from './round.ts'

const round = { openTime: '20260311153000', closeTime: '20260312091500' }

test.each([
  ['20260311152959', 'ahead'],
  ['20260311153000', 'open'],
  ['20260312091459', 'open'],
  ['20260312091500', 'closed'],
  ['20260312100000', 'closed'],
])('at %s a round is %s', (at, kind) => {
  expect(roundState(round, chinaInstant(at)).kind).toBe(kind)
})

test('is open to its last millisecond', () => {
  const end = chinaInstant(round.closeTime)
  expect(roundState(round, end - 1)).toEqual({ kind: 'open', msLeft: 1 })
  expect(roundShownFor(round, end - 1)).toBe(1)
  expect(roundShownFor(round, end - 2_500)).toBe(500)
  expect(roundShownFor(round, end - 3_000)).toBe(1_000)
  expect(roundShownFor(round, end)).toBeNull()
})
