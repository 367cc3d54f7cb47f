import { join } from 'node:path'
import * as v from 'valibot'
import { pathProblem } from '../pack/pack-path.ts'
import { packName } from '../policy/release.ts'
import { setIdentity } from '../policy/release-set.ts'
import { packVersion } from '../pack/version.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { readMirrored, writeMirrored } from './mirrored-file.ts'

const relativePath = v.pipe(
  v.string(),
  v.check((path) => pathProblem(path) === null, 'expected a path inside the device folder'),
)
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** Only ever rises; 0 for a pack that came with the app and never was a release. */
const releaseNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const member = {
  version: packVersion,
  /** The pack's folder, relative to the device's. */
  dir: relativePath,
  /** `pack.json`, relative to the device's folder. */
  manifest: relativePath,
  /** SHA-256 of `pack.json`, in small hex: it stands for the whole table of files. */
  manifestSha256: hash,
  /** SHA-256 of what lies in `zips/SHA256.zip`, where that is the zip's plain form. */
  plainSha256: v.exactOptional(hash),
  release: releaseNumber,
} as const

const part = v.object({ pack: packName, ...member, sha256: hash })
const builtin = v.object({
  ...member,
  /** The page to load, relative to `dir`. */
  entry: relativePath,
  /** SHA-256 of the zip, which lies in `zips/SHA256.zip`; devices of the first form have neither. */
  sha256: v.optional(hash),
  /** The packs that open with it, in the order in which its manifest names them. */
  parts: v.optional(v.array(part), []),
})
const currentSchema = v.object({ ...builtin.entries, previous: v.nullable(builtin) })

/** A pack that stands on the device, with its parts: one set, which is switched, blocked and mended as one. */
export type Installed = v.InferOutput<typeof builtin>
/** One pack of a set. */
export type InstalledMember = Omit<Installed, 'entry' | 'parts'>
/** `current.json`: the pack that was installed last, and the one before it, which is kept. */
export type Current = v.InferOutput<typeof currentSchema>

const CURRENT = 'current.json'
const BUILTIN = 'builtin.json'

/** `current.json` or the pack's files are not what was installed. */
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
 * Reads which pack was installed last; `null` when none was. Throws `PackDamaged` when neither copy of `current.json` can be
 * understood.
 */
export function readCurrent(deviceDir: string, disk: Disk = nodeDisk): Promise<Current | null> {
  return readMirrored(join(deviceDir, CURRENT), reader(CURRENT, currentSchema), disk)
}

/** The pack that came with the app, as `builtin.json` names it; `null` when there is none that can be read. */
export function readBuiltin(deviceDir: string, disk: Disk = nodeDisk): Promise<Installed | null> {
  return readMirrored(join(deviceDir, BUILTIN), reader(BUILTIN, builtin), disk).catch(() => null)
}

/** The pack alone, as the next `current.json` keeps it for its previous one. */
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

/** What tells sets apart: `setIdentity` the zips, or SHA-256 of `pack.json` where the zip's is not known. */
export function identity(it: Installed): string {
  return setIdentity(membersIn(it).map(({ sha256, manifestSha256 }) => sha256 ?? manifestSha256))
}

const jsonBytes = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** Makes a pack the one that opens, in one step. */
export function switchCurrent(
  deviceDir: string,
  next: Current,
  disk: Disk = nodeDisk,
): Promise<void> {
  return writeMirrored(join(deviceDir, CURRENT), jsonBytes(next), disk)
}

/** Notes which pack came with the app. */
export function writeBuiltin(deviceDir: string, it: Installed, disk: Disk = nodeDisk) {
  return writeMirrored(join(deviceDir, BUILTIN), jsonBytes(it), disk)
}

/**
 * The packs of the device, the one to prefer first: the newer of the installed and the built-in one, then what was before.
 * A `current.json` that cannot be read counts as none when there is a built-in pack; otherwise throws `PackDamaged`.
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

/** An app update may bring a built-in set that is newer, as `chooseRelease` orders them, than what was installed before it. */
function isNewer(a: DevicePack, b: DevicePack): boolean {
  if (!a.builtin || b.builtin) return false
  const later = a.pack.release - b.pack.release
  return later > 0 || (later === 0 && a.release > b.release)
}
