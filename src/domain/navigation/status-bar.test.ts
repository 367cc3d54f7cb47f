import { describe, expect, test } from 'vitest'
import { atLeast, topOffset, type Device } from './status-bar.ts'

test.each([
  ['5.10.0', '5.10.0', true],
  ['5.9.9', '5.10.0', false],
  ['5.10.1', '5.10.0', true],
  ['6.0.0', '5.10.0', true],
  ['5.2.0', '5.10.0', false],
  ['10.0.0', '9.9.9', true],
])('version %s is at least %s: %s', (a, b, expected) => {
  expect(atLeast(a, b)).toBe(expected)
})

describe('the room under the status bar', () => {
  test.each<[Device['platform'], string, boolean, number | null, number]>([
    ['ios', '5.10.0', true, 47, 47],
    ['ios', '5.9.0', true, 47, 30],
    ['ios', '5.10.0', true, null, 30],
    ['android', '5.9.0', true, 32, 20],
    ['android', '6.0.0', true, 32, 32],
    ['android', '6.0.0', true, 0, 0],
    ['ios', '6.0.0', false, 47, 0],
    ['browser', '0.0.0', true, null, 0],
  ])(
    'for the %s app %s, immersed (%s), with a notch of %s, is %s px',
    (platform, appVersion, immersed, notch, px) => {
      expect(topOffset({ platform, appVersion }, immersed, notch)).toBe(px)
    },
  )
})
