import { expect, test } from 'vitest'
import { byMonth, isListed, type LineKind } from './lines.ts'

test.each<[LineKind, boolean, boolean]>([
  ['earned', true, false],
  ['returned', true, false],
  ['frozen', false, true],
  ['spent', false, true],
  ['expired', false, true],
])('lists a line %s under what came: %s, under what went: %s', (kind, came, went) => {
  expect([isListed(kind, 'in'), isListed(kind, 'out'), isListed(kind, 'all')]).toEqual([
    came,
    went,
    true,
  ])
})

test('names a month at the first of its rows alone, the same month of another year again', () => {
  const times = ['20260311090000', '20260301000000', '20260228235959', '20250228000000']
  expect(byMonth(times.map((time) => ({ time }))).map(({ month }) => month)).toEqual([
    '202603',
    '',
    '202602',
    '202502',
  ])
  expect(byMonth([])).toEqual([])
})
