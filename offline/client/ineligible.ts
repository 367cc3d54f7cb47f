import type { Choice } from '../policy/choose-release.ts'
import { PRODUCTION } from '#offline/pack/release.ts'
import { readCurrent, switchCurrent, type Current, type DevicePack } from './current.ts'
import type { DeviceOptions } from './device-options.ts'
import type { Disk } from './disk.ts'
import { PackRefused } from './refused.ts'

/** A choice by which nothing is installed. */
export type Ineligible = Exclude<Choice, { readonly release: unknown }>

/**
 * The reason why nothing is installed, with its release. Throws `PackRefused` when that is a
 * refusal.
 */
export function requireNoRefusal(
  choice: Ineligible,
  opens: DevicePack | null,
  options: DeviceOptions,
) {
  const { why, about } = choice
  if (about === null) {
    const channel = options.channel ?? PRODUCTION
    throw new PackRefused('no_release', `The repository offers no pack in the ${channel} channel.`)
  }
  if (why === 'ahead') {
    const message = `The newest release is ${about.release}, installed is ${opens?.release ?? 0}.`
    throw new PackRefused('rollback', message)
  }
  return { why, about }
}

/**
 * The result of an install that changes nothing. Throws `PackRefused` when no pack is installed.
 */
export async function keepInstalled(
  dir: string,
  opens: DevicePack | null,
  why: Ineligible['why'],
  disk: Disk,
): Promise<{
  readonly changed: false
  readonly current: Current
  readonly why: Ineligible['why']
}> {
  const current = await readCurrent(dir, disk).catch(() => null)
  if (current !== null) {
    // Repairs the other copy of `current.json` if it is damaged.
    await switchCurrent(dir, current, disk)
    return { changed: false, current, why }
  }
  if (opens !== null) return { changed: false, current: { ...opens.pack, previous: null }, why }
  throw new PackRefused('no_release', `There is no release for this device yet (${why}).`)
}
