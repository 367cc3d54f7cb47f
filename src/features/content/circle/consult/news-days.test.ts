import { expect, test } from 'vitest'
import { firstsOfDays } from './news-days.ts'

test('a day begins with its first item, wherever pages end', () => {
  const items = [
    ['d-1', '20260311090000'],
    ['d-2', '20260311080000'],
    ['d-3', '20260309230000'],
    ['d-4', '20260308000000'],
  ].map(([itemId = '', publishTime = '']) => ({ itemId, publishTime }))
  expect([...firstsOfDays(items)]).toEqual(['d-1', 'd-3', 'd-4'])
  expect([...firstsOfDays(items.slice(0, 2))]).toEqual(['d-1'])
  expect([...firstsOfDays([])]).toEqual([])
})
