import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openDevice, flipped, installed, opens, release } from '../testing/sample-device.ts'
import { samplePack, sampleWorld } from '../testing/sample-pack.ts'
import { createBoot } from './boot.ts'
import { PackDamaged } from './current.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { openCurrent } from './open-current.ts'

async function withoutZips(dir: string): Promise<void> {
  await rm(join(dir, 'zips'), { recursive: true })
}

const damages: readonly (readonly [string, (file: string) => Promise<void>])[] = [
  ['one bit of it turned', async (file) => writeFile(file, flipped(await readFile(file), 0))],
  [
    'zeros in its place',
    async (file) => writeFile(file, Buffer.alloc((await readFile(file)).length)),
  ],
  ['its end missing', async (file) => truncate(file, 5)],
  ['nothing there', async (file) => rm(file)],
]

describe.each(damages)('a file with %s', (_, damage) => {
  test.each(['assets/index-a1.js', 'pack.json'])('(%s) is repaired from the zip', async (path) => {
    const world = await installed('1.0.0')
    const { dir } = await openCurrent(world.dir)
    const before = await readFile(join(dir, path))
    await damage(join(dir, path))
    await opens(world, '1.0.0')
    expect((await readFile(join(dir, path))).equals(before)).toBe(true)
  })

  test('is refused when the zip is lost too, and the next install downloads the pack again', async () => {
    const world = await installed('1.0.0')
    const reader = await openCurrent(world.dir)
    await damage(join(reader.dir, 'assets/index-a1.js'))
    await withoutZips(world.dir)
    await expect(reader.read('assets/index-a1.js')).rejects.toThrow(PackDamaged)
    expect(await world.device.install()).toMatchObject({ changed: true })
    await opens(world, '1.0.0')
  })

  test('of the manifest makes the pack before it open when the zip is lost too', async () => {
    const world = await installed('1.0.0')
    await release(world, '2.0.0')
    await world.device.install()
    const { dir } = await openCurrent(world.dir)
    await damage(join(dir, 'pack.json'))
    await withoutZips(world.dir)
    await opens(world, '1.0.0')
    expect((await createBoot({ dir: world.dir }).startLoad()).reader.release).toBe(1)
    await world.device.install()
    await opens(world, '2.0.0')
  })

  test.each(['current.json', 'state.json', 'boot.json'])(
    '(%s) is read from its copy',
    async (name) => {
      const world = await installed('1.0.0')
      await release(world, '2.0.0')
      await world.device.install()
      const boot = createBoot({ dir: world.dir, limits: { failures: 1 } })
      await boot.fail((await boot.startLoad()).token)
      await boot.startLoad()
      const { deviceId } = await world.device.facts()
      await damage(join(world.dir, name))
      await opens(world, '1.0.0')
      expect(await world.device.install()).toMatchObject({ why: 'blocked' })
      expect((await world.device.facts()).deviceId).toBe(deviceId)
    },
  )
})

test('the zip is on the disk before the pack opens, and brings back what a power loss took of its files', async () => {
  const world = await installed('1.0.0')
  await release(world, '2.0.0')
  const steps: string[] = []
  const disk: Disk = {
    ...nodeDisk,
    sync: async (path) => {
      steps.push(`sync ${basename(path)}`)
      await nodeDisk.sync(path)
    },
    replace: async (path, body) => {
      steps.push(`replace ${basename(path)}`)
      await nodeDisk.replace(path, body)
    },
  }
  const { current } = await (await openDevice(world, { disk })).install()
  const synced = steps.indexOf(`sync ${current.sha256}.part`)
  expect(synced).toBeGreaterThanOrEqual(0)
  expect(synced).toBeLessThan(steps.indexOf('replace current.json'))
  const { dir, manifest } = await openCurrent(world.dir)
  for (const { path } of manifest.files) await truncate(join(dir, path), 0)
  await opens(world, '2.0.0')
  for (const { path, bytes } of manifest.files) {
    expect((await readFile(join(dir, path))).length).toBe(bytes)
  }
})

test('a damaged zip repairs nothing', async () => {
  const world = await installed('1.0.0')
  const [zip = ''] = await readdir(join(world.dir, 'zips'))
  const path = join(world.dir, 'zips', zip)
  const bytes = await readFile(path)
  // In the manifest's part: the lost file's own bytes are still right, and a zip that is not as
  // signed is not even read.
  await writeFile(path, flipped(bytes, bytes.length - 400))
  const reader = await openCurrent(world.dir)
  await rm(join(reader.dir, 'assets/index-a1.js'))
  await expect(reader.read('assets/index-a1.js')).rejects.toThrow(PackDamaged)
})

describe('a built-in pack', () => {
  async function withBuiltin(number = 0) {
    const world = await sampleWorld()
    const { zip } = await samplePack('0.9.0')
    return { ...world, builtin: { zip, release: number } }
  }

  test('opens before anything was fetched, gives way to a release, and stays', async () => {
    const world = await withBuiltin()
    await release(world, '1.0.0')
    const device = await openDevice(world, { builtin: world.builtin })
    expect((await device.open()).manifest.version).toBe('0.9.0')
    await device.install()
    await release(world, '2.0.0')
    await device.install()
    await opens(world, '2.0.0')
    expect(await readdir(join(world.dir, 'packs'))).toHaveLength(3)
  })

  test('opens when nothing else is whole', async () => {
    const world = await withBuiltin()
    await release(world, '1.0.0')
    const device = await openDevice(world, { builtin: world.builtin })
    const { current } = await device.install()
    await rm(join(world.dir, current.manifest))
    await rm(join(world.dir, 'zips', `${current.sha256 ?? ''}.zip`))
    expect((await device.open()).manifest.version).toBe('0.9.0')
  })

  test('of an updated app opens when it is newer than what was installed', async () => {
    const world = await withBuiltin(5)
    await release(world, '1.0.0')
    await (await openDevice(world)).install()
    const updated = await openDevice(world, { builtin: world.builtin })
    expect((await updated.open()).manifest.version).toBe('0.9.0')
    expect((await updated.facts()).current).toBe(5)
  })
})
