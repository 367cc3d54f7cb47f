import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { replaceFile } from '../durable-write.ts'
import { pathProblem } from '../pack/pack-path.ts'
import { packVersion } from '../pack/version.ts'

const relativePath = v.pipe(
  v.string(),
  v.check((path) => pathProblem(path) === null, 'expected a path inside the device folder'),
)

const installed = v.object({
  version: packVersion,
  /** The pack's folder, relative to the device's. */
  dir: relativePath,
  /** The page to load, relative to `dir`. */
  entry: relativePath,
  /** `pack.json`, relative to the device's folder. */
  manifest: relativePath,
  /** SHA-256 of `pack.json`, in small hex: it stands for the whole table of files. */
  manifestSha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** The number of the release; it only ever rises. */
  release: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})

const currentSchema = v.object({ ...installed.entries, previous: v.nullable(installed) })

/** A pack that stands on the device. */
export type Installed = v.InferOutput<typeof installed>
/** `current.json`: the pack that opens, and the one before it, which is kept. */
export type Current = v.InferOutput<typeof currentSchema>

const FILE = 'current.json'

/** `current.json` or the pack's files are not what was installed. */
export class PackDamaged extends Error {
  override readonly name = 'PackDamaged'
}

/** Reads which pack is installed; `null` when none is. Throws `PackDamaged` when `current.json` cannot be understood. */
export async function readCurrent(deviceDir: string): Promise<Current | null> {
  const bytes = await readFile(join(deviceDir, FILE)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (bytes === null) return null
  try {
    return v.parse(currentSchema, JSON.parse(bytes.toString('utf8')))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PackDamaged(`${FILE} cannot be read: ${reason}`, { cause: error })
  }
}

/** The pack alone, as the next `current.json` keeps it for its previous one. */
export function asInstalled(current: Current): Installed {
  return v.parse(installed, current)
}

/** Makes a pack the one that opens, in one step. */
export async function switchCurrent(deviceDir: string, next: Current): Promise<void> {
  await replaceFile(join(deviceDir, FILE), Buffer.from(`${JSON.stringify(next, null, 2)}\n`))
}
