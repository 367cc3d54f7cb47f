import { expect, test } from 'vitest'
import { instalments, placed, type Decision } from './strategy-backtest.ts'

const day = (date: string, large: number, small = 100): Decision => ({ date, large, small })
const YEAR = [day('20250101', 100), day('20250702', 80), day('20260101', 120)]

test('money in the large index alone comes to what the index did, with its fall', () => {
  expect(placed(YEAR, () => ({ large: 100, small: 0 }))).toEqual({
    profit: '20.00',
    drawdown: '-20.00',
  })
})

test('money in bonds alone brings two percent a year', () => {
  expect(placed(YEAR, () => ({ large: 0, small: 0 }))).toEqual({
    profit: '2.01',
    drawdown: '0.00',
  })
})

test('half and half that nothing changes drifts, and says how much of it stocks are', () => {
  const seen: number[] = []
  const result = placed(YEAR, (at, stocks) => {
    seen.push(Math.round(stocks))
    return at === 0 ? { large: 50, small: 0 } : null
  })
  expect(seen).toEqual([0, 44, 54])
  expect(result).toEqual({ profit: '11.00', drawdown: '-9.50' })
})

test('a decision counts from its day on, and never for the fall before it', () => {
  const late = placed(YEAR, (at) => ({ large: at === 0 ? 0 : 100, small: 0 }))
  expect(late).toEqual({ profit: '51.50', drawdown: '0.00' })
})

test('instalments are worth what they bought, to what was paid', () => {
  expect(instalments(YEAR, () => 100)).toEqual({ profit: '23.33', drawdown: '-10.00' })
  // Twice as much where it is cheap.
  expect(instalments(YEAR, (at) => (at === 1 ? 200 : 100))).toEqual({
    profit: '30.00',
    drawdown: '-6.67',
  })
})

test('without a decision there is nothing to show', () => {
  expect(placed([], () => null)).toEqual({ profit: '0.00', drawdown: '0.00' })
})
