import { expect, test } from 'vitest'
import { awardTerm, type Award } from './award-words.ts'

const award: Award = {
  awardId: 'j-diary',
  seasonTitle: '2025 年第四季',
  reason: '坚持分享定投记录',
  rewardType: '1',
  coins: 20,
  cardId: null,
  text: '20 金币',
  state: 'open',
  grantedAt: '20260212100000',
  until: '20260314',
  claimedAt: null,
}

test.each([
  [{}, '20260311', '2026-03-14 前领取，还有 3 天'],
  [{}, '20260314', '2026-03-14 前领取，今天截止'],
  [{}, '20260301', '2026-03-14 前领取'],
  [{ state: 'claimed', claimedAt: '20260312093000' }, '20260312', '2026-03-12 09:30 领取'],
  [{ state: 'expired' }, '20260315', '2026-03-14 过期'],
  [{ state: 'checking' }, '20260311', '核实完成后可领取，2026-03-14 截止'],
] as const)('an award with %j reads on %s as %s', (more, today, words) => {
  expect(awardTerm({ ...award, ...more }, today)).toBe(words)
})
