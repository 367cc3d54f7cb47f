import { describe, expect, test } from 'vitest'
import { sampleRelease } from '#offline/testing/sample-release.ts'
import { readReleases, releasePolicy, targetName, writeReleases } from './release.ts'

const hash = 'a'.repeat(64)
const target = (custom: unknown, path = 'h5-1.0.0.zip') => ({
  path,
  length: 1000,
  hashes: { sha256: hash },
  custom,
})
const content = { kind: 'pack', appId: 'fund-h5', version: '1.0.0', minAppVersion: '5.0.0' }

describe('signed metadata', () => {
  test('of the first form is one release for everyone', () => {
    const [release, ...more] = readReleases([
      target({ ...content, channel: 'production', release: 7 }),
    ])
    expect(more).toEqual([])
    expect(release).toEqual(sampleRelease({ release: 7, sha256: hash }))
    expect(release).toMatchObject({ basisPoints: 10_000, paused: false, pack: 'app', deltas: [] })
  })

  test('gives back every release that was written, newest first', () => {
    const { kind, appId, pack, needs, parts, version, minAppVersion, bridgeVersion, qa, deltas } =
      sampleRelease({
        bridgeVersion: 2,
        qa: true,
        deltas: [{ from: hash, target: 'deltas/a.dcz', bytes: 10, sha256: hash }],
      })
    const beta = releasePolicy({ channel: 'beta', release: 3, basisPoints: 25, notes: '灰度' })
    const all = releasePolicy({ channel: 'production', release: 4, rollbackOf: 3 })
    const about = {
      kind,
      appId,
      pack,
      needs,
      parts,
      version,
      minAppVersion,
      bridgeVersion,
      qa,
      deltas,
    }
    const custom: unknown = JSON.parse(JSON.stringify(writeReleases(about, [beta, all])))
    const place = { target: 'h5-1.0.0.zip', bytes: 1000, sha256: hash }
    expect(readReleases([target(custom)])).toEqual([
      { ...about, ...all, ...place },
      { ...about, ...beta, ...place },
    ])
  })

  test('keeps the releases that are understood when one is not', () => {
    const releases = [
      { channel: 'production', release: 1 },
      { channel: 'production', release: 2, basisPoints: 12.5 },
      { channel: 'Production!', release: 3 },
      { channel: 'production', release: 4, somethingNew: true },
    ]
    expect(readReleases([target({ ...content, releases })]).map((it) => it.release)).toEqual([4, 1])
  })

  test.each([
    ['a delta', target({ kind: 'delta' })],
    ['a target that says nothing', target(undefined)],
    ['a target without SHA-256', { ...target({ ...content, releases: [] }), hashes: {} }],
    ['a path that leads out', target({ ...content, channel: 'beta', release: 1 }, '../h5.zip')],
  ])('%s holds no release', (_, it) => {
    expect(readReleases([it])).toEqual([])
  })
})

test('a pack next to the app has its name in its target', () => {
  expect(targetName('1.0.0')).toBe('h5-1.0.0.zip')
  expect(targetName('1.0.0', 'trading')).toBe('h5-trading-1.0.0.zip')
})
