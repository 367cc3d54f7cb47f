import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleFacts, sampleRelease } from '../testing/sample-release.ts'
import { chooseRelease, judgeRelease, type Choice, type DeviceFacts } from './choose-release.ts'
import { explainChoice } from './explain-choice.ts'
import type { Release } from '#offline/pack/release.ts'
import { setIdentity, setMembers, setNumber } from './release-set.ts'

const zipHash = (name: string) => name.padEnd(64, '0')
const parts = ['content', 'trading']

/** A common release of the content `zip`. */
const common = (release: number, zip: string, changes: Partial<Release> = {}) =>
  sampleRelease({ release, sha256: zipHash(zip), parts, ...changes })
/** A part's release for that common content. */
const part = (pack: string, release: number, zip: string, changes: Partial<Release> = {}) =>
  sampleRelease({
    pack,
    release,
    sha256: zipHash(`${pack}${release}`),
    needs: { app: zipHash(zip) },
    ...changes,
  })

const one = [common(1, 'a'), part('content', 2, 'a'), part('trading', 3, 'a')]
const two = [common(4, 'b'), part('content', 5, 'b'), part('trading', 6, 'b')]
const hotfix = part('trading', 7, 'a')

const installed = (...members: number[]): Partial<DeviceFacts> => ({
  current: Math.max(...members),
  members,
})
const numbers = (choice: Choice) =>
  'release' in choice ? setMembers(choice).map((it) => it.release) : choice.why

