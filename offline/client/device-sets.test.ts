import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { setIdentity } from '../policy/release-set.ts'
import { rollBack } from '../release/republish.ts'
import { pause } from '../release/rollouts.ts'
import { withhold } from '../testing/attacker.ts'
import { openDevice, flipped, installed, opens, settledFolder } from '../testing/sample-device.ts'
import { sampleWorld } from '../testing/sample-pack.ts'
import {
  opensSet,
  releaseLargeSet,
  releaseSet,
  sampleSet,
  setZips,
  type SetVersions,
} from '../testing/sample-set.ts'
import { askedFor, notedSends, ways } from '../testing/sending-files.ts'
import { createBoot } from './boot.ts'
import { readCurrent, type Current } from './current.ts'
import { NoPack, openCurrent } from './open-current.ts'

/** A repository with the set 1.0.0, and a device that has installed it. */
async function installedSet() {
  const world = await sampleWorld()
  await releaseSet(world, { app: '1.0.0' })
  const device = await openDevice(world)
  await device.install()
  return { ...world, device }
}

describe('a set', () => {
  test('is installed whole, by one pointer, and its files are found in any of its packs', async () => {
    const world = await installedSet()
    await opensSet(world, { app: '1.0.0' })
    const current = await readCurrent(world.dir)
    expect(current).toMatchObject({ version: '1.0.0', release: 1, previous: null })
    expect(current?.parts.map(({ pack, release }) => [pack, release])).toEqual([
      ['content', 2],
      ['trading', 3],
    ])
    expect(readdirSync(world.dir).toSorted()).toEqual(settledFolder)
    expect(readdirSync(join(world.dir, 'packs'))).toHaveLength(3)
    const { files, release, version } = await openCurrent(world.dir)
    expect({ files: files.length, release, version }).toEqual({
      files: 5,
      release: 3,
      version: '1.0.0',
    })
  })

  test('is not offered while one of its parts is paused', async () => {
    const world = await installedSet()
    await releaseSet(world, { app: '2.0.0' })
    await pause(world, { pack: 'trading' })
    expect(await world.device.install()).toMatchObject({ changed: false, why: 'paused' })
    await opensSet(world, { app: '1.0.0' })
  })
})

describe.each(ways)('a set whose packs come by %s', (way, withheld) => {
  /** The large set 1.0.0 is installed. */
  async function before() {
    const world = await sampleWorld()
    await releaseLargeSet(world, { app: '1.0.0' })
    await (await openDevice(world)).install()
    /** Publishes packs that come by this way. */
    const release = async (versions: SetVersions) => {
      await releaseLargeSet(world, versions)
      await withhold(world.repoDir, withheld)
    }
    return { ...world, release }
  }

  test('with one newer part costs the download of that part, and keeps the set before whole', async () => {
    const world = await before()
    await world.release({ app: '1.0.0', trading: '1.0.1' })
    const { base, asked } = await notedSends(world.repoDir)
    const device = await openDevice(world, { repository: base })
    expect(await device.install()).toMatchObject({ changed: true })
    expect([...asked]).toEqual(askedFor(way, 'h5-trading-1.0.1.zip'))
    await opensSet(world, { app: '1.0.0', trading: '1.0.1' })
    expect(await openCurrent(world.dir)).toMatchObject({
      release: 4,
      version: '1.0.0+trading.1.0.1',
    })
    const current = await readCurrent(world.dir)
    expect(current?.previous?.parts.map(({ version }) => version)).toEqual(['1.0.0', '1.0.0'])
    expect(current?.parts[1]?.plainSha256 === undefined).toBe(way === 'whole zip')
    expect(readdirSync(join(world.dir, 'packs'))).toHaveLength(4)
    expect(await device.install()).toMatchObject({ changed: false, why: 'up_to_date' })
  })

  test('goes back to older content without a download, and up to a new common pack with all parts', async () => {
    const world = await before()
    await world.release({ app: '1.0.0', trading: '1.0.1' })
    await (await openDevice(world)).install()
    await rollBack(world, '1.0.0', { pack: 'trading' })
    const { base, asked } = await notedSends(world.repoDir)
    const device = await openDevice(world, { repository: base })
    await device.install()
    expect([...asked]).toEqual([])
    await opensSet(world, { app: '1.0.0' })
    await world.release({ app: '2.0.0' })
    await device.install()
    expect([...asked]).toEqual(
      askedFor(way, 'h5-2.0.0.zip', 'h5-content-2.0.0.zip', 'h5-trading-2.0.0.zip'),
    )
    await opensSet(world, { app: '2.0.0' })
    expect(readdirSync(join(world.dir, 'packs'))).toHaveLength(6)
  })

  test('that was interrupted continues with the downloaded packs', async () => {
    const world = await before()
    await world.release({ app: '2.0.0' })
    let cut = true
    const { base, asked } = await notedSends(world.repoDir, ({ pack }, response) => {
      if (cut && pack.startsWith('h5-trading')) response.destroy()
      return response.destroyed
    })
    const device = await openDevice(world, { repository: base })
    await expect(device.install()).rejects.toMatchObject({ reason: 'unreachable' })
    await opensSet(world, { app: '1.0.0' })
    cut = false
    asked.clear()
    await device.install()
    expect([...asked]).toEqual(askedFor(way, 'h5-trading-2.0.0.zip'))
    await opensSet(world, { app: '2.0.0' })
  })

  test('lets the set before open when a part is lost with its zip, which alone is downloaded again', async () => {
    const world = await before()
    await world.release({ app: '1.0.0', trading: '1.0.1' })
    await (await openDevice(world)).install()
    const lost = (await readCurrent(world.dir))?.parts[1]
    rmSync(join(world.dir, lost?.dir ?? ''), { recursive: true })
    rmSync(join(world.dir, 'zips', `${lost?.sha256 ?? ''}.zip`))
    await opensSet(world, { app: '1.0.0' })
    const { base, asked } = await notedSends(world.repoDir)
    await (await openDevice(world, { repository: base })).install()
    expect([...asked]).toEqual(askedFor(way, 'h5-trading-1.0.1.zip'))
    await opensSet(world, { app: '1.0.0', trading: '1.0.1' })
  })
})

