import { expect, test } from 'vitest'
import { doneSteps, nextNewcomerStep } from './newcomer-steps.ts'

test.each([
  [null, 'none', false, 'register'],
  ['document', 'none', false, 'verify'],
  ['info', 'none', false, 'verify'],
  ['card', 'none', false, 'card'],
  ['password', 'none', false, 'assess'],
  ['done', 'none', false, 'assess'],
  ['done', 'expired', false, 'assess'],
  ['done', 'valid', false, 'buy'],
  ['done', 'valid', true, null],
  ['done', 'none', true, 'assess'],
] as const)('opening %s, assessment %s, bought %s: next is %s', (opening, risk, bought, next) => {
  expect(nextNewcomerStep(doneSteps({ opening, rejected: false, risk, bought }))).toBe(next)
})

test('a rejected document opens the step of the name again, whatever came after it', () => {
  const facts = { opening: 'done', rejected: true, risk: 'valid', bought: true } as const
  expect(nextNewcomerStep(doneSteps(facts))).toBe('verify')
})
