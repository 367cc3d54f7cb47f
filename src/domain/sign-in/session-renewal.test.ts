import { describe, expect, test } from 'vitest'
import { renewalStep, type Expiry, type RenewalState } from './session-renewal.ts'

const NOW = 1_800_000_000_000
const EXPIRY: Expiry = { replaced: false, reads: true, leaves: false, renewedAt: null, now: NOW }

describe('keys that have expired', () => {
  test.each<[string, RenewalState, Partial<Expiry>, RenewalState, string]>([
    ['are renewed', 'resting', {}, 'renewing', 'renew'],
    [
      'are renewed for a mutation too, in the app',
      'resting',
      { reads: false },
      'renewing',
      'renew',
    ],
    [
      'are renewed by leaving the page for a query',
      'resting',
      { leaves: true },
      'renewing',
      'renew',
    ],
    [
      'are asked for where leaving would hide how a mutation ended',
      'resting',
      { leaves: true, reads: false },
      'asking',
      'ask',
    ],
    ['are renewed once for parallel calls', 'renewing', {}, 'renewing', 'wait'],
    ['are asked for once for parallel calls', 'asking', {}, 'asking', 'wait'],
    ['were replaced meanwhile', 'resting', { replaced: true }, 'resting', 'goOn'],
    [
      'are asked for right after a renewal',
      'resting',
      { renewedAt: NOW - 59_999 },
      'asking',
      'ask',
    ],
    [
      'are asked for when the clock went back',
      'resting',
      { renewedAt: NOW + 5_000 },
      'asking',
      'ask',
    ],
    ['are renewed again later', 'resting', { renewedAt: NOW - 60_000 }, 'renewing', 'renew'],
  ])('%s, as their state says', (_what, state, expiry, next, step) => {
    expect(renewalStep(state, { type: 'expired', ...EXPIRY, ...expiry })).toEqual([next, step])
  })
})

describe('a renewal', () => {
  test.each([
    ['renewed', 'resting', 'goOn'],
    ['failed', 'asking', 'ask'],
    ['declined', 'resting', 'signOut'],
    ['left', 'renewing', 'rest'],
  ] as const)('that ended with %s leads to %s', (outcome, next, step) => {
    expect(renewalStep('renewing', { type: 'ended', outcome })).toEqual([next, step])
  })

  test('is possible again once the user has answered', () => {
    expect(renewalStep('asking', { type: 'answered' })).toEqual(['resting', 'rest'])
  })
})
