import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDevice } from '../client/device.ts'
import { samplePack, sampleWorld } from '../testing/sample-pack.ts'
import { repositoryStatus } from './releases.ts'
import { initRepository, publish, refresh } from './repository.ts'

const noon = () => new Date('2026-03-05T12:00:00.700Z')

async function published(version: string) {
  const world = await sampleWorld()
  const { zip } = await samplePack(version)
  return { ...world, zip, done: await publish({ ...world, zip, now: noon }) }
}

describe('publishing', () => {
  test('makes keys that the owner alone can read, and never makes them again', async () => {
    const world = await published('1.0.0')
    const names = ['root.pem', 'snapshot.pem', 'targets.pem', 'timestamp.pem']
    expect((await readdir(world.keysDir)).toSorted()).toEqual(names)
    expect((await stat(world.keysDir)).mode & 0o777).toBe(0o700)
    const keys = new Set<string>()
    for (const name of names) {
      expect((await stat(join(world.keysDir, name))).mode & 0o777).toBe(0o600)
      keys.add(await readFile(join(world.keysDir, name), 'utf8'))
    }
    expect(keys.size).toBe(4)
    await publish({ ...world, now: noon })
    for (const name of names)
      expect(keys).toContain(await readFile(join(world.keysDir, name), 'utf8'))
  })

  test('signs each role for its own time', async () => {
    const { repoDir } = await published('1.0.0')
    const roles = (await repositoryStatus(repoDir))?.roles ?? []
    expect(roles.map(({ role, expires }) => `${role} ${expires}`)).toEqual([
      'root 2027-03-05T12:00:00Z',
      'targets 2026-04-04T12:00:00Z',
      'snapshot 2026-04-04T12:00:00Z',
      'timestamp 2026-03-06T12:00:00Z',
    ])
  })

  test('keeps the zip under its hash, byte for byte', async () => {
    const { repoDir, zip, done } = await published('1.0.0')
    const stored = await readFile(join(repoDir, 'targets', `${done.sha256}.h5-1.0.0.zip`))
    expect(stored.equals(await readFile(zip))).toBe(true)
  })

  test('the same pack again keeps its release and renews the signatures', async () => {
    const world = await published('1.0.0')
    const later = () => new Date('2026-03-06T12:00:00Z')
    const again = await publish({ ...world, now: later })
    expect(again).toMatchObject({
      release: 1,
      unchanged: true,
      installableUntil: '2026-03-07T12:00:00Z',
    })
  })

  test('other content under a published version needs an explicit request', async () => {
    const world = await published('1.0.0')
    const { zip } = await samplePack('1.0.0', { extra: { 'more.js': '1' } })
    await expect(publish({ ...world, zip })).rejects.toThrow(/published with other content/)
    const done = await publish({ ...world, zip, replace: true })
    expect(done).toMatchObject({ version: '1.0.0', release: 2, unchanged: false })
    expect((await repositoryStatus(world.repoDir))?.releases).toHaveLength(1)
  })

  test('an older pack again is a new release', async () => {
    const world = await published('1.0.0')
    await publish({ ...world, zip: (await samplePack('2.0.0')).zip })
    expect(await publish(world)).toMatchObject({ version: '1.0.0', release: 3 })
  })

  test('a damaged pack is refused before anything is written', async () => {
    const world = await sampleWorld()
    const { zip } = await samplePack('1.0.0')
    await writeFile(zip, (await readFile(zip)).subarray(0, -4))
    await expect(publish({ ...world, zip })).rejects.toThrow(/is not a valid pack/)
    expect(await readdir(world.folder)).toEqual([])
  })

  test('with keys that the repository does not name is refused', async () => {
    const world = await published('1.0.0')
    const { keysDir } = await published('1.0.0')
    await expect(publish({ ...world, keysDir })).rejects.toThrow(
      /not the one that the repository names/,
    )
    await rm(join(world.keysDir, 'targets.pem'))
    await expect(publish(world)).rejects.toThrow(/no targets key/)
  })

  test('that ends before the timestamp shows clients the repository as it was, and can be done again', async () => {
    const world = await sampleWorld()
    const { zip } = await samplePack('1.0.0')
    await publish({ ...world, zip })
    const before = join(world.folder, 'before.json')
    const timestamp = join(world.repoDir, 'metadata', 'timestamp.json')
    await cp(timestamp, before)
    const two = (await samplePack('2.0.0')).zip
    await publish({ ...world, zip: two })
    // The timestamp is the last file that is written: without its replacement the publication never
    // happened.
    await rename(before, timestamp)
    const device = createDevice({
      dir: world.dir,
      repository: world.repoDir,
      trustedRoot: await world.trustedRoot(),
      appVersion: '5.2.0',
    })
    expect(await device.install()).toMatchObject({ current: { version: '1.0.0' } })
    expect(await publish({ ...world, zip: two })).toMatchObject({ release: 2 })
    expect(await device.install()).toMatchObject({ current: { version: '2.0.0' } })
  })
})

test('a repository is made once', async () => {
  const world = await sampleWorld()
  expect(await initRepository(world)).toMatch(/1\.root\.json$/)
  await expect(initRepository(world)).rejects.toThrow(/There is a repository/)
})

test('a timestamp cannot be refreshed where there is no repository', async () => {
  await expect(refresh(await sampleWorld())).rejects.toThrow(/publish a pack first/)
})

test('metadata that the root has not signed is reported as damage', async () => {
  const world = await published('1.0.0')
  const other = await published('1.0.0')
  await cp(
    join(other.repoDir, 'metadata', 'timestamp.json'),
    join(world.repoDir, 'metadata', 'timestamp.json'),
  )
  await expect(repositoryStatus(world.repoDir)).rejects.toThrow(
    /is damaged \(timestamp\.json is not signed by its keys\)/,
  )
})
