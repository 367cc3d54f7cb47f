import { expect, test } from 'vitest'
import { protectionText, quotaText, tierName } from './vip-words.ts'

test('tiers and quotas have names', () => {
  expect([tierName(0), tierName(3)]).toEqual(['普通会员', 'V3'])
  expect([quotaText('quarter', 2), quotaText('month', null)]).toEqual(['每季度 2 次', '不限次数'])
})

test.each([
  [0, '20260601', 0, '成长值达到 300 即为 V1'],
  [3, '20261225', 18_000, '等级保留至 2026-12-25'],
  [3, '20261225', 17_340, '保留至 2026-12-25，届时成长值低于 18,000 将降一级'],
  [3, '20260311', 18_000, '成长值不低于 18,000 即可保留'],
  [3, '20260311', 17_999, '保护期已过，成长值低于 18,000，下次计算后降一级'],
] as const)('tier %i until %s with %i points is said in words', (tier, until, points, words) => {
  const standing = { tier, reachedOn: '20250101', protectedUntil: until }
  expect(protectionText(standing, points, '20260311')).toBe(words)
})