describe('a set that does not start', () => {
  test('is rolled back as a whole and never downloaded again, until there is a newer part', async () => {
    const world = await installedSet()
    await releaseSet(world, { app: '1.0.0', trading: '1.0.1' })
    await world.device.install()
    const boot = createBoot({ dir: world.dir })
    for (let load = 0; load < 3; load += 1) {
      const { token, reader } = await boot.startLoad()
      expect(reader.version).toBe('1.0.0+trading.1.0.1')
      await boot.fail(token)
    }
    expect((await boot.startLoad()).reader.version).toBe('1.0.0')
    await opensSet(world, { app: '1.0.0' })
    expect(await world.device.install()).toMatchObject({ changed: false, why: 'blocked' })
    await releaseSet(world, { app: '1.0.0', trading: '1.0.2' })
    expect(await world.device.install()).toMatchObject({ changed: true })
    await opensSet(world, { app: '1.0.0', trading: '1.0.2' })
  })

  test('is identified by all of its zips', async () => {
    const world = await installedSet()
    const { app, content, trading } = await sampleSet({ app: '1.0.0' })
    const { identity } = await openCurrent(world.dir)
    expect(identity).toBe(setIdentity([app.sha256, content.sha256, trading.sha256]))
    // A fixed point for native ports.
    expect(setIdentity(['a'.repeat(64), 'b'.repeat(64)])).toBe(
      '913f9338fb6c17253f3a14816fc08d52522454bfc19a8c99538a197cfb23fb41',
    )
    expect(setIdentity([app.sha256])).toBe(app.sha256)
  })
})

describe('on the disk', () => {
  test.each(['trading/Deal.js', 'pack.json'])(
    'a damaged %s of a part is repaired from its zip',
    async (path) => {
      const world = await installedSet()
      const current = await readCurrent(world.dir)
      const file = join(world.dir, current?.parts[1]?.dir ?? '', path)
      writeFileSync(file, flipped(readFileSync(file), 0))
      await opensSet(world, { app: '1.0.0' })
      expect(await world.device.install()).toMatchObject({ changed: false, why: 'up_to_date' })
    },
  )

  type Parts = readonly (Current['parts'][number] | undefined)[]
  test.each<[string, (parts: Parts, other: Parts) => Parts]>([
    ['without one of its parts', ([content]) => [content]],
    ['with its parts in another order', (parts) => parts.toReversed()],
    ['with a part of another set', ([content], [, trading]) => [content, trading]],
    ['with a part twice', ([content]) => [content, content]],
  ])('a pointer to a set %s opens the one before', async (_, spoil) => {
    const world = await installedSet()
    await releaseSet(world, { app: '2.0.0' })
    await world.device.install()
    const current = await readCurrent(world.dir)
    const parts = spoil(current?.parts ?? [], current?.previous?.parts ?? [])
    writeFileSync(join(world.dir, 'current.json'), JSON.stringify({ ...current, parts }))
    expect((await openCurrent(world.dir)).version).toBe('1.0.0')
    await opensSet(world, { app: '1.0.0' })
    await world.device.install()
    await opensSet(world, { app: '2.0.0' })
  })

  test('a pointer of the first form, without parts, still opens', async () => {
    const world = await installed('1.0.0')
    const current = await readCurrent(world.dir)
    expect(current?.parts).toEqual([])
    const first = { ...current, parts: undefined }
    for (const name of ['current.json', 'current.json.copy']) {
      writeFileSync(join(world.dir, name), JSON.stringify(first))
    }
    await opens(world, '1.0.0')
    await releaseSet(world, { app: '2.0.0' })
    await world.device.install()
    await opensSet(world, { app: '2.0.0' })
  })
})

describe('the set that ships with an app', () => {
  test('opens before any download, gives way to a newer one and comes back when that fails', async () => {
    const world = await sampleWorld()
    const carried = await sampleSet({ app: '1.0.0' })
    const [zip = '', content = '', trading = ''] = setZips(carried)
    await releaseSet(world, { app: '1.1.0' })
    const builtin = { zip, parts: [{ zip: trading }, { zip: content }] }
    const device = await openDevice(world, { builtin })
    expect((await device.open()).files).toHaveLength(5)
    await opensSet(world, { app: '1.0.0' })
    await device.install()
    await opensSet(world, { app: '1.1.0' })
    rmSync(join(world.dir, 'current.json'))
    rmSync(join(world.dir, 'current.json.copy'))
    await opensSet(world, { app: '1.0.0' })
  })

  test('is refused with a part that belongs to another', async () => {
    const world = await sampleWorld()
    await releaseSet(world, { app: '1.0.0' })
    const { app, content } = await sampleSet({ app: '1.0.0' })
    const { trading } = await sampleSet({ app: '2.0.0' })
    const builtin = { zip: app.zip, parts: [{ zip: content.zip }, { zip: trading.zip }] }
    const device = await openDevice(world, { builtin })
    await expect(device.open()).rejects.toThrow(/has no part trading that belongs to it/)
    await expect(openCurrent(world.dir)).rejects.toThrow(NoPack)
  })
})
