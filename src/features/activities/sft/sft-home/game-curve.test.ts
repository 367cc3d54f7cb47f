import { expect, test } from 'vitest'
import { gameCurve } from './game-curve.ts'

test('the curves of a player and of the index begin at 0 on the same day', () => {
  const { dates, own, index } = gameCurve([
    { date: '20260310', total: '100000.00', index: '1500.00' },
    { date: '20260311', total: '100500.00', index: null },
    { date: '20260312', total: '99000.00', index: '1485.00' },
  ])
  expect(dates).toEqual(['20260310', '20260311', '20260312'])
  expect(own.map((it) => it?.toFixed(2))).toEqual(['0.00', '0.50', '-1.00'])
  expect(index.map((it) => it?.toFixed(2))).toEqual(['0.00', undefined, '-1.00'])
})

test('the index has no curve where its first close is not known', () => {
  const { own, index } = gameCurve([
    { date: '20260310', total: '100000.00', index: null },
    { date: '20260311', total: '100500.00', index: '1485.00' },
  ])
  expect(own).toHaveLength(2)
  expect(index).toEqual([null, null])
})
