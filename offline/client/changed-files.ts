import {
  remoteEntries,
  inflateManifest,
  type EntryIndex,
  type RemoteEntry,
  type Span,
} from '../pack/entry-index.ts'
import type { ManifestFile } from '../pack/manifest.ts'
import { MANIFEST_PATH } from '../pack/pack-path.ts'
import type { Sealed } from '../pack/verify-pack.ts'
import { plainPieces, type PlainFile } from '../pack/plain-form.ts'
import { inflateTo } from '../pack/zip-entries.ts'
import { plainWriter } from './download/apply-delta.ts'
import type { InstalledMember } from './current.ts'
import type { Disk } from './disk.ts'
import { openMember, type OpenMember } from './open-member.ts'
import { PackRefused } from './refused.ts'

/** Bytes. A smaller gap between two wanted ranges costs less than a second request. */
const MIN_GAP = 2048
/** More requests would take longer than downloading the bytes between the ranges. */
const MAX_REQUESTS = 8

/** A file of the new pack, and where its bytes come from. */
interface Part {
  readonly entry: RemoteEntry
  /** A pack on the device that has the same file; `null` when it has to be downloaded. */
  readonly from: { readonly member: OpenMember; readonly row: ManifestFile } | null
}

export interface ChangedFiles {
  readonly manifest: Buffer
  readonly parts: readonly Part[]
  /** Byte ranges of the zip to download, ascending; one request each. */
  readonly spans: readonly Span[]
  readonly bytes: number
}

/**
 * Plans which byte ranges of a release's zip a device with `packs` has to download. `packed` is the
 * compressed `pack.json` of the release. Throws `PackRefused` when it does not match the index.
 */
export async function planChanges(
  index: EntryIndex,
  packed: Buffer,
  deviceDir: string,
  packs: readonly InstalledMember[],
  disk: Disk,
): Promise<ChangedFiles> {
  const listing = await inflateManifest(index, packed)
  if (typeof listing === 'string') throw new PackRefused('hash', `${listing}.`)
  const available = new Map<string, Part['from']>()
  for (const pack of packs) {
    const member = await openMember(deviceDir, pack, disk).catch(() => null)
    if (member === null) continue
    for (const row of member.manifest.files) {
      if (!available.has(row.sha256)) available.set(row.sha256, { member, row })
    }
  }
  const parts = remoteEntries(index, listing.manifest).map((entry) => ({
    entry,
    from: available.get(entry.sha256) ?? null,
  }))
  const wanted = parts
    .filter(({ from, entry }) => from === null && entry.name !== MANIFEST_PATH)
    .map(({ entry }) => entry.packed)
    .filter(({ bytes }) => bytes > 0)
  const spans = joinSpans(wanted)
  const bytes = spans.reduce((sum, span) => sum + span.bytes, 0)
  return { manifest: listing.body, parts, spans, bytes }
}

/**
 * Joins ascending ranges across gaps of up to `MIN_GAP` bytes, and across the next smallest gaps
 * until at most `most` ranges are left.
 */
export function joinSpans(spans: readonly Span[], most: number = MAX_REQUESTS): Span[] {
  const gaps = spans
    .slice(1)
    .map((span, at) => span.offset - spanEnd(spans[at]))
    .toSorted((a, b) => b - a)
  const widest = Math.max(MIN_GAP, gaps[most - 1] ?? 0)
  const result: Span[] = []
  for (const span of spans) {
    const before = result.at(-1)
    if (before !== undefined && span.offset - spanEnd(before) <= widest) {
      const bytes = spanEnd(span) - before.offset
      result.splice(-1, 1, { offset: before.offset, bytes })
    } else result.push(span)
  }
  return result
}

const spanEnd = (span: Span | undefined) => (span === undefined ? 0 : span.offset + span.bytes)

/**
 * Builds the plain form from the device's own files and from `fetched`, the bytes of
 * `changes.spans` one after another, and writes it to `path`, where no file may be. Afterwards it
 * has the signed length and SHA-256. Throws `PackRefused`, `PackDamaged` and what the disk throws.
 */
export async function assemblePlainForm(
  changes: ChangedFiles,
  fetched: Buffer,
  plain: Sealed,
  path: string,
  disk: Disk,
): Promise<void> {
  const { manifest, parts } = changes
  async function* files(): AsyncGenerator<PlainFile> {
    for (const { entry, from } of parts) {
      const { name } = entry
      if (name === MANIFEST_PATH) yield { name, body: manifest }
      else if (from !== null) yield { name, body: await from.member.read(from.row) }
      else yield { name, body: await unpackEntry(entry, spanIn(changes.spans, fetched, entry)) }
    }
  }
  const writer = plainWriter(path, plain, disk)
  for await (const piece of plainPieces(files())) await writer.write(piece)
  await writer.end()
}

/** An entry's compressed bytes within `fetched`; empty when no range contains it. */
function spanIn(spans: readonly Span[], fetched: Buffer, { packed }: RemoteEntry): Buffer {
  let at = 0
  for (const span of spans) {
    if (packed.offset >= span.offset && spanEnd(packed) <= spanEnd(span)) {
      const from = at + packed.offset - span.offset
      return fetched.subarray(from, from + packed.bytes)
    }
    at += span.bytes
  }
  return Buffer.alloc(0)
}

/**
 * Inflates an entry without checking its hash; the plain form's hash covers it. Throws
 * `PackRefused`.
 */
async function unpackEntry({ name, bytes }: RemoteEntry, packed: Buffer): Promise<Buffer> {
  const body = await inflateTo(packed, bytes)
  if (typeof body === 'string') throw new PackRefused('pack', `${name} ${body}.`)
  return body
}