describe('the choice among sets', () => {
  test.each<[string, readonly Release[], Partial<DeviceFacts>, unknown]>([
    ['is the newest, whole', [...one, ...two], {}, [4, 5, 6]],
    ['is one newer part with what stands', [...one, hotfix], installed(1, 2, 3), [1, 2, 7]],
    [
      'never is an older common pack with a newer part',
      [...one, ...two, hotfix],
      installed(4, 5, 6),
      'up_to_date',
    ],
    [
      'is a newer common pack also under the number of a part for the one before',
      [...one, ...two, hotfix],
      installed(1, 2, 7),
      [4, 5, 6],
    ],
    [
      'passes over a set without one of its parts',
      [...one, common(4, 'b'), part('content', 5, 'b')],
      {},
      [1, 2, 3],
    ],
    ['says so when there is none but that', [common(4, 'b')], {}, 'incomplete'],
    [
      'counts no part that needs another common pack',
      [common(4, 'b'), part('content', 5, 'b'), part('trading', 6, 'c')],
      {},
      'incomplete',
    ],
    [
      'counts no part of another channel',
      [common(4, 'b'), part('content', 5, 'b'), part('trading', 6, 'b', { channel: 'beta' })],
      {},
      'incomplete',
    ],
    [
      'is held by the policy of a part',
      [...one, common(4, 'b'), part('content', 5, 'b'), part('trading', 6, 'b', { paused: true })],
      installed(1, 2, 3),
      'paused',
    ],
    [
      'takes the part before the one that is held',
      [...one, hotfix, part('trading', 8, 'a', { paused: true })],
      {},
      [1, 2, 7],
    ],
    [
      'passes over the set that failed here by its number',
      [...one, ...two],
      { ...installed(1, 2, 3), blocked: [6] },
      'blocked',
    ],
    [
      'passes over the set that failed here by its content, under any number',
      [...one, ...two.map((it) => ({ ...it, release: it.release + 10 }))],
      {
        ...installed(1, 2, 3),
        blockedContent: [setIdentity(two.map(({ sha256 }) => sha256))],
      },
      'blocked',
    ],
    [
      'falls back to what the channel offered before the failing part',
      [...two, part('trading', 8, 'b')],
      { blocked: [8] },
      [4, 5, 6],
    ],
    [
      'tries a newer part of a set that failed',
      [...one, ...two, part('content', 8, 'b')],
      { ...installed(1, 2, 3), blocked: [6] },
      [4, 8, 6],
    ],
    [
      'goes back by higher releases of older content',
      [
        ...two.map((it) => ({ ...it, expired: true })),
        ...one,
        ...one.map((it) => ({ ...it, release: it.release + 6 })),
      ],
      installed(4, 5, 6),
      [7, 8, 9],
    ],
    ['is nothing under what is installed', one, installed(4, 5, 6), 'ahead'],
  ])('follows what is offered and installed: it %s', (_, releases, facts, expected) => {
    expect(numbers(chooseRelease(releases, sampleFacts(facts)))).toEqual(expected)
  })

  const salt = '0123456789abcdef0123456789abcdef'
  const anyPolicy = fc.record({
    basisPoints: fc.constantFrom(10_000, 5_000),
    paused: fc.boolean(),
    expired: fc.boolean(),
    salt: fc.constant(salt),
  })
  const anyRelease = fc.oneof(
    fc.tuple(fc.constantFrom('a', 'b', 'c'), anyPolicy).map(([zip, it]) => common(0, zip, it)),
    fc
      .tuple(fc.constantFrom(...parts), fc.constantFrom('a', 'b', 'c'), anyPolicy)
      .map(([pack, zip, it]) => part(pack, 0, zip, it)),
  )
  const anyHistory = fc
    .array(anyRelease, { maxLength: 14 })
    .map((all) => all.map((it, at) => ({ ...it, release: at + 1 })))

  test('is whole, of one common pack, and every member is allowed', () => {
    fc.assert(
      fc.property(anyHistory, fc.uuid(), (releases, deviceId) => {
        const facts = sampleFacts({ deviceId })
        const choice = chooseRelease(releases, facts)
        if (!('release' in choice)) return
        expect(choice.parts.map(({ pack }) => pack)).toEqual(parts)
        for (const it of choice.parts) expect(it.needs?.app).toBe(choice.release.sha256)
        for (const it of setMembers(choice)) expect(judgeRelease(it, facts)).toBeNull()
      }),
    )
  })

  test('never leads a device back: each set that it installs is above the one before, until it stays', () => {
    fc.assert(
      fc.property(anyHistory, anyHistory, fc.uuid(), (before, after, deviceId) => {
        const facts = { ...sampleFacts({ deviceId }), members: [0] }
        // The second history changes what is paused, as release engineers do.
        const changed = before.map((it, at) => ({ ...it, paused: after[at]?.paused ?? it.paused }))
        for (const releases of [before, changed, before]) {
          const choice = chooseRelease(releases, facts)
          if (!('release' in choice)) continue
          const [was = 0] = facts.members
          const { release } = choice.release
          const rises = release > was || (release === was && setNumber(choice) > facts.current)
          expect(rises).toBe(true)
          facts.members = setMembers(choice).map((it) => it.release)
          facts.current = setNumber(choice)
          expect(chooseRelease(releases, facts)).not.toHaveProperty('release')
        }
      }),
    )
  })

  test('does not depend on the order of the list', () => {
    fc.assert(
      fc.property(anyHistory, (releases) => {
        expect(chooseRelease(releases.toReversed(), sampleFacts())).toEqual(
          chooseRelease(releases, sampleFacts()),
        )
      }),
    )
  })
})

test('is explained with every release of the set’s packs', () => {
  const told = explainChoice([...one, ...two, hotfix], sampleFacts(installed(1, 2, 3)))
  expect(told.sentence).toBe(
    'It installs release 6 (version 1.0.0, content 1.0.0, trading 1.0.0) at its next check.',
  )
  expect(told.releases.map(({ release, pack, verdict }) => [release, pack, verdict])).toEqual([
    [7, 'trading', 'allowed'],
    [6, 'trading', 'allowed'],
    [5, 'content', 'allowed'],
    [4, 'app', 'allowed'],
    [3, 'trading', 'installed'],
    [2, 'content', 'installed'],
    [1, 'app', 'installed'],
  ])
  const alone = explainChoice([common(4, 'b')], sampleFacts())
  expect(alone.sentence).toContain(
    'not all of its parts (content, trading) have a release that was built against it',
  )
})
