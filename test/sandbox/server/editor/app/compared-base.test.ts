import { expect, it } from 'vitest'
import { comparedBase } from './compared-base.ts'

const on = (version: number) => ({ version, state: 'live', publishedAt: '20260301090000' }) as const
const past = (version: number) =>
  ({ version, state: 'ended', publishedAt: '20260201090000' }) as const
const unseen = (version: number) => ({ version, state: 'rejected', publishedAt: null }) as const

it.each([
  ['a draft over a rejected one is compared with what is on', [unseen(3), unseen(2), on(1)], 3, 1],
  ['an old version is compared with what is on', [on(3), past(2), past(1)], 1, 3],
  ['what is on is compared with what was on before', [on(3), unseen(2), past(1)], 3, 1],
  ['a draft is compared with what was on last', [unseen(4), past(3), unseen(2), past(1)], 4, 3],
  ['where none was ever on, with the one before', [unseen(3), unseen(2), unseen(1)], 3, 2],
  ['the first is compared with none', [unseen(1)], 1, null],
] as const)('%s', (_, versions, version, base) => {
  expect(comparedBase(versions, version)).toBe(base)
})
