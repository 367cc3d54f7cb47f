import { expect, test } from 'vitest'
import { createTries } from './gateway-tries.ts'

function atClock() {
  let time = 1_000_000
  const tries = createTries(() => time)
  return {
    ...tries,
    pass: (ms: number) => void (time += ms),
    fail: (from: string, times: number) => {
      for (let at = 0; at < times; at += 1) tries.failed(from)
    },
  }
}

test('a visitor waits twice as long with each wrong code after the first few', () => {
  const { wait, fail, pass } = atClock()
  fail('a', 4)
  expect(wait('a')).toBe(0)
  fail('a', 1)
  expect(wait('a')).toBe(1_000)
  fail('a', 1)
  expect(wait('a')).toBe(2_000)
  fail('a', 3)
  expect(wait('a')).toBe(16_000)
  expect(wait('b')).toBe(0)
  pass(16_000)
  expect(wait('a')).toBe(0)
  fail('a', 40)
  expect(wait('a')).toBe(3_600_000)
})

test('many visitors wait together, but for those who have given the code before', () => {
  const { wait, fail, passed } = atClock()
  passed('known')
  for (let at = 0; at < 29; at += 1) fail(`v${at}`, 1)
  expect(wait('fresh')).toBe(0)
  fail('v29', 1)
  expect(wait('fresh')).toBe(1_000)
  expect(wait('known')).toBe(0)
})

test('the right code ends a visitor’s count', () => {
  const { wait, fail, passed } = atClock()
  fail('a', 4)
  passed('a')
  fail('a', 4)
  expect(wait('a')).toBe(0)
})

test('a million guesses a day are not possible from one address or from many', () => {
  let time = 0
  const tries = createTries(() => time)
  let guesses = 0
  for (let visitor = 0; time < 86_400_000; visitor += 1) {
    const from = `v${visitor % 200}`
    time += Math.max(1, tries.wait(from))
    tries.failed(from)
    guesses += 1
  }
  expect(guesses).toBeLessThan(100)
})
