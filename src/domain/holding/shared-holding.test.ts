import { expect, test } from 'vitest'
import { heldDays, mayShowRate, shareExpiry, shareState } from './shared-holding.ts'

test.each([
  ['20260311100000', '20260318100000'],
  ['20260226235959', '20260305235959'],
  ['20240225000000', '20240303000000'],
])('what is shared at %s is open until %s', (createdAt, expiresAt) => {
  expect(shareExpiry(createdAt)).toBe(expiresAt)
})

test.each([
  ['20260318095959', null, 'open'],
  ['20260318100000', null, 'expired'],
  ['20260312000000', '20260311110000', 'revoked'],
  ['20270101000000', '20260311110000', 'revoked'],
] as const)('at %s, revoked at %s, it is %s', (now, revokedAt, state) => {
  expect(shareState({ expiresAt: '20260318100000', revokedAt }, now)).toBe(state)
})

test.each([
  ['20250910', '20260310', true, 181],
  ['20250911', '20260310', false, 180],
  ['20260310', '20260310', false, 0],
])('a holding of %s may show its rate on %s: %s', (first, to, may, days) => {
  expect(mayShowRate(first, to)).toBe(may)
  expect(heldDays(first, to)).toBe(days)
})
