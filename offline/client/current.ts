import { join } from 'node:path'
import * as v from 'valibot'
import { pathProblem } from '../pack/pack-path.ts'
import { packVersion } from '../pack/version.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { readTwofold, writeTwofold } from './twofold.ts'

const relativePath = v.pipe(
  v.string(),
  v.check((path) => pathProblem(path) === null, 'expected a path inside the device folder'),
)
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** Only ever rises; 0 for a pack that came with the app and never was a release. */
const releaseNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const pack = {
  version: packVersion,
  /** The pack's folder, relative to the device's. */
  dir: relativePath,
  /** The page to load, relative to `dir`. */
  entry: relativePath,
  /** `pack.json`, relative to the device's folder. */
  manifest: relativePath,
  /** SHA-256 of `pack.json`, in small hex: it stands for the whole table of files. */
  manifestSha256: hash,
  /** SHA-256 of the zip, which lies in `zips/SHA256.zip`; devices of the first form have neither. */
  sha256: v.optional(hash),
  /** SHA-256 of what lies there, where that is the zip's plain form. */
  plainSha256: v.exactOptional(hash),
} as const

const builtin = v.object({ ...pack, release: releaseNumber })
const currentSchema = v.object({ ...builtin.entries, previous: v.nullable(builtin) })

/** A pack that stands on the device. */
export type Installed = v.InferOutput<typeof builtin>
/** `current.json`: the pack that was installed last, and the one before it, which is kept. */
export type Current = v.InferOutput<typeof currentSchema>

const CURRENT = 'current.json'
const BUILTIN = 'builtin.json'

/** `current.json` or the pack's files are not what was installed. */
export class PackDamaged extends Error {
  override readonly name = 'PackDamaged'
}

function reader<T>(file: string, schema: v.GenericSchema<unknown, T>): (bytes: Buffer) => T {
  return (bytes) => {
    try {
      return v.parse(schema, JSON.parse(bytes.toString('utf8')))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new PackDamaged(`${file} cannot be read: ${reason}`, { cause: error })
    }
  }
}

/**
 * Reads which pack was installed last; `null` when none was. Throws `PackDamaged` when neither copy of `current.json` can be
 * understood.
 */
export function readCurrent(deviceDir: string, disk: Disk = nodeDisk): Promise<Current | null> {
  return readTwofold(join(deviceDir, CURRENT), reader(CURRENT, currentSchema), disk)
}

/** The pack that came with the app, as `builtin.json` names it; `null` when there is none that can be read. */
export function readBuiltin(deviceDir: string, disk: Disk = nodeDisk): Promise<Installed | null> {
  return readTwofold(join(deviceDir, BUILTIN), reader(BUILTIN, builtin), disk).catch(() => null)
}

/** The pack alone, as the next `current.json` keeps it for its previous one. */
export function asInstalled(current: Installed): Installed {
  return v.parse(builtin, current)
}

/** What tells packs apart: SHA-256 of the zip, or of `pack.json` where the zip's is not known. */
export function identity({ sha256, manifestSha256 }: Installed): string {
  return sha256 ?? manifestSha256
}

const bytesOf = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** Makes a pack the one that opens, in one step. */
export function switchCurrent(
  deviceDir: string,
  next: Current,
  disk: Disk = nodeDisk,
): Promise<void> {
  return writeTwofold(join(deviceDir, CURRENT), bytesOf(next), disk)
}

/** Notes which pack came with the app. */
export function writeBuiltin(deviceDir: string, it: Installed, disk: Disk = nodeDisk) {
  return writeTwofold(join(deviceDir, BUILTIN), bytesOf(it), disk)
}

/**
 * The packs of the device, the one to prefer first: the newer of the installed and the built-in one, then what was before.
 * A `current.json` that cannot be read counts as none when there is a built-in pack; otherwise throws `PackDamaged`.
 */
export async function packsOf(deviceDir: string, disk: Disk = nodeDisk): Promise<DevicePack[]> {
  const own = await readBuiltin(deviceDir, disk)
  const current = await readCurrent(deviceDir, disk).catch((error: unknown) => {
    if (own !== null && error instanceof PackDamaged) return null
    throw error
  })
  const found = [current, current?.previous ?? null, own].filter((it) => it !== null)
  const packs = found.map((it) => ({
    pack: asInstalled(it),
    release: it.release,
    sha256: identity(it),
    builtin: it === own,
  }))
  const known = packs.filter(
    (it, at) => !packs.slice(0, at).some(({ sha256 }) => sha256 === it.sha256),
  )
  return known.toSorted((a, b) => Number(isNewer(b, a)) - Number(isNewer(a, b)))
}

/** A pack of the device, as the boot machine tells them apart. */
export interface DevicePack {
  readonly pack: Installed
  readonly release: number
  readonly sha256: string
  readonly builtin: boolean
}

/** An app update may bring a built-in pack that is newer than what was installed before it. */
function isNewer(a: DevicePack, b: DevicePack): boolean {
  return a.builtin && !b.builtin && a.release > b.release
}
