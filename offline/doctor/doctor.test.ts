import { chmod, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCAL_CHANNEL } from '#offline/pack/release.ts'
import { samplePack, sampleWorld } from '#offline/testing/sample-pack.ts'
import { sampleProvenance } from '#offline/testing/sample-provenance.ts'
import { sampleRepository } from '#offline/testing/sample-repository.ts'
import { transaction } from '#offline/release/transaction.ts'
import { examine } from './doctor.ts'
import { initRepository, publish } from '#offline/release/repository.ts'
import { ownerPath, withLock } from '#offline/release/repository-lock.ts'
import { expireRelease, pause } from '#offline/release/rollouts.ts'
import { rotateKeys } from '#offline/release/root-keys.ts'

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => () => new Date(Date.now() + days * DAY)

async function wellKept() {
  const world = await sampleWorld()
  const rootDirs = ['a', 'b'].map((name) => join(world.folder, name))
  await initRepository({ ...world, rootDirs, threshold: 2 })
  const { publishVersion } = await sampleRepository()
  await publishVersion('1.0.0', { repoDir: world.repoDir, keysDir: world.keysDir })
  const names = await readdir(join(world.repoDir, 'targets'))
  const name = names.find((it) => it.endsWith('.zip')) ?? ''
  return { ...world, rootDirs, zip: join(world.repoDir, 'targets', name) }
}

const complaints = async (place: Parameters<typeof examine>[0]) =>
  (await examine(place)).map(({ level, what }) => `${level}: ${what}`)

test('finds no problem in a well-kept repository', async () => {
  expect(await examine(await wellKept())).toEqual([])
})

describe('reports', () => {
  test('no repository', async () => {
    expect(await complaints(await sampleWorld())).toEqual([
      expect.stringMatching(/^error: There is no repository/),
    ])
  })

  test('a process that changes the repository, or ended while it did', async () => {
    const world = await wellKept()
    const mine = new RegExp(`^warning: Process ${process.pid} on .* is changing .* now`)
    await withLock(world.repoDir, async () => {
      expect(await complaints(world)).toEqual([expect.stringMatching(mine)])
    })
    const owner = { host: 'build-7', pid: 12, since: '2026-01-02T03:04:05.000Z' }
    await writeFile(ownerPath(world.repoDir), JSON.stringify(owner))
    expect(await complaints(world)).toEqual([
      `warning: Process 12 on build-7 (since ${owner.since}) ended before it finished changing ${world.repoDir}.`,
    ])
  })

  test.each([
    [0.9, [/^warning: The timestamp expires in 3 hours/]],
    [2, [/^error: The timestamp is expired since/]],
    [
      25,
      [
        /^warning: The targets expires in 5 days/,
        /^warning: The snapshot expires in 5 days/,
        /^error: The timestamp/,
      ],
    ],
    [
      320,
      [/^warning: The root expires in 45 days/, /^error: .*targets/, /^error: .*snap/, /^error/],
    ],
  ])('signatures after %d days', async (days, expected) => {
    const world = await wellKept()
    expect(await complaints({ ...world, now: inDays(days) })).toEqual(
      expected.map((words) => expect.stringMatching(words)),
    )
  })

  test('published files that are missing, damaged, or named by nothing', async () => {
    const world = await wellKept()
    await writeFile(join(world.repoDir, 'targets', 'left-over.zip'), 'x')
    await writeFile(join(world.repoDir, 'metadata', '.timestamp.json.0a0b0c0d0e0f.partial'), 'x')
    await truncate(world.zip, 100)
    expect(await complaints(world)).toEqual([
      expect.stringMatching(/^error: .*h5-1\.0\.0\.zip is not what was signed/),
      'warning: targets/left-over.zip is not listed in the signed metadata.',
      'warning: metadata/.timestamp.json.0a0b0c0d0e0f.partial is an incomplete file.',
    ])
    await rm(world.zip)
    expect(await complaints(world)).toContainEqual(
      expect.stringMatching(/^error: .*h5-1\.0\.0\.zip is missing/),
    )
  })

  test('a delta or an index that is missing or damaged, which no device needs', async () => {
    const world = await wellKept()
    const { publishVersion } = await sampleRepository()
    await publishVersion('2.0.0', { repoDir: world.repoDir, keysDir: world.keysDir })
    expect(await examine(world)).toEqual([])
    const folder = join(world.repoDir, 'targets', 'deltas')
    const [delta = ''] = await readdir(folder)
    await truncate(join(folder, delta), 50)
    expect(await complaints(world)).toEqual([
      `warning: targets/deltas/${delta} is not what was signed.`,
    ])
    await rm(join(world.repoDir, 'targets', 'entries'), { recursive: true })
    expect((await complaints(world)).map((it) => it.slice(0, 24)).toSorted()).toEqual([
      'warning: targets/deltas/',
      'warning: targets/entries',
      'warning: targets/entries',
    ])
  })

  test('keys that others can read, that are old, missing, or not offline', async () => {
    const world = await wellKept()
    await rotateKeys(world, 'snapshot')
    await chmod(join(world.keysDir, 'targets.pem'), 0o644)
    await rm(join(world.keysDir, 'timestamp.pem'))
    expect(await complaints(world)).toEqual([
      expect.stringMatching(/^error: .*targets\.pem can be read by others/),
      expect.stringMatching(
        /^warning: .*snapshot\.pem is no snapshot key of this repository: it was replaced, or/,
      ),
      expect.stringMatching(/^error: .*has no timestamp key of this repository/),
    ])
  })

  test('a single root key in the folder of the other keys', async () => {
    expect(await complaints(await sampleRepository('1.0.0'))).toEqual([
      expect.stringMatching(
        /^warning: .*root\.pem, a root key, is in the same folder as the online keys/,
      ),
      expect.stringMatching(/^warning: One stolen root key/),
    ])
  })

  test('a channel from which no device can install', async () => {
    const world = await wellKept()
    await pause(world)
    expect(await complaints(world)).toEqual([
      'warning: No device can install the pack app from production: every release is paused, at 0 % or withdrawn.',
    ])
  })

  test('a sandbox pack in a channel that other devices follow', async () => {
    const world = await wellKept()
    const build = { ...sampleProvenance, environment: 'sandbox' as const }
    const { zip } = await samplePack('2.0.0', { build })
    const place = { repoDir: world.repoDir, keysDir: world.keysDir }
    await publish({ ...place, zip, channel: LOCAL_CHANNEL })
    expect(await complaints(world)).toEqual([])
    // As a tool of before, or by hand.
    await transaction(place, (releases) => ({
      releases: releases.map((it) =>
        it.channel === LOCAL_CHANNEL ? { ...it, channel: 'beta' } : it,
      ),
      value: null,
    }))
    expect(await complaints(world)).toEqual([
      'error: Release 2 (version 2.0.0) in beta seals passwords for the sandbox.',
    ])
    await expireRelease(place, { channel: 'beta', release: 2 })
    expect((await complaints(world)).filter((it) => it.startsWith('error'))).toEqual([])
  })

  test('a root that does not follow from the one before', async () => {
    const world = await wellKept()
    await rotateKeys(world, 'root')
    const other = await wellKept()
    await rotateKeys(other, 'root')
    await writeFile(
      join(world.repoDir, 'metadata', '1.root.json'),
      await readFile(join(other.repoDir, 'metadata', '1.root.json')),
    )
    expect(await complaints(world)).toContainEqual(
      expect.stringMatching(/^error: 2\.root\.json is no valid successor of the root before it/),
    )
  })
})
