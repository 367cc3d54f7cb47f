import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Sealed } from './verify-pack.ts'
import { inflateEntry, readEntries } from './zip-entries.ts'
import { directory, localHeader, type ZipEntry } from './zip-form.ts'

/** An unpacked file of a pack; `pack.json` is one too. */
export interface PlainFile {
  readonly name: string
  readonly body: Buffer
}

/**
 * A pack's plain form, piece by piece: the same zip with every entry stored instead of deflated.
 * Its bytes depend on the files' names and bytes only (given in the order of names), so every
 * platform makes the same ones; and unchanged files are unchanged bytes in it, so that deltas are
 * small.
 */
export async function* plainPieces(
  files: Iterable<PlainFile> | AsyncIterable<PlainFile>,
): AsyncGenerator<Buffer> {
  const entries: ZipEntry[] = []
  let offset = 0
  for await (const { name, body } of files) {
    const bytes = body.length
    const entry = { name, crc32: crc32(body), packedBytes: bytes, bytes, offset, stored: true }
    const header = localHeader(entry)
    entries.push(entry)
    offset += header.length + bytes
    yield header
    yield body
  }
  yield directory(entries)
}

/**
 * The plain form of files in the order of names, as one buffer of `bytes` bytes. Throws
 * `RangeError` for another length.
 */
export async function plainBuffer(
  files: Iterable<PlainFile> | AsyncIterable<PlainFile>,
  bytes: number,
): Promise<Buffer> {
  const plain = Buffer.allocUnsafe(bytes)
  let filled = 0
  for await (const piece of plainPieces(files)) {
    if (filled + piece.length > bytes)
      throw new RangeError(`the plain form has more than ${bytes} bytes`)
    filled += piece.copy(plain, filled)
  }
  if (filled < bytes) throw new RangeError(`the plain form has ${filled} bytes, not ${bytes}`)
  return plain
}

/** The plain form of a verified pack. Throws `RangeError` for a zip that cannot be read. */
export async function plainForm(zip: Buffer): Promise<Buffer> {
  const { entries, findings } = await readEntries(zip)
  const [finding] = findings
  if (finding !== undefined) throw new RangeError(`the zip cannot be read: ${finding.detail}`)
  const files: PlainFile[] = []
  for (const entry of entries) {
    const body = await inflateEntry(zip, entry)
    if (typeof body === 'string') throw new RangeError(`${entry.name} ${body}`)
    files.push({ name: entry.name, body })
  }
  return plainBuffer(files, plainLength(entries))
}

/** Length in bytes of the plain form of a pack with these files. */
export function plainLength(files: readonly PlainEntry[]): number {
  const empty = { crc32: 0, packedBytes: 0, offset: 0, stored: true }
  const entries = files.map(({ name, bytes }) => ({ ...empty, name, bytes }))
  const around = entries.reduce((sum, it) => sum + localHeader(it).length + it.bytes, 0)
  return around + directory(entries).length
}

type PlainEntry = Pick<ZipEntry, 'name' | 'bytes'>

/** Length and SHA-256 of a file's bytes, as in signed metadata. */
export function lengthAndHash(bytes: Uint8Array): Sealed {
  return { bytes: bytes.length, sha256: hash('sha256', bytes) }
}
