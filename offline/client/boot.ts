import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setVersion } from '../pack/set-version.js'
import type { Happening } from '#offline/events/device-event.ts'
import { bootHappenings } from '#offline/events/boot-happenings.js'
import { report } from '#offline/events/report.ts'
import type { Limits } from './boot-machine.js'
import {
  createBootStore,
  readBoot,
  writeBoot,
  type BootPorts,
  type BootStore,
} from './boot-store.js'
import { LockUnavailable, withFileLock } from '../file-lock.ts'
import { withDeviceErrors } from './device-failure.ts'
import { devicePacks, PackDamaged, type DevicePack } from './current.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { NoPack, openPack, type PackReader } from './open-pack.ts'
import { readMirrored, writeMirrored } from './mirrored-file.ts'

export interface BootOptions {
  /** The device's folder. */
  readonly dir: string
  /**
   * The number of loads that may fail, and how long each may show no screen, until the pack is
   * blocked.
   */
  readonly limits?: Partial<Limits>
  readonly disk?: Disk
  /** Called with each start, confirmation, failure and roll-back, for an event book. */
  readonly onEvent?: (happening: Happening) => void
}

/** One load of the main document. */
export interface PageLoad {
  /** For this load's page alone, which confirms with it once its first screen has painted. */
  readonly token: string
  /** The pack that serves all requests of this page view. */
  readonly reader: PackReader
}

/** The calls of a host, from a page's load to its first screen. */
export interface Boot extends Omit<BootStore, 'startLoad'> {
  /**
   * Begins a load of the main document: the pack to serve and a token for its page. Skips packs
   * that cannot be read. Throws `NoPack`, and `PackDamaged` when none can be read.
   */
  startLoad(): Promise<PageLoad>
  /**
   * The answer to `/__pack/newest`: whether a load would now open another pack, and its version.
   */
  newest(): Promise<Newest>
}

/** Says whether reloading the page would open a newer pack. */
export interface Newest {
  readonly newer: boolean
  readonly version: string
}

function isAlive(session: string): boolean {
  try {
    // Signal 0 only checks that the process exists.
    return process.kill(Number(session), 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The longest time, in ms, that a change of `boot.json` waits for the lock. */
const BOOT_LOCK_TIMEOUT = 5_000

/** The boot machine on a device folder (`boot.json`). */
export function openBootStore(
  dir: string,
  disk: Disk = nodeDisk,
  limits: Partial<Limits> = {},
  changed?: BootPorts['changed'],
) {
  const file = join(dir, 'boot.json')
  return createBootStore({
    read: () => readMirrored(file, (bytes) => readBoot(bytes.toString('utf8')), disk),
    write: (state) => writeMirrored(file, Buffer.from(writeBoot(state)), disk),
    // Several processes may show pages of one device; each change is made in a few milliseconds.
    async alone(work) {
      try {
        return await withFileLock(join(dir, '.boot.lock'), work, BOOT_LOCK_TIMEOUT)
      } catch (error) {
        // Pages open even when the disk refuses writes or the lock is held for too long.
        if (error instanceof LockUnavailable) return work()
        throw error
      }
    },
    newToken: () => randomBytes(16).toString('hex'),
    session: String(process.pid),
    alive: isAlive,
    limits,
    ...(changed === undefined ? {} : { changed }),
  })
}

/**
 * The page loads of one device folder, for a host. A pack whose loads are not confirmed is blocked.
 */
export function createBoot({ dir, limits = {}, disk = nodeDisk, onEvent }: BootOptions): Boot {
  /** The packs of the last load, by which a change is said of a release. */
  let known: readonly DevicePack[] = []
  const store = openBootStore(dir, disk, limits, (before, after, reason) => {
    const packs = known.map(({ sha256, release, pack }) => ({
      sha256,
      release,
      version: setVersion(pack.version, pack.parts),
    }))
    for (const it of bootHappenings(before, after, packs, reason)) report(onEvent, it)
  })
  let opened: DevicePack | null = null
  /** Identities of the packs that the last load could not read; `newest` does not offer them. */
  let unreadable: readonly string[] = []
  return {
    ...store,
    newest: () =>
      withDeviceErrors(async () => {
        const packs = await devicePacks(dir, disk)
        const next = await store.choose(packs.filter(({ sha256 }) => !unreadable.includes(sha256)))
        const newer = opened !== null && next !== undefined && next.sha256 !== opened.sha256
        const version = next === undefined ? '' : setVersion(next.pack.version, next.pack.parts)
        return { newer, version }
      }),
    startLoad: () =>
      withDeviceErrors(async () => {
        unreadable = []
        let packs: readonly DevicePack[] = await devicePacks(dir, disk)
        for (;;) {
          known = packs
          const { token, pack } = await store.startLoad(packs)
          if (pack === undefined) throw new NoPack(`No pack is installed in ${dir}.`)
          try {
            const reader = await openPack(dir, pack.pack, disk)
            opened = pack
            return { token, reader }
          } catch (error) {
            unreadable = [...unreadable, pack.sha256]
            packs = packs.filter((it) => it !== pack)
            if (!(error instanceof PackDamaged) || packs.length === 0) throw error
          }
        }
      }),
  }
}
