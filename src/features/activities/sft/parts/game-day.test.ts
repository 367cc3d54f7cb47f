import { expect, test } from 'vitest'
import { gameDay } from './game-day.ts'

test('a simulated order has the cut-off of a real one', () => {
  expect(gameDay({ tradeDate: '20260311' })).toEqual({
    tradeDate: '20260311',
    cutoffTime: '20260311150000',
  })
})
