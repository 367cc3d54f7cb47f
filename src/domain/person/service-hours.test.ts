import { expect, test } from 'vitest'
import { isServiceTime } from './service-hours.ts'

test.each([
  ['20260311085959', false],
  ['20260311090000', true],
  ['20260311172959', true],
  ['20260311173000', false],
  ['20260314100000', false],
  ['20260315100000', false],
  ['20260316100000', true],
])('at %s service answers: %s', (now, open) => {
  expect(isServiceTime(now, { from: '0900', to: '1730' })).toBe(open)
})
