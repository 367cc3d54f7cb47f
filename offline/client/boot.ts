import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setVersion } from '../pack/set-version.js'
import type { Limits } from './boot-machine.js'
import { createBootStore, readBoot, writeBoot, type BootStore } from './boot-store.js'
import { LockUnavailable, withFileLock } from '../file-lock.ts'
import { inOurWords } from './device-failure.ts'
import { devicePacks, PackDamaged, type DevicePack } from './current.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { NoPack, openPack, type PackReader } from './open-pack.ts'
import { readMirrored, writeMirrored } from './mirrored-file.ts'

export interface BootOptions {
  /** The device's folder. */
  readonly dir: string
  /** After how many failed loads, and how long without a screen, a pack is taken back. */
  readonly limits?: Partial<Limits>
  readonly disk?: Disk
}

/** One load of the main document. */
export interface PageLoad {
  /** To be handed to this load's page and nobody else; it comes back by `confirm`. */
  readonly token: string
  /** The pack, for all requests of this page view. */
  readonly reader: PackReader
}

/** What a host does with a page from its load to its first screen. */
export interface Boot extends Omit<BootStore, 'startLoad'> {
  /**
   * Begins a load of the main document: the pack to serve and a token for its page. A pack that cannot be read any more is
   * passed over. Throws `NoPack` and `PackDamaged`.
   */
  startLoad(): Promise<PageLoad>
  /** Whether a load would now open another pack than the last one did, and which version: what `/__pack/newest` answers. */
  newest(): Promise<Newest>
}

/** What a page is told that asks whether it may be loaded anew for something newer. */
export interface Newest {
  readonly newer: boolean
  readonly version: string
}

function alive(session: string): boolean {
  try {
    // Signal 0 asks and does nothing.
    return process.kill(Number(session), 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const BOOT_PATIENCE = 5_000

/** The boot machine on a device folder (`boot.json`). */
export function openBootStore(dir: string, disk: Disk = nodeDisk, limits: Partial<Limits> = {}) {
  const file = join(dir, 'boot.json')
  return createBootStore({
    read: () => readMirrored(file, (bytes) => readBoot(bytes.toString('utf8')), disk),
    write: (state) => writeMirrored(file, Buffer.from(writeBoot(state)), disk),
    // Several processes may show pages of one device; each change is made in a few milliseconds.
    async alone(work) {
      try {
        return await withFileLock(join(dir, '.boot.lock'), work, BOOT_PATIENCE)
      } catch (error) {
        // A disk that takes no writes stops no page.
        if (error instanceof LockUnavailable) return work()
        throw error
      }
    },
    newToken: () => randomBytes(16).toString('hex'),
    session: String(process.pid),
    alive,
    limits,
  })
}

/** For a host: page loads of a device, each confirmed by its own page or taken back. */
export function createBoot({ dir, limits = {}, disk = nodeDisk }: BootOptions): Boot {
  const store = openBootStore(dir, disk, limits)
  let opened: DevicePack | null = null
  /** What could not be read at the last load would not open at the next one either. */
  let unreadable: readonly string[] = []
  return {
    ...store,
    newest: () =>
      inOurWords(async () => {
        const packs = await devicePacks(dir, disk)
        const next = await store.choose(packs.filter(({ sha256 }) => !unreadable.includes(sha256)))
        const newer = opened !== null && next !== undefined && next.sha256 !== opened.sha256
        const version = next === undefined ? '' : setVersion(next.pack.version, next.pack.parts)
        return { newer, version }
      }),
    startLoad: () =>
      inOurWords(async () => {
        unreadable = []
        let packs: readonly DevicePack[] = await devicePacks(dir, disk)
        for (;;) {
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
