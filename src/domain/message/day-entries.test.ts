import { expect, test } from 'vitest'
import { dayEntries } from './day-entries.ts'

const TODAY = '20260311'

test('each day has one head above its messages', () => {
  const times = ['20260311100000', '20260311090000', '20260310180000']
  const rows = dayEntries(
    times.map((time) => ({ time })),
    TODAY,
  )
  expect(rows.map((row) => (row.kind === 'day' ? row.label : row.message.time))).toEqual([
    '今天',
    '20260311100000',
    '20260311090000',
    '昨天',
    '20260310180000',
  ])
})

test.each([
  ['20260309', '星期一'],
  ['20251231', '2025'],
])('the head of %s names %s', (day, part) => {
  const [head] = dayEntries([{ time: `${day}120000` }], TODAY)
  expect(head?.kind === 'day' ? head.label : '').toContain(part)
})

test('no messages have no heads', () => {
  expect(dayEntries([], TODAY)).toEqual([])
})
