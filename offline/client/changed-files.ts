import {
  farEntries,
  manifestAt,
  type EntryIndex,
  type FarEntry,
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

/** A request is worth as many bytes as come in the time of its round trip, or some thousands. */
const WORTH_A_REQUEST = 2048
/** More requests than these take longer than the bytes between them. */
const MOST_REQUESTS = 8

/** A file of the new pack, and where its bytes come from. */
interface Part {
  readonly entry: FarEntry
  /** The device's pack that has it; `null` when it is to be fetched. */
  readonly from: { readonly member: OpenMember; readonly row: ManifestFile } | null
}

export interface ChangedFiles {
  readonly manifest: Buffer
  readonly parts: readonly Part[]
  /** What to ask of the zip, in its order; one request each. */
  readonly spans: readonly Span[]
  readonly bytes: number
}

/**
 * What has to be fetched of a pack's zip by a device that has the given packs. `packed` are the packed bytes of its `pack.json`. Throws `PackRefused` when
 * they are not what the index says.
 */
export async function planChanges(
  index: EntryIndex,
  packed: Buffer,
  deviceDir: string,
  packs: readonly InstalledMember[],
  disk: Disk,
): Promise<ChangedFiles> {
  const listing = await manifestAt(index, packed)
  if (typeof listing === 'string') throw new PackRefused('hash', `${listing}.`)
  const there = new Map<string, Part['from']>()
  for (const pack of packs) {
    const member = await openMember(deviceDir, pack, disk).catch(() => null)
    if (member === null) continue
    for (const row of member.manifest.files) {
      if (!there.has(row.sha256)) there.set(row.sha256, { member, row })
    }
  }
  const parts = farEntries(index, listing.manifest).map((entry) => ({
    entry,
    from: there.get(entry.sha256) ?? null,
  }))
  const wanted = parts
    .filter(({ from, entry }) => from === null && entry.name !== MANIFEST_PATH)
    .map(({ entry }) => entry.packed)
    .filter(({ bytes }) => bytes > 0)
  const spans = joined(wanted)
  const bytes = spans.reduce((sum, span) => sum + span.bytes, 0)
  return { manifest: listing.body, parts, spans, bytes }
}

/** Joins spans, in order, over gaps that cost less than a request, and then over the smallest until there are few enough. */
export function joined(spans: readonly Span[], most: number = MOST_REQUESTS): Span[] {
  const gaps = spans
    .slice(1)
    .map((span, at) => span.offset - spanEnd(spans[at]))
    .toSorted((a, b) => b - a)
  const least = Math.max(WORTH_A_REQUEST, gaps[most - 1] ?? 0)
  const result: Span[] = []
  for (const span of spans) {
    const before = result.at(-1)
    if (before !== undefined && span.offset - spanEnd(before) <= least) {
      const bytes = spanEnd(span) - before.offset
      result.splice(-1, 1, { offset: before.offset, bytes })
    } else result.push(span)
  }
  return result
}

const spanEnd = (span: Span | undefined) => (span === undefined ? 0 : span.offset + span.bytes)

/**
 * Puts the plain form together, from the device's own files and from what was fetched: the bytes of `spans`, one after another. Writes it to a path where
 * nothing is; its length and SHA-256 are the signed ones afterwards. Throws `PackRefused`, `PackDamaged` and what the disk throws.
 */
export async function assemble(
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
      else yield { name, body: await unpacked(entry, spanIn(changes.spans, fetched, entry)) }
    }
  }
  const writer = plainWriter(path, plain, disk)
  for await (const piece of plainPieces(files())) await writer.write(piece)
  await writer.end()
}

/** An entry's bytes among those that were fetched. */
function spanIn(spans: readonly Span[], fetched: Buffer, { packed }: FarEntry): Buffer {
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

/** Right bytes or wrong ones: that is told by the plain form's hash in the end. */
async function unpacked({ name, bytes }: FarEntry, packed: Buffer): Promise<Buffer> {
  const body = await inflateTo(packed, bytes)
  if (typeof body === 'string') throw new PackRefused('pack', `${name} ${body}.`)
  return body
}
