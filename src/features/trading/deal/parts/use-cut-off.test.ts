import { expect, test } from 'vitest'
import { countDown } from './use-cut-off.ts'

test.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [3_661, '01:01:01'],
  [86_399, '23:59:59'],
  [86_400, '1 天 00:00:00'],
  [200_000, '2 天 07:33:20'],
])('%i seconds count down as %s', (seconds, text) => {
  expect(countDown(seconds)).toBe(text)
})
