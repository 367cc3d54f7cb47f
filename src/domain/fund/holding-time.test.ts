import { expect, test } from 'vitest'
import { holdingMonths, isHeldLongEnough } from './holding-time.ts'

test.each([
  ['禾岸养老目标2045三年持有混合(FOF)Y', 36],
  ['澄川稳健养老目标一年持有混合(FOF)Y', 12],
  ['岚湖养老目标2050五年持有期混合(FOF)', 60],
  ['禾岸宽基800指数Y', 0],
])('money in the fund %s stays %d months', (name, months) => {
  expect(holdingMonths(name)).toBe(months)
})

test.each([
  ['20250311', 12, '20260310', false],
  ['20250311', 12, '20260311', true],
  // The last day of a shorter month.
  ['20240229', 12, '20250227', false],
  ['20240229', 12, '20250228', true],
  ['20230311', 36, '20260311', true],
  ['20260311', 0, '20260311', true],
])('confirmed on %s for %d months, on %s it may be sold: %j', (confirmed, months, day, may) => {
  expect(isHeldLongEnough(confirmed, months, day)).toBe(may)
})
