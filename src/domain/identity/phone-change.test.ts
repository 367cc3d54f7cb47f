import { expect, test } from 'vitest'
import { phoneStep, phoneWays, type PhoneFacts, type PhoneStep } from './phone-change.ts'

test.each<[PhoneFacts, PhoneStep]>([
  [{ wish: '1', hasMobile: true, hasProof: false }, 'prove'],
  [{ wish: '2', hasMobile: true, hasProof: false }, 'prove'],
  [{ wish: '2', hasMobile: true, hasProof: true }, 'number'],
  [{ wish: '1', hasMobile: true, hasProof: true }, 'prove'],
  [{ wish: '1', hasMobile: false, hasProof: false }, 'bind'],
  [{ wish: '2', hasMobile: false, hasProof: true }, 'bind'],
])('with %o the step is %s', (facts, step) => {
  expect(phoneStep(facts)).toBe(step)
})

test('an unreachable number is changed by card or request, where a verified name allows it', () => {
  expect(phoneWays({ isVerified: true, hasCard: true })).toEqual(['message', 'card', 'request'])
  expect(phoneWays({ isVerified: true, hasCard: false })).toEqual(['message', 'request'])
  expect(phoneWays({ isVerified: false, hasCard: false })).toEqual(['message'])
})
