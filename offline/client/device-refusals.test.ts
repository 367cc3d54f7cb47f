import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refreshTimestamp } from '../testing/sign-again.ts'
import { initRepository, publish } from '../release/repository.ts'
import {
  openDevice,
  flipped,
  installed,
  later,
  opens,
  refusal,
  release,
  type World,
} from '../testing/sample-device.ts'
import { withholdDeltas } from '../testing/attacker.ts'
import { samplePack, sampleWorld } from '../testing/sample-pack.ts'
import type { RefusedReason } from './refused.ts'

async function changeTarget(world: World, version: string, change: (zip: Buffer) => Buffer) {
  const folder = join(world.repoDir, 'targets')
  const name = readdirSync(folder).find((file) => file.endsWith(`h5-${version}.zip`)) ?? ''
  writeFileSync(join(folder, name), change(readFileSync(join(folder, name))))
}

describe('a zip that is not as signed', () => {
  test.each<[string, RefusedReason, (zip: Buffer) => Buffer]>([
    ['a flipped bit', 'hash', (zip) => flipped(zip, zip.length >> 1)],
    ['a missing end', 'length', (zip) => zip.subarray(0, -1)],
    ['more at its end', 'length', (zip) => Buffer.concat([zip, Buffer.from('x')])],
  ])('with %s is refused for its %s, and the pack before opens', async (_, reason, change) => {
    const world = await installed('1.0.0', '2.0.0')
    await release(world, '3.0.0')
    await changeTarget(world, '3.0.0', change)
    await withholdDeltas(world.repoDir)
    expect(await refusal(world.device.install())).toBe(reason)
    await opens(world, '2.0.0')
    expect(readdirSync(join(world.dir, 'packs'))).toHaveLength(1)
  })

  test('and is missing makes the repository unreachable', async () => {
    const world = await installed('1.0.0')
    await release(world, '2.0.0')
    rmSync(join(world.repoDir, 'targets'), { recursive: true })
    expect(await refusal(world.device.install())).toBe('unreachable')
    await opens(world, '1.0.0')
  })
})

describe('metadata', () => {
  test('that has expired stops installing but not opening, until there is a new timestamp', async () => {
    const world = await installed('1.0.0')
    await release(world, '2.0.0')
    const tomorrow = await openDevice(world, { now: later(2) })
    expect(await refusal(tomorrow.install())).toBe('expired')
    await opens(world, '1.0.0')
    await refreshTimestamp({ ...world, now: later(2) })
    expect(await tomorrow.install()).toMatchObject({ current: { version: '2.0.0' } })
  })

  test("that has expired by the system's clock is refused too", async () => {
    const world = await sampleWorld()
    const { zip } = await samplePack('1.0.0')
    await publish({ ...world, zip, now: later(-2) })
    expect(await refusal((await openDevice(world)).install())).toBe('expired')
  })

  test('of the snapshot ends after its own time, under a new timestamp too', async () => {
    const world = await installed('1.0.0')
    await refreshTimestamp({ ...world, now: later(31) })
    const device = await openDevice(world, { now: later(31) })
    await expect(device.install()).rejects.toThrow(/snapshot\.json is expired/)
  })

  test('of the root ends after a year, however new the rest', async () => {
    const world = await installed('1.0.0')
    await publish({ ...world, zip: (await samplePack('2.0.0')).zip, now: later(366) })
    const device = await openDevice(world, { now: later(366) })
    await expect(device.install()).rejects.toThrow(/root\.json is expired/)
    await opens(world, '1.0.0')
  })

  test('that is older than what was seen is a rollback', async () => {
    const world = await installed('1.0.0')
    const old = join(world.folder, 'old')
    cpSync(world.repoDir, old, { recursive: true })
    await release(world, '2.0.0')
    await world.device.install()
    const fooled = await openDevice(world, { repository: old })
    expect(await refusal(fooled.install())).toBe('rollback')
    await opens(world, '2.0.0')
  })

  test('that is newer but offers only an older release is a rollback', async () => {
    const world = await installed('1.0.0', '2.0.0')
    const remade = { ...world, repoDir: join(world.folder, 'remade') }
    const { zip } = await samplePack('1.0.0')
    for (let times = 0; times < 4; times += 1) await publish({ ...remade, zip })
    const fooled = await openDevice(world, { repository: remade.repoDir })
    expect(await refusal(fooled.install())).toBe('rollback')
    await opens(world, '2.0.0')
  })

  test('without any pack offers none', async () => {
    const world = await sampleWorld()
    await initRepository(world)
    expect(await refusal((await openDevice(world)).install())).toBe('no_release')
  })

  test('by other keys is refused', async () => {
    const world = await installed('1.0.0')
    const other = await installed('9.0.0')
    const fooled = await openDevice(world, { repository: other.repoDir })
    expect(await refusal(fooled.install())).toBe('signature')
    const fresh = await openDevice(
      { ...world, dir: join(world.folder, 'fresh') },
      { repository: other.repoDir },
    )
    expect(await refusal(fresh.install())).toBe('signature')
    await opens(world, '1.0.0')
  })

  test('with any byte changed is refused', async () => {
    const world = await installed('1.0.0')
    await release(world, '2.0.0')
    const folder = join(world.repoDir, 'metadata')
    for (const name of ['timestamp.json', '3.snapshot.json', '3.targets.json']) {
      const honest = readFileSync(join(folder, name))
      for (let at = 5; at < honest.length; at += 40) {
        writeFileSync(join(folder, name), flipped(honest, at))
        const device = await openDevice(world)
        expect(await refusal(device.install()), `${name} at ${at}`).toBeTruthy()
      }
      writeFileSync(join(folder, name), honest)
    }
    await opens(world, '1.0.0')
    await world.device.install()
    await opens(world, '2.0.0')
  })

  test('that a kill left half written on the device is fetched again', async () => {
    const world = await installed('1.0.0')
    for (const name of readdirSync(join(world.dir, 'metadata'))) {
      if (name !== 'root.json') writeFileSync(join(world.dir, 'metadata', name), '{"signed":')
    }
    await release(world, '2.0.0')
    expect(await world.device.install()).toMatchObject({ changed: true })
    await opens(world, '2.0.0')
  })
})
