import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleFacts, sampleRelease } from '../testing/sample-release.ts'
import { chooseRelease, type DeviceFacts } from './choose-release.ts'
import { readDeviceFacts, readLastCheck } from './device-facts.ts'
import { explainChoice, percentage, readPercentage } from './explain-choice.ts'
import type { Release } from '#offline/pack/release.ts'

const salt = '0123456789abcdef0123456789abcdef'

describe('an explanation', () => {
  test.each<[Partial<Release>, Partial<DeviceFacts>, string]>([
    [{}, {}, 'It installs release 4 (version 1.0.0) at its next check.'],
    [{ expired: true }, {}, 'the newest is release 4, and it was withdrawn.'],
    [{ paused: true }, {}, 'and it is paused.'],
    [{}, { blocked: [4] }, 'and it failed to start on this device and is blocked there.'],
    [{ platforms: ['ios'] }, {}, 'and it is for ios; the device is android.'],
    [{ minAppVersion: '5.3.0' }, {}, 'and it needs app 5.3.0; the device has 5.2.0.'],
    [{ maxAppVersion: '5.1.0' }, {}, 'and it is for apps up to 5.1.0; the device has 5.2.0.'],
    [{ requiredMethods: ['login', 'scan'] }, {}, 'and the app lacks the method scan.'],
    [{ bridgeVersion: 2 }, {}, 'and its pages need bridge contract 2; the app has 1.'],
    [
      { basisPoints: 1_000, salt },
      {},
      'and it reaches 10 % of devices; this one is included above 43.08 %.',
    ],
    [{ wifiOnly: true }, { onWifi: false }, 'and it waits for wifi.'],
    [{}, { current: 4 }, 'It keeps release 4, the newest of production.'],
    [{}, { current: 9 }, 'It keeps release 9: production ends at release 4, which is older.'],
    [{}, { channel: 'beta' }, 'It keeps its built-in pack: beta has no release of the pack app.'],
  ])('of %j for %j ends with "%s"', (release, facts, sentence) => {
    const told = explainChoice([sampleRelease({ release: 4, ...release })], sampleFacts(facts))
    expect(told.sentence.endsWith(sentence)).toBe(true)
  })

  test('says of every release of the channel why it is or is not for the device', () => {
    const releases = [
      sampleRelease({ release: 1 }),
      sampleRelease({ release: 2 }),
      sampleRelease({ release: 3, channel: 'beta' }),
      sampleRelease({ release: 4 }),
      sampleRelease({ release: 5, paused: true }),
    ]
    const told = explainChoice(releases, sampleFacts({ current: 2 }))
    expect(told.releases.map((it) => `${it.release} ${it.verdict}`)).toEqual([
      '5 paused',
      '4 allowed',
      '2 installed',
      '1 older',
    ])
  })

  test('never differs from what the device does', () => {
    const release = fc
      .record({
        release: fc.integer({ min: 1, max: 9 }),
        paused: fc.boolean(),
        basisPoints: fc.integer({ min: 0, max: 10_000 }),
      })
      .map((fields) => sampleRelease({ ...fields, salt }))
    fc.assert(
      fc.property(fc.array(release), fc.uuid(), fc.integer({ min: 0, max: 9 }), (all, id, has) => {
        const facts = sampleFacts({ deviceId: id, current: has })
        const choice = chooseRelease(all, facts)
        const { outcome } = explainChoice(all, facts)
        expect(outcome).toBe('release' in choice ? 'install' : choice.why)
      }),
    )
  })
})

describe("a device's facts", () => {
  test('come back as they were written', () => {
    const facts = sampleFacts({ pack: 'trading', current: 3, blocked: [2] })
    expect(readDeviceFacts(JSON.stringify(facts))).toEqual(facts)
  })

  test('are in a device state next to the result of its last check', () => {
    const lastCheck = { at: '2026-03-05T12:00:00.000Z', outcome: 'unreachable', detail: 'no net' }
    const state = { ...sampleFacts(), clockFloor: null, lastCheck: { ...lastCheck, about: null } }
    expect(readDeviceFacts(JSON.stringify(state))).toEqual({ ...sampleFacts(), pack: 'app' })
    expect(readLastCheck(JSON.stringify(state))).toEqual(lastCheck)
    expect(readLastCheck(JSON.stringify(sampleFacts()))).toBeNull()
  })

  test.each([
    ['{', /not JSON/],
    ['3', /wrong at the top level/],
    ['{"deviceId":"d","platform":"ios"}', /wrong at appVersion/],
    ['{"deviceId":"d","appVersion":"5.2","platform":"ios"}', /wrong at appVersion; export them/],
  ])('%s are refused with the field that is wrong', (json, words) => {
    expect(() => readDeviceFacts(json)).toThrow(words)
  })
})

describe('a percentage', () => {
  test.each([
    ['0', 0],
    ['100', 10_000],
    ['100%', 10_000],
    ['12.5', 1_250],
    ['0.01 %', 1],
    ['7.05', 705],
    ['100.01', null],
    ['101', null],
    ['1.234', null],
    ['-1', null],
    ['1e1', null],
    ['', null],
    ['half', null],
  ])('%j is %j hundredths', (text, expected) => {
    expect(readPercentage(text)).toBe(expected)
  })

  test('that is shown can be read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
        expect(readPercentage(percentage(basisPoints))).toBe(basisPoints)
      }),
    )
  })
})
