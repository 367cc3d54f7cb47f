import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withhold } from '../testing/attacker.ts'
import { releaseWord } from '../testing/delta-world.ts'
import { failingDisk } from '../testing/failing-disk.ts'
import { hastyDisk } from '../testing/hasty-disk.ts'
import { serveFolder, serve } from '../testing/file-server.ts'
import { notedSends, ways } from '../testing/sending-files.ts'
import { opensSet, releaseSet } from '../testing/sample-set.ts'
import { openDevice, installed, opens, type World } from '../testing/sample-device.ts'
import { publish } from '../release/repository.ts'
import { samplePack, sampleWorld } from '../testing/sample-pack.ts'
import { openCurrent } from './open-current.ts'
import { NotEnoughSpace, unpackedBytes } from './space.ts'

/** 1.0.0 is installed, 2.0.0 published. */
async function beforeUpdate(withheld: readonly string[] = []): Promise<World> {
  const world = await sampleWorld()
  await releaseWord(world, '1.0.0')
  await (await openDevice(world)).install()
  await releaseWord(world, '2.0.0')
  await withhold(world.repoDir, withheld)
  return world
}

/** Every file of the pack that opens is right, and the next check finishes the work. */
async function recovers(world: World, versions: readonly string[]): Promise<void> {
  const { version } = (await (await openDevice(world)).open()).manifest
  expect(versions).toContain(version)
  await opens(world, version)
  await (await openDevice(world)).install()
  await opens(world, '2.0.0')
}

describe.each(ways)('an update by %s', (way, withheld) => {
  test('on a disk that is full at any one of its writes leaves a whole pack, and the next check finishes', async () => {
    const before = await beforeUpdate(withheld)
    let writes = 1
    for (; ; writes += 1) {
      const world = { ...before, dir: join(before.folder, `device-${writes}`) }
      cpSync(before.dir, world.dir, { recursive: true })
      const disk = failingDisk(writes)
      const device = await openDevice(world, { disk })
      await device.install().then(
        () => null,
        (error: unknown) => expect(error).toMatchObject({ code: 'disk_full' }),
      )
      await recovers(world, ['1.0.0', '2.0.0'])
      if (disk.writes() < writes) break
    }
    process.stdout.write(`${way}: disk full at each of ${writes - 1} writes: none stuck\n`)
    expect(writes).toBeGreaterThan(15)
  })

  test('over a network that is cut at any chunk leaves a whole pack, and the next check finishes', async () => {
    const world = await beforeUpdate(withheld)
    const CHUNK = way === 'whole zip' ? 1024 : 256
    let sent = 0
    let allowed = 0
    const base = await serve(
      serveFolder(world.repoDir, (response, body) => {
        const room = Math.max(0, allowed - sent)
        sent += body.length
        if (room >= body.length) return void response.end(body)
        response.write(body.subarray(0, room), () => setTimeout(() => response.destroy(), 1))
      }),
    )
    let cuts = 0
    for (; ; allowed += CHUNK) {
      const copy = { ...world, dir: join(world.folder, `device-${allowed}`) }
      cpSync(world.dir, copy.dir, { recursive: true })
      sent = 0
      const device = await openDevice(copy, { repository: base })
      const error: unknown = await device.install().then(
        () => null,
        (reason: unknown) => reason,
      )
      if (error === null) break
      cuts += 1
      expect(error).toMatchObject({ reason: 'unreachable' })
      await opens(copy, '1.0.0')
      await (await openDevice(copy)).install()
      await opens(copy, '2.0.0')
    }
    process.stdout.write(`${way}: network cut at ${cuts} chunks: none stuck\n`)
    expect(cuts).toBeGreaterThan(10)
  })
})

test('a pack for which there is no room is not even begun', async () => {
  const world = await beforeUpdate()
  const crowded = await openDevice(world, { disk: { ...failingDisk(), free: async () => 1000 } })
  await expect(crowded.install()).rejects.toThrow(NotEnoughSpace)
  const limited = await openDevice(world, { quota: 2000 })
  await expect(limited.install()).rejects.toThrow(NotEnoughSpace)
  await recovers(world, ['1.0.0'])
})

test('a set is not begun without room for all of its packs', async () => {
  const world = await sampleWorld()
  const packs = await releaseSet(world, { app: '1.0.0' })
  const needed = packs.reduce((sum, it) => sum + it.bytes + unpackedBytes(it), 0)
  const { base, asked } = await notedSends(world.repoDir)
  const withRoom = (free: number) =>
    openDevice(world, { repository: base, disk: { ...hastyDisk, free: async () => free } })
  await expect((await withRoom(needed - 1)).install()).rejects.toThrow(NotEnoughSpace)
  expect([...asked]).toEqual([])
  await (await withRoom(needed)).install()
  await opensSet(world, { app: '1.0.0' })
})

test('a release for wifi stops when the wifi is gone, and goes on with it', async () => {
  const world = await installed('1.0.0')
  const { zip } = await samplePack('2.0.0')
  await publish({ ...world, zip, policy: { wifiOnly: true } })
  let asked = 0
  // On wifi when the release is chosen, gone when its first piece comes.
  const leaving = await openDevice(world, { onWifi: () => (asked += 1) < 2 })
  expect(await leaving.install()).toMatchObject({ changed: false, why: 'needs_wifi' })
  await recovers(world, ['1.0.0'])
})

/** The set 1.0.0 is installed; 2.0.0 of the common pack and of both parts is published. */
async function beforeSetUpdate(): Promise<World> {
  const world = await sampleWorld()
  await releaseSet(world, { app: '1.0.0' })
  await (await openDevice(world)).install()
  await releaseSet(world, { app: '2.0.0' })
  return world
}

/** One set opens, and no mixture of two; the next check brings the newer. */
async function setRecovers(world: World): Promise<void> {
  const { version } = await openCurrent(world.dir)
  expect(['1.0.0', '2.0.0']).toContain(version)
  await opensSet(world, { app: version })
  await (await openDevice(world)).install()
  await opensSet(world, { app: '2.0.0' })
}

test('a disk that is full at any one of a set’s writes leaves one whole set, and the next check finishes', async () => {
  const before = await beforeSetUpdate()
  let writes = 1
  for (; ; writes += 1) {
    const world = { ...before, dir: join(before.folder, `device-${writes}`) }
    cpSync(before.dir, world.dir, { recursive: true })
    const disk = failingDisk(writes)
    const device = await openDevice(world, { disk })
    const error: unknown = await device.install().then(
      () => ({ code: 'disk_full' }),
      (reason: unknown) => reason,
    )
    expect(error).toMatchObject({ code: 'disk_full' })
    await setRecovers(world)
    if (disk.writes() < writes) break
  }
  process.stdout.write(`disk full at each of ${writes - 1} writes of a set: none stuck\n`)
  expect(writes).toBeGreaterThan(25)
})

const once = (['refreshed', 'downloaded', 'switched', 'cleaned'] as const).map(
  (step) => [step, 1] as const,
)
const ofEachPack = (['unpacked', 'placed'] as const).flatMap((step) =>
  [1, 2, 3].map((time) => [step, time] as const),
)

test.each([...once, ...ofEachPack])(
  'an install of a set that ends after %s, time %i, leaves one whole set',
  async (last, time) => {
    const world = await beforeSetUpdate()
    let times = 0
    const device = await openDevice(world, {
      onStep: (step) => {
        if (step === last && (times += 1) === time) throw new Error('the end')
      },
    })
    await expect(device.install()).rejects.toThrow('the end')
    await setRecovers(world)
  },
)
