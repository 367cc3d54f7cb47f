import { expect, test } from 'vitest'
import { ranked } from './ranking.ts'

const row = (figure: string, reachedAt = '20260311100000') => ({ figure, reachedAt })

test('equal figures share a rank, and the next is left out', () => {
  const figures = ['3.21', '5.00', '0.00', '5.00', '-0.40', '3.21']
  const rows = ranked(figures.map((figure) => row(figure)))
  expect(rows.map(({ figure }) => figure)).toEqual([
    '5.00',
    '5.00',
    '3.21',
    '3.21',
    '0.00',
    '-0.40',
  ])
  expect(rows.map(({ rank }) => rank)).toEqual([1, 1, 3, 3, 5, 6])
})

test('of equal figures the one that was there first is listed first, with the same rank', () => {
  const rows = ranked([row('7', '20260312090000'), row('7.00', '20260311090000')])
  expect(rows.map(({ reachedAt, rank }) => [reachedAt, rank])).toEqual([
    ['20260311090000', 1],
    ['20260312090000', 1],
  ])
})

test('no rows are an empty ranking', () => {
  expect(ranked([])).toEqual([])
})
