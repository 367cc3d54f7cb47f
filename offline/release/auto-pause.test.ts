import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shouldPause } from './auto-pause.ts'

test.each([
  [199, 199, false],
  [200, 0, false],
  [200, 2, false],
  [200, 12, true],
  [10_000, 100, false],
  [10_000, 140, true],
  [1_000_000, 10_000, false],
  [1_000_000, 10_400, true],
])('%i first starts with %i failures: pause is %j', (started, failed, expected) => {
  expect(shouldPause({ started, failed })).toBe(expected)
})

test('more failures of as many starts never end a pause', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.nat(5_000), fc.nat(5_000), (n, a, b) => {
      const few = shouldPause({ started: n, failed: Math.min(a, b, n) })
      const many = shouldPause({ started: n, failed: Math.min(Math.max(a, b), n) })
      expect(few && !many).toBe(false)
    }),
  )
})

test.each([
  [1, 2],
  [1, -1],
  [1.5, 1],
])('%d starts with %d failures are refused', (started, failed) => {
  expect(() => shouldPause({ started, failed })).toThrow(RangeError)
})
