import { expect, test } from 'vitest'
import { isLate, msLeft, quizCoins, quizScore } from './quiz.ts'

const answer = (isRight: boolean, ms: number) => ({ isRight, ms })

test('speed adds to right answers alone, and a late one is wrong with the whole time', () => {
  const answers = [
    answer(true, 3_250),
    answer(true, 10_000),
    answer(false, 1_200),
    answer(true, 0),
    answer(true, 9_999),
    answer(true, 10_801),
  ]
  expect(quizScore(answers)).toEqual({ score: 48, right: 4, ms: 34_449 })
})

test('ten right answers after two seconds each are 140 points', () => {
  const answers = Array.from({ length: 10 }, () => answer(true, 2_000))
  expect(quizScore(answers)).toEqual({ score: 140, right: 10, ms: 20_000 })
})

test.each([
  [10_000, false, 0],
  [10_800, false, 0],
  [10_801, true, 0],
  [9_500, false, 500],
])('an answer after %i ms is late: %s, with %i ms left', (ms, late, left) => {
  expect([isLate(ms), msLeft(ms)]).toEqual([late, left])
})

test.each([
  [5, 0],
  [6, 10],
  [7, 10],
  [8, 20],
  [9, 20],
  [10, 50],
])('%i right answers bring %i coins', (right, coins) => {
  expect(quizCoins(right)).toBe(coins)
})
