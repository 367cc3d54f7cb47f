import { describe, expect, test } from 'vitest'
import { applicationObstacle, awardState } from './expert.ts'

const ready = { state: 'none', verified: true, heldDays: 365 } as const

test.each([
  [ready, null],
  [
    { ...ready, heldDays: 364 },
    { code: 'heldTooShort', daysLeft: 1 },
  ],
  [
    { ...ready, heldDays: 0 },
    { code: 'heldTooShort', daysLeft: 365 },
  ],
  [{ ...ready, verified: false, heldDays: 0 }, { code: 'unverified' }],
  [{ ...ready, state: 'applied' as const }, { code: 'pending' }],
  [{ ...ready, state: 'expert' as const, heldDays: 0 }, { code: 'expert' }],
  [{ ...ready, state: 'suspended' as const, verified: false }, { code: 'suspended' }],
])('%j can apply unless %j', (applicant, obstacle) => {
  expect(applicationObstacle(applicant)).toEqual(obstacle)
})

describe('an award', () => {
  const open = { checkedAt: '', until: '20260314', claimedAt: null } as const
  test.each([
    ['on its last day', open, '20260314235959', 'open'],
    ['the day after', open, '20260315000000', 'expired'],
    ['claimed, later', { ...open, claimedAt: '20260312100000' }, '20270101000000', 'claimed'],
    ['being checked', { ...open, checkedAt: '20260312100000' }, '20260312095959', 'checking'],
    ['checked', { ...open, checkedAt: '20260312100000' }, '20260312100000', 'open'],
    ['checked too late', { ...open, checkedAt: '20260320100000' }, '20260320100000', 'expired'],
  ] as const)('can be claimed, is over or was claimed: %s', (_, award, now, state) => {
    expect(awardState(award, now)).toBe(state)
  })
})
