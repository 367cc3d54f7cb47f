import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#domain/calendar/calendar-date.ts'
import { aliveOn, lastPointDay } from '#domain/ledger/vip-points.ts'
import {
  nextTier,
  protectionOn,
  standingAfter,
  tierOf,
  TIER_POINTS,
  TIERS,
  type Standing,
} from './vip-tiers.ts'

test.each([
  [0, 0],
  [299, 0],
  [300, 1],
  [2_999, 1],
  [3_000, 2],
  [17_999, 2],
  [18_000, 3],
  [99_999, 3],
  [100_000, 4],
  [364_999, 4],
  [365_000, 5],
  [9_999_999, 5],
] as const)('%i points reach tier %i', (points, tier) => {
  expect(tierOf(points)).toBe(tier)
})

test('each tier but the highest has one above', () => {
  expect(TIERS.map(nextTier)).toEqual([1, 2, 3, 4, 5, null])
})

/** The tier of each day of 60 points a day for 300 days from 2025-03-01 on. */
function history(through: string): Standing {
  const all = Array.from({ length: 300 }, (_, index) => addDays('20250301', index))
  let standing: Standing | null = null
  for (let day = '20250301'; day <= through; day = addDays(day, 1)) {
    const known = all.filter((it) => it <= day)
    const points = known.map((it) => ({ lastDay: lastPointDay(it), points: 60 }))
    standing = standingAfter(standing, aliveOn(points, day), day)
  }
  if (standing === null) throw new Error('no day')
  return standing
}

test.each([
  ['20250304', 0, '20260301'],
  ['20250305', 1, '20260305'],
  ['20251224', 2, '20260419'],
  ['20251225', 3, '20261225'],
  ['20260311', 3, '20261225'],
  ['20261224', 3, '20261225'],
  ['20261225', 2, '20270325'],
  ['20270324', 2, '20270325'],
  ['20270325', 1, '20270623'],
  ['20270623', 0, '20270921'],
  ['20280101', 0, '20270921'],
] as const)('sixty points a day for 300 days are on %s tier %i, safe until %s', (day, ...rest) => {
  const { tier, protectedUntil } = history(day)
  expect([tier, protectedUntil]).toEqual(rest)
})

test('a tier stays after its protection while there are points enough', () => {
  const before: Standing = { tier: 3, reachedOn: '20250101', protectedUntil: '20260101' }
  expect(standingAfter(before, 18_000, '20260601')).toBe(before)
  expect(standingAfter(before, 17_999, '20260601').tier).toBe(2)
})

test.each([
  [0, '20260601', 'none'],
  [3, '20260510', 'long'],
  [3, '20260509', 'soon'],
  [3, '20260311', 'over'],
] as const)('the protection of tier %i until %s is %s', (tier, protectedUntil, protection) => {
  const standing = { tier, reachedOn: '20260101', protectedUntil }
  expect(protectionOn(standing, '20260311')).toBe(protection)
})

const days = fc.array(fc.nat(400_000), { minLength: 1, maxLength: 120 })

test('a tier is never lost under protection, by more than one at once, or with points enough', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 40 }), (points, stride) => {
      const steps: { before: Standing; after: Standing; sum: number; day: string }[] = []
      let before = standingAfter(null, points[0] ?? 0, '20260101')
      for (const [index, sum] of points.entries()) {
        const day = addDays('20260101', index * stride)
        const after = standingAfter(before, sum, day)
        steps.push({ before, after, sum, day })
        before = after
      }
      expect(steps.filter(({ after, sum }) => after.tier < tierOf(sum))).toEqual([])
      const falls = steps.filter((it) => it.after.tier < it.before.tier)
      const lawful = falls.filter(
        (it) =>
          it.before.tier - it.after.tier === 1 &&
          it.day >= it.before.protectedUntil &&
          it.sum < TIER_POINTS[it.before.tier] &&
          daysBetween(it.day, it.after.protectedUntil) === 90,
      )
      expect(lawful).toEqual(falls)
    }),
  )
})
