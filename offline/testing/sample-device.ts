import { expect } from 'vitest'
import { createDevice } from '../client/device.ts'
import type { DeviceOptions } from '../client/device-options.ts'
import type { Disk } from '../client/disk.ts'
import { openCurrent } from '../client/open-current.ts'
import { PackRefused, type RefusedReason } from '../client/refused.ts'
import { publish } from '../release/repository.ts'
import { hastyDisk } from './hasty-disk.ts'
import { samplePack, sampleWorld } from './sample-pack.ts'

const DAY = 24 * 60 * 60 * 1000
/** A clock that runs days ahead. */
export const later = (days: number) => () => new Date(Date.now() + days * DAY)

/** The files in the folder of a device that is not at work. */
export const settledFolder = [
  '.install.lock',
  'current.json',
  'current.json.copy',
  'downloads',
  'metadata',
  'packs',
  'state.json',
  'state.json.copy',
  'zips',
]

/** A repository that has published the versions, and a device that has installed the last. */
export function installed(...versions: string[]) {
  return installedOn(hastyDisk, ...versions)
}

/** The same on another disk. */
export async function installedOn(disk: Disk, ...versions: string[]) {
  const world = await sampleWorld()
  for (const version of versions) await release(world, version)
  const device = await openDevice(world, { disk })
  if (versions.length > 0) await device.install()
  return { ...world, device }
}

export type World = Awaited<ReturnType<typeof sampleWorld>>

/** Publishes a version whose script says which it is. */
export async function release(world: World, version: string, minAppVersion = '5.0.0') {
  const extra = { 'assets/index-a1.js': `console.log("${version}")\n` }
  const { zip } = await samplePack(version, { minAppVersion, extra })
  return publish({ ...world, zip })
}

/** The world's device, with an app of version 5.2.0, on a hasty disk where none is given. */
export async function openDevice(world: World, options: Partial<DeviceOptions> = {}) {
  return createDevice({
    dir: world.dir,
    repository: world.repoDir,
    trustedRoot: await world.trustedRoot(),
    appVersion: '5.2.0',
    disk: hastyDisk,
    ...options,
  })
}

/** Returns why the work was refused; fails when it was not. */
export async function refusal(work: Promise<unknown>): Promise<RefusedReason> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof PackRefused) return error.reason
  throw new Error('not refused', { cause: error })
}

/** Expects the device to open this version, and every file of it. */
export async function opens(world: World, version: string): Promise<void> {
  const reader = await openCurrent(world.dir, hastyDisk)
  expect(reader.manifest.version).toBe(version)
  for (const { path } of reader.files) await reader.read(path)
  const page = await reader.read(reader.entry)
  expect(page.body.toString()).toContain(`<meta name="h5-version" content="${version}">`)
  expect(page.type).toBe('text/html; charset=utf-8')
}

/** A copy with one bit of one byte turned. */
export function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(at) ^ 0x01, at)
  return copy
}
