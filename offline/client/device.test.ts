import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  openDevice,
  installedOn,
  opens,
  refusal,
  release,
  settledFolder,
} from '../testing/sample-device.ts'
import { sampleWorld } from '../testing/sample-pack.ts'
import { PackDamaged } from './current.ts'
import { nodeDisk } from './disk.ts'
import { NoPack, openCurrent } from './open-current.ts'
import { PackFileMissing } from './open-pack.ts'

describe('installing', () => {
  test('puts the published pack on the device, and again does nothing', async () => {
    const world = await installedOn(nodeDisk, '1.0.0')
    await opens(world, '1.0.0')
    expect(await world.device.check()).toMatchObject({ state: 'up_to_date' })
    expect(await world.device.install()).toMatchObject({ changed: false })
  })

  test('leaves an open reader with its version, and gives the next one the new', async () => {
    const world = await installedOn(nodeDisk, '1.0.0')
    const reader = await world.device.open()
    await release(world, '2.0.0')
    expect(await world.device.check()).toMatchObject({
      state: 'available',
      release: { version: '2.0.0', release: 2 },
    })
    await world.device.install()
    expect((await reader.read('assets/index-a1.js')).body.toString()).toContain('1.0.0')
    await opens(world, '2.0.0')
  })

  test('keeps the pack before, and nothing older', async () => {
    const world = await installedOn(nodeDisk, '1.0.0')
    for (const version of ['2.0.0', '3.0.0']) {
      await release(world, version)
      await world.device.install()
    }
    const current = await world.device.current()
    expect(current).toMatchObject({ version: '3.0.0', release: 3, previous: { version: '2.0.0' } })
    const packs = await readdir(join(world.dir, 'packs'))
    expect(packs.map((name) => `packs/${name}`).toSorted()).toEqual([
      current?.previous?.dir,
      current?.dir,
    ])
    expect(await readdir(join(world.dir, 'zips'))).toHaveLength(2)
    expect((await readdir(world.dir)).toSorted()).toEqual(settledFolder)
  })

  test('takes the newest release that the app is new enough for', async () => {
    const world = await installedOn(nodeDisk, '1.0.0')
    await release(world, '1.1.0')
    await release(world, '2.0.0', '6.0.0')
    expect(await world.device.install()).toMatchObject({ current: { version: '1.1.0' } })
    expect(await world.device.check()).toMatchObject({ state: 'app_too_old' })
    expect(await refusal(world.device.install())).toBe('app_too_old')
    const updated = await openDevice(world, { appVersion: '6.0.0', disk: nodeDisk })
    expect(await updated.install()).toMatchObject({ current: { version: '2.0.0' } })
  })

  test('runs calls at the same time one after another', async () => {
    const world = await installedOn(nodeDisk, '1.0.0')
    await release(world, '2.0.0')
    const results = await Promise.all([world.device.install(), world.device.install()])
    expect(results.map(({ changed }) => changed)).toEqual([true, false])
    await opens(world, '2.0.0')
  })

  test('replaces a current.json of which no copy can be read', async () => {
    const world = await installedOn(nodeDisk, '1.0.0')
    await writeFile(join(world.dir, 'current.json'), '\0\0\0')
    await opens(world, '1.0.0')
    await writeFile(join(world.dir, 'current.json.copy'), '')
    await expect(openCurrent(world.dir)).rejects.toThrow(PackDamaged)
    await world.device.install()
    await opens(world, '1.0.0')
  })
})

describe('reading', () => {
  test('without a pack says so', async () => {
    const world = await sampleWorld()
    await expect(openCurrent(world.dir)).rejects.toThrow(NoPack)
  })

  test('gives listed files only', async () => {
    const world = await installedOn(nodeDisk, '1.0.0')
    const reader = await world.device.open()
    for (const path of ['pack.json', '../../current.json', '/index.html', 'none.js', '']) {
      expect(reader.find(path)).toBeUndefined()
      await expect(reader.read(path)).rejects.toThrow(PackFileMissing)
    }
  })
})
