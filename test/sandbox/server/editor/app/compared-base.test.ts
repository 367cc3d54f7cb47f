import { expect, it } from 'vitest'
import { comparedBase } from './compared-base.ts'

const on = (version: number) => ({ version, state: 'live', publishedAt: '20260301090000' }) as const
const past = (version: number) =>
  ({ version, state: 'ended', publishedAt: '20260201090000' }) as const
const unseen = (version: number) => ({ version, state: 'rejected', publishedAt: null }) as const

it.each([
  ['a draft over a rejected one with the live one', [unseen(3), unseen(2), on(1)], 3, 1],
  ['an old version with the live one', [on(3), past(2), past(1)], 1, 3],
  ['the live version with the one that was live before', [on(3), unseen(2), past(1)], 3, 1],
  ['a draft with the last one that was live', [unseen(4), past(3), unseen(2), past(1)], 4, 3],
  [
    'a draft with the one before it where none was ever live',
    [unseen(3), unseen(2), unseen(1)],
    3,
    2,
  ],
  ['the first version with none', [unseen(1)], 1, null],
] as const)('compares a version with its base: %s', (_, versions, version, base) => {
  expect(comparedBase(versions, version)).toBe(base)
})
