import { hash } from 'node:crypto'
import * as v from 'valibot'
import { readManifest, type Manifest } from './manifest.ts'
import { MANIFEST_PATH } from './pack-path.ts'
import { inflateEntry, inflateTo, limits, readEntries } from './zip-entries.ts'
import { dataStart } from './zip-form.ts'

const length = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(limits.fileBytes))

/**
 * The positions of the files in a pack's zip. `pack.json`, which is in the zip too, lists all names
 * and hashes, so the index only has its position and the compressed length of each file; the rest
 * follows from the form of the zip.
 */
const indexSchema = v.object({
  schema: v.literal(1),
  manifest: v.object({
    /** Offset of its compressed bytes in the zip. */
    offset: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(limits.zipBytes)),
    packed: length,
    bytes: length,
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  /** Compressed lengths of the manifest's files, in its order. */
  packed: v.pipe(v.array(length), v.maxLength(limits.files)),
})
export type EntryIndex = v.InferOutput<typeof indexSchema>

/** A byte range of a file. */
export interface Span {
  readonly offset: number
  readonly bytes: number
}

/**
 * An entry of a zip on the server: the range of its compressed bytes, and its unpacked length and
 * hash.
 */
export interface RemoteEntry {
  readonly name: string
  readonly packed: Span
  readonly bytes: number
  readonly sha256: string
}

/** The published index of a verified pack. Throws `RangeError` for a zip without a manifest. */
export async function writeEntryIndex(zip: Buffer): Promise<Buffer> {
  const { entries } = await readEntries(zip)
  const listing = entries.find(({ name }) => name === MANIFEST_PATH)
  const body = listing === undefined ? 'is missing' : await inflateEntry(zip, listing)
  if (listing === undefined || typeof body === 'string') {
    throw new RangeError(`${MANIFEST_PATH} ${String(body)}`)
  }
  const { packedBytes: packed, bytes } = listing
  const manifest = { offset: dataStart(listing), packed, bytes, sha256: hash('sha256', body) }
  const files = entries.filter((entry) => entry !== listing).map((entry) => entry.packedBytes)
  return Buffer.from(JSON.stringify({ schema: 1, manifest, packed: files } satisfies EntryIndex))
}

/** Reads a published index. Throws a valibot error, or a `SyntaxError`. */
export function readEntryIndex(bytes: Buffer): EntryIndex {
  return v.parse(indexSchema, JSON.parse(bytes.toString('utf8')))
}

/**
 * Inflates and reads `pack.json`; returns the problem in words when it does not match the index.
 */
export async function inflateManifest(
  index: EntryIndex,
  packed: Buffer,
): Promise<{ readonly body: Buffer; readonly manifest: Manifest } | string> {
  const { bytes, sha256 } = index.manifest
  const body = await inflateTo(packed, bytes)
  if (typeof body === 'string') return `${MANIFEST_PATH} ${body}`
  if (hash('sha256', body) !== sha256) return `${MANIFEST_PATH} is not what the index says`
  const parsed = readManifest(body)
  if (!parsed.ok) return `${MANIFEST_PATH} ${parsed.field}: ${parsed.problem}`
  if (parsed.manifest.files.length !== index.packed.length) {
    return `${MANIFEST_PATH} lists other files than the index`
  }
  return { body, manifest: parsed.manifest }
}

/** Every entry of the zip in its order, `pack.json` among them. */
export function remoteEntries(index: EntryIndex, { files }: Manifest): RemoteEntry[] {
  const { packed, bytes, sha256 } = index.manifest
  const rows = files.map((file, at) => ({ ...file, packed: index.packed[at] ?? 0 }))
  const listing = { path: MANIFEST_PATH, packed, bytes, sha256 }
  let end = 0
  return [...rows, listing]
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map((it) => {
      const offset = dataStart({ name: it.path, offset: end })
      end = offset + it.packed
      const span = { offset, bytes: it.packed }
      return { name: it.path, packed: span, bytes: it.bytes, sha256: it.sha256 }
    })
}
