import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openDevice, installedOn, release, type World } from '../testing/sample-device.ts'
import type { Device } from './device.ts'
import { nodeDisk } from './disk.ts'

/** A system call's, a parser's or a schema's own words. */
const RAW = /\bE[A-Z]{3,}\b|syscall|JSON|token|Invalid|undefined|Expected|is not a function/

type Spoil = (world: World) => Promise<unknown>

const spoilMetadata =
  (bytes: string): Spoil =>
  async ({ repoDir }) => {
    const folder = join(repoDir, 'metadata')
    for (const name of await readdir(folder)) {
      if (!name.includes('root')) await writeFile(join(folder, name), bytes)
    }
  }
const spoilCurrent: Spoil = async ({ dir }) => {
  for (const name of ['current.json', 'current.json.copy']) {
    await writeFile(join(dir, name), '{"version":')
  }
}
const fileInPlace: Spoil = async ({ dir }) => {
  await rm(dir, { recursive: true })
  await writeFile(dir, '')
}
const nothing: Spoil = async () => undefined

describe('what a caller of the device gets is a sentence with a code', () => {
  test.each<[string, string, Spoil, (device: Device) => Promise<unknown>]>([
    ['disk', 'an install into a file', fileInPlace, (it) => it.install()],
    ['disk', 'a check in a file', fileInPlace, (it) => it.check()],
    ['disk', 'opening a file', fileInPlace, (it) => it.open()],
    ['disk', 'asking a file what is installed', fileInPlace, (it) => it.current()],
    ['damaged', 'opening what cannot be read', spoilCurrent, (it) => it.open()],
    ['damaged', 'asking what cannot be read', spoilCurrent, (it) => it.current()],
    [
      'unreachable',
      'an install without a repository',
      ({ repoDir }) => rm(repoDir, { recursive: true }),
      (it) => it.install(),
    ],
    ['metadata', 'metadata that is no JSON', spoilMetadata('{"signed":'), (it) => it.install()],
    ['metadata', 'metadata of another form', spoilMetadata('{}'), (it) => it.install()],
    [
      'unreachable',
      'packs that are not there',
      ({ repoDir }) => rm(join(repoDir, 'targets'), { recursive: true }),
      (it) => it.install(),
    ],
  ])('has the code %s for %s', async (code, _, spoil, ask) => {
    const world = await installedOn(nodeDisk, '1.0.0')
    await release(world, '2.0.0')
    const device = await openDevice(world, { disk: nodeDisk })
    await spoil(world)
    const error = await ask(device).catch((it: unknown) => it)
    expect(error).toMatchObject({ code })
    expect(error).toHaveProperty('message', expect.stringMatching(/^\S.*\.$/))
    expect(error).toHaveProperty('message', expect.not.stringMatching(RAW))
  })

  test.each<[string, object]>([
    ['disk', { code: 'EIO', syscall: 'read' }],
    ['disk_full', { code: 'ENOSPC', syscall: 'write' }],
  ])('%s: a disk that fails with %j', async (code, system) => {
    const world = await installedOn(nodeDisk, '1.0.0')
    await release(world, '2.0.0')
    const fails = () => Promise.reject(Object.assign(new Error('EIO: i/o error, read'), system))
    const device = await openDevice(world, { disk: { ...nodeDisk, append: fails } })
    const error = await device.install().catch((it: unknown) => it)
    expect(error).toMatchObject({ name: 'DeviceFailed', code })
    expect(error).toHaveProperty('message', expect.not.stringMatching(RAW))
    expect(error).toHaveProperty('cause', expect.objectContaining(system))
  })

  test('disk: a link at the place of the lock, whose target stays as it is', async () => {
    const world = await installedOn(nodeDisk, '1.0.0')
    await release(world, '2.0.0')
    const note = join(world.repoDir, '..', 'note.txt')
    await writeFile(note, 'a note of the user, longer than any lock was')
    const lock = join(world.dir, '.install.lock')
    await rm(lock, { force: true })
    await symlink(note, lock)
    const error = await (
      await openDevice(world, { disk: nodeDisk })
    )
      .install()
      .catch((it: unknown) => it)
    expect(error).toMatchObject({ name: 'DeviceFailed', code: 'disk' })
    expect(error).toHaveProperty('message', expect.stringContaining(`${lock} is not a lock file`))
    expect(await readFile(note, 'utf8')).toBe('a note of the user, longer than any lock was')
  })

  test('and is stored as the outcome of the last check', async () => {
    const world = await installedOn(nodeDisk, '1.0.0')
    await spoilMetadata('{"signed":')(world)
    await (await openDevice(world, { disk: nodeDisk })).install().catch(nothing)
    const state = (await nodeDisk.read(join(world.dir, 'state.json')))?.toString() ?? ''
    expect(state).toContain('"detail": "The metadata cannot be read."')
  })
})
