import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleFacts, sampleRelease } from '../testing/sample-release.ts'
import { chooseRelease, deviceCohort, judgeRelease, type DeviceFacts } from './choose-release.ts'
import type { Release } from '#offline/pack/release.ts'

const salt = '0123456789abcdef0123456789abcdef'

describe('one release', () => {
  test.each<[string, Partial<Release>, Partial<DeviceFacts>]>([
    ['expired', { expired: true }, {}],
    ['paused', { paused: true }, {}],
    ['blocked', { release: 4 }, { blocked: [4] }],
    ['platform', { platforms: ['ios', 'harmony'] }, {}],
    ['app_too_old', { minAppVersion: '5.3.0' }, {}],
    ['app_too_old', { raisedMinAppVersion: '5.10.0' }, { appVersion: '5.9.9' }],
    ['app_too_new', { maxAppVersion: '5.1.9' }, {}],
    ['missing_method', { requiredMethods: ['login', 'scanFace'] }, {}],
    ['bridge', { bridgeVersion: 2 }, {}],
    ['bridge', { bridgeVersion: 4 }, { bridgeVersion: 3 }],
    ['not_in_cohort', { basisPoints: 0 }, {}],
    ['needs_wifi', { wifiOnly: true }, { onWifi: false }],
  ])('is refused: %s, for %j on %j', (why, release, facts) => {
    expect(judgeRelease(sampleRelease(release), sampleFacts(facts))).toBe(why)
  })

  test.each<[Partial<Release>, Partial<DeviceFacts>]>([
    [{}, {}],
    [{ platforms: ['ios', 'android'] }, {}],
    [{ minAppVersion: '5.2.0', maxAppVersion: '5.2.0' }, {}],
    [{ raisedMinAppVersion: '4.0.0' }, {}],
    [{ requiredMethods: ['login'] }, {}],
    [{ bridgeVersion: 1 }, { bridgeVersion: 3 }],
    [{ wifiOnly: true }, { onWifi: true }],
    [{ release: 4 }, { blocked: [3] }],
  ])('is allowed: %j on %j', (release, facts) => {
    expect(judgeRelease(sampleRelease(release), sampleFacts(facts))).toBeNull()
  })

  test('that only raises the oldest app never lowers it', () => {
    const release = sampleRelease({ minAppVersion: '5.3.0', raisedMinAppVersion: '5.0.0' })
    expect(judgeRelease(release, sampleFacts())).toBe('app_too_old')
  })
})

describe('the choice', () => {
  const one = sampleRelease({ release: 1 })
  const two = sampleRelease({ release: 2 })
  const paused = sampleRelease({ release: 3, paused: true })

  test.each<[string, readonly Release[], Partial<DeviceFacts>, unknown]>([
    ['the newest', [one, two], {}, { release: two, parts: [] }],
    ['an older one while the newest is held', [one, two, paused], {}, { release: two, parts: [] }],
    [
      'nothing over what is installed',
      [one, two],
      { current: 2 },
      { why: 'up_to_date', about: two },
    ],
    [
      'the reason of the newest',
      [one, two, paused],
      { current: 2 },
      { why: 'paused', about: paused },
    ],
    ['nothing from other channels', [one], { channel: 'beta' }, { why: 'no_release', about: null }],
    ['nothing of other packs', [one], { pack: 'trading' }, { why: 'no_release', about: null }],
    ['nothing older than what is installed', [one], { current: 5 }, { why: 'ahead', about: one }],
    ['nothing from an empty repository', [], {}, { why: 'no_release', about: null }],
  ])('is %s', (_, releases, facts, expected) => {
    expect(chooseRelease(releases, sampleFacts(facts))).toEqual(expected)
  })

  const anyRelease = fc
    .record({
      release: fc.integer({ min: 1, max: 50 }),
      channel: fc.constantFrom('production', 'beta'),
      basisPoints: fc.integer({ min: 0, max: 10_000 }),
      paused: fc.boolean(),
      expired: fc.boolean(),
      wifiOnly: fc.boolean(),
      maxAppVersion: fc.constantFrom(null, '5.1.0', '5.2.0'),
    })
    .map((fields) => sampleRelease({ ...fields, salt }))
  const anyFacts = fc
    .record({
      deviceId: fc.uuid(),
      onWifi: fc.boolean(),
      current: fc.integer({ min: 0, max: 50 }),
      blocked: fc.array(fc.integer({ min: 1, max: 50 })),
    })
    .map(sampleFacts)

  test('is always a higher release that the device may have, or none when there is no such', () => {
    fc.assert(
      fc.property(fc.array(anyRelease), anyFacts, (releases, facts) => {
        const choice = chooseRelease(releases, facts)
        const allowed = releases.filter(
          (it) =>
            it.channel === facts.channel &&
            it.release > facts.current &&
            judgeRelease(it, facts) === null,
        )
        const best = Math.max(0, ...allowed.map((it) => it.release))
        expect('release' in choice ? choice.release.release : 0).toBe(best)
      }),
    )
  })

  test('does not depend on the order of the list', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyRelease, { selector: (it) => it.release }),
        anyFacts,
        (releases, facts) => {
          expect(chooseRelease(releases.toReversed(), facts)).toEqual(
            chooseRelease(releases, facts),
          )
        },
      ),
    )
  })
})

describe('the cohort', () => {
  test('is the first four bytes of SHA-256 of salt and id, scaled to 10000', () => {
    const head = createHash('sha256').update(`${salt}device-1`).digest('hex').slice(0, 8)
    expect(deviceCohort(salt, 'device-1')).toBe(Math.floor((parseInt(head, 16) / 2 ** 32) * 10_000))
    // A fixed point for native ports.
    expect(deviceCohort(salt, 'device-1')).toBe(4308)
  })

  test('is a whole number in [0, 10000)', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (some, id) => {
        const cohort = deviceCohort(some, id)
        expect(Number.isInteger(cohort) && cohort >= 0 && cohort < 10_000).toBe(true)
      }),
    )
  })

  test('is never left by raising the percentage', () => {
    const share = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(fc.uuid(), share, share, (deviceId, a, b) => {
        const allowed = (basisPoints: number) =>
          judgeRelease(sampleRelease({ basisPoints, salt }), sampleFacts({ deviceId })) === null
        expect(allowed(Math.min(a, b)) && !allowed(Math.max(a, b))).toBe(false)
      }),
    )
  })

  test('holds as many devices as the percentage says, and others for another salt', () => {
    const ids = Array.from({ length: 100_000 }, (_, index) => `device-${index}`)
    const tenth = sampleRelease({ basisPoints: 1_000, salt })
    const first = ids.filter((deviceId) => judgeRelease(tenth, sampleFacts({ deviceId })) === null)
    expect(first.length / ids.length).toBeCloseTo(0.1, 2)
    const both = first.filter((id) => deviceCohort(salt.replace('0', 'f'), id) < 1_000)
    expect(both.length / first.length).toBeCloseTo(0.1, 1)
  })
})
