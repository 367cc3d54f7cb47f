import type { Choice } from '../policy/choose-release.ts'
import { PRODUCTION } from '../policy/release.ts'
import { readCurrent, switchCurrent, type Current, type DevicePack } from './current.ts'
import type { DeviceOptions } from './device-options.ts'
import type { Disk } from './disk.ts'
import { PackRefused } from './refused.ts'

/** A choice of nothing. */
export type Held = Exclude<Choice, { readonly release: unknown }>

/** Why there is nothing to install, with the release that this is said of. Throws `PackRefused` when that is a refusal. */
export function requireReason(choice: Held, opens: DevicePack | null, options: DeviceOptions) {
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

/** What opens as it did, for one of those reasons. Throws `PackRefused` when nothing does. */
export async function unchanged(
  dir: string,
  opens: DevicePack | null,
  why: Held['why'],
  disk: Disk,
): Promise<{ readonly changed: false; readonly current: Current; readonly why: Held['why'] }> {
  const current = await readCurrent(dir, disk).catch(() => null)
  if (current !== null) {
    // Puts the second copy right when the first was read, and the other way round.
    await switchCurrent(dir, current, disk)
    return { changed: false, current, why }
  }
  if (opens !== null) return { changed: false, current: { ...opens.pack, previous: null }, why }
  throw new PackRefused('no_release', `There is no release for this device yet (${why}).`)
}
