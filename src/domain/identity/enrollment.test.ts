import { expect, test } from 'vitest'
import { enrollStep, isAgreed, type EnrollFacts, type EnrollStep } from './enrollment.ts'

test.each<[EnrollFacts, EnrollStep]>([
  [{ wish: '1', isRegistered: false, hasMessage: false }, 'number'],
  [{ wish: '2', isRegistered: false, hasMessage: false }, 'number'],
  [{ wish: '2', isRegistered: false, hasMessage: true }, 'code'],
  [{ wish: '1', isRegistered: false, hasMessage: true }, 'number'],
  [{ wish: '1', isRegistered: true, hasMessage: false }, 'done'],
  [{ wish: '2', isRegistered: true, hasMessage: true }, 'done'],
])('with %o the step is %s', (facts, step) => {
  expect(enrollStep(facts)).toBe(step)
})

test.each([
  ['all of them', ['a', 'b'], true],
  ['one of them alone', ['a'], false],
  ['an earlier wording', ['a', 'old'], false],
  ['nothing', [], false],
])('having agreed to %s is consent: %o', (_what, agreed, consent) => {
  expect(isAgreed([{ hash: 'a' }, { hash: 'b' }], agreed)).toBe(consent)
})

test('agreements that did not come are not agreed to', () => {
  expect(isAgreed([], ['a'])).toBe(false)
})
