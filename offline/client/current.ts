import { join } from 'node:path'
import * as v from 'valibot'
import { pathProblem } from '../pack/pack-path.ts'
import { packName } from '#offline/pack/release.ts'
import { setIdentity } from '../policy/release-set.ts'
import { packVersion } from '../pack/version.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { readMirrored, writeMirrored } from './mirrored-file.ts'

const relativePath = v.pipe(
  v.string(),
  v.check((path) => pathProblem(path) === null, 'expected a path inside the device folder'),
)
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** Rises with every release; 0 for a built-in pack that was never released. */
const releaseNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const member = {
  version: packVersion,
  /** The pack's folder, relative to the device's. */
  dir: relativePath,
  /** `pack.json`, relative to the device's folder. */
  manifest: relativePath,
  /**
   * SHA-256 of `pack.json`, in lower-case hex. It covers every file, since `pack.json` lists their
   * hashes.
   */
  manifestSha256: hash,
  /** SHA-256 of the file at `zips/SHA256.zip`, where that is the zip's plain form. */
  plainSha256: v.exactOptional(hash),
  release: releaseNumber,
} as const

const part = v.object({ pack: packName, ...member, sha256: hash })
const builtin = v.object({
  ...member,
  /** The page to load, relative to `dir`. */
  entry: relativePath,
  /** SHA-256 of the zip, which is stored at `zips/SHA256.zip`; the first clients stored neither. */
  sha256: v.optional(hash),
  /** The set's other packs, in the order in which the common pack's manifest names them. */
  parts: v.optional(v.array(part), []),
})
const currentSchema = v.object({ ...builtin.entries, previous: v.nullable(builtin) })

/**
 * An installed common pack with its parts: one set, which is switched, blocked and rolled back as
 * one.
 */
export type Installed = v.InferOutput<typeof builtin>
/** One pack of a set. */
export type InstalledMember = Omit<Installed, 'entry' | 'parts'>
/**
 * `current.json`: the set that was installed last, and the one before it, which stays on the disk.
 */
export type Current = v.InferOutput<typeof currentSchema>

const CURRENT = 'current.json'
const BUILTIN = 'builtin.json'

/** `current.json` or a file of the pack is damaged, and could not be repaired. */
export class PackDamaged extends Error {
  override readonly name = 'PackDamaged'
  readonly code = 'damaged'
}

function reader<T>(file: string, schema: v.GenericSchema<unknown, T>): (bytes: Buffer) => T {
  return (bytes) => {
    try {
      return v.parse(schema, JSON.parse(bytes.toString('utf8')))
    } catch (error) {
      throw new PackDamaged(`${file} is not what was written.`, { cause: error })
    }
  }
}

/**
 * Reads which set was installed last; `null` when none was. Throws `PackDamaged` when neither copy
 * of `current.json` can be read.
 */
export function readCurrent(deviceDir: string, disk: Disk = nodeDisk): Promise<Current | null> {
  return readMirrored(join(deviceDir, CURRENT), reader(CURRENT, currentSchema), disk)
}

/**
 * The pack that came with the app, from `builtin.json`; `null` when there is none that can be read.
 */
export function readBuiltin(deviceDir: string, disk: Disk = nodeDisk): Promise<Installed | null> {
  return readMirrored(join(deviceDir, BUILTIN), reader(BUILTIN, builtin), disk).catch(() => null)
}

/** The set without its `previous`, in the form in which `current.json` stores a previous set. */
export function asInstalled(current: Installed): Installed {
  return v.parse(builtin, current)
}

/** Every pack of a set, the common one first. */
export function membersIn(it: Installed): readonly InstalledMember[] {
  return [it, ...it.parts]
}

/** The set's number: the highest of its members'. */
export function setRelease(it: Installed): number {
  return Math.max(...membersIn(it).map(({ release }) => release))
}

/**
 * `setIdentity` of the zips; of a pack whose zip's hash is not stored, the SHA-256 of `pack.json`.
 */
export function installedIdentity(it: Installed): string {
  return setIdentity(membersIn(it).map(({ sha256, manifestSha256 }) => sha256 ?? manifestSha256))
}

const jsonBytes = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** Makes a set the one that opens, by one atomic replacement. */
export function switchCurrent(
  deviceDir: string,
  next: Current,
  disk: Disk = nodeDisk,
): Promise<void> {
  return writeMirrored(join(deviceDir, CURRENT), jsonBytes(next), disk)
}

/** Stores which pack came with the app. */
export function writeBuiltin(deviceDir: string, it: Installed, disk: Disk = nodeDisk) {
  return writeMirrored(join(deviceDir, BUILTIN), jsonBytes(it), disk)
}

/**
 * The device's sets in order of preference: the newer of the installed and the built-in one, then
 * the other, then the previous one. An unreadable `current.json` counts as none when there is a
 * built-in pack; otherwise throws `PackDamaged`.
 */
export async function devicePacks(deviceDir: string, disk: Disk = nodeDisk): Promise<DevicePack[]> {
  const own = await readBuiltin(deviceDir, disk)
  const current = await readCurrent(deviceDir, disk).catch((error: unknown) => {
    if (own !== null && error instanceof PackDamaged) return null
    throw error
  })
  const found = [current, current?.previous ?? null, own].filter((it) => it !== null)
  const packs = found.map((it) => ({
    pack: asInstalled(it),
    release: setRelease(it),
    sha256: installedIdentity(it),
    builtin: it === own,
  }))
  const known = packs.filter(
    (it, at) => !packs.slice(0, at).some(({ sha256 }) => sha256 === it.sha256),
  )
  return known.toSorted((a, b) => Number(isNewer(b, a)) - Number(isNewer(a, b)))
}

/** A set on the device, with what identifies it for the boot machine. */
export interface DevicePack {
  readonly pack: Installed
  readonly release: number
  readonly sha256: string
  readonly builtin: boolean
}

/**
 * Returns whether a built-in set is newer, in the order of `chooseRelease`, than an installed one,
 * as it may be after an update of the app.
 */
function isNewer(a: DevicePack, b: DevicePack): boolean {
  if (!a.builtin || b.builtin) return false
  const later = a.pack.release - b.pack.release
  return later > 0 || (later === 0 && a.release > b.release)
}
