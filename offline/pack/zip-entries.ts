import { createInflateRaw, inflateRawSync } from 'node:zlib'
import * as v from 'valibot'
import { fromBufferPromise, type Entry } from 'yauzl'
import { MAX_PATH_LENGTH, nameClashes, pathProblem } from './pack-path.ts'
import { dataStart, directory, localHeader, type ZipEntry } from './zip-form.ts'

/** Upper limits of a pack, far above any real one and far below what would exhaust a phone. */
export const limits = {
  zipBytes: 32 * 1024 * 1024,
  /** Of the plain form: all files, and the headers of 4000 entries. */
  plainBytes: 66 * 1024 * 1024,
  files: 4000,
  fileBytes: 16 * 1024 * 1024,
  totalBytes: 64 * 1024 * 1024,
  /** Unpacked to packed, for files over `ratioFrom` bytes. */
  ratio: 200,
  ratioFrom: 64 * 1024,
} as const

export type FindingCode =
  | 'zip'
  | 'form'
  | 'length'
  | 'hash'
  | 'path'
  | 'symlink'
  | 'type'
  | 'duplicate'
  | 'case'
  | 'nesting'
  | 'limit'
  | 'ratio'
  | 'manifest'
  | 'routes'
  | 'entry'
  | 'missing'
  | 'extra'
  | 'build'

export interface Finding {
  readonly code: FindingCode
  /** The file that it concerns; `null` for the zip itself. */
  readonly path: string | null
  readonly detail: string
}

/** `packed`: entries are deflated, as published; `plain`: entries are stored (`plain-form.ts`). */
export type ZipForm = 'packed' | 'plain'

/** An entry with a valid name, whose bytes are where the form of the zip has them. */
export type NamedEntry = ZipEntry

const FILE_KIND = 0o170000
const SYMLINK = 0o120000
const PLAIN_FILE = 0o100000

/**
 * Reads the entries of a zip and checks everything but the files' content. Returns only valid
 * entries, and the findings; a finding with the code `zip` means that the list of entries could not
 * be read.
 */
export async function readEntries(
  zip: Buffer,
  form: ZipForm = 'packed',
): Promise<{ entries: NamedEntry[]; findings: Finding[] }> {
  const findings: Finding[] = []
  const raw: Entry[] = []
  try {
    const file = await fromBufferPromise(zip, { decodeStrings: false })
    if (file.entryCount > limits.files) {
      const detail = `${file.entryCount} entries; at most ${limits.files} are allowed`
      return { entries: [], findings: [{ code: 'limit', path: null, detail }] }
    }
    for await (const entry of file.eachEntry()) raw.push(entry)
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { entries: [], findings: [{ code: 'zip', path: null, detail }] }
  }
  const judged = raw.map((entry) => ({ entry: zipEntry(entry, form), mode: unixMode(entry) }))
  const clashes = nameClashes(judged.map(({ entry }) => entry.name))
  const clashing = new Set(clashes.map(({ path }) => path))
  findings.push(
    ...clashes.map(({ kind, path, detail }) => ({
      code: kind,
      path: path.slice(0, MAX_PATH_LENGTH),
      detail,
    })),
  )
  let total = 0
  const entries: NamedEntry[] = []
  for (const { entry, mode } of judged) {
    const found = checkEntry(entry, mode)
    findings.push(...found)
    total += entry.bytes
    const isSound = found.length === 0 && !clashing.has(entry.name)
    if (isSound && hasExpectedHeader(zip, entry)) entries.push(entry)
  }
  if (total > limits.totalBytes) {
    const detail = `${total} bytes unpacked; at most ${limits.totalBytes} are allowed`
    return { entries: [], findings: [...findings, { code: 'limit', path: null, detail }] }
  }
  findings.push(
    ...checkForm(
      zip,
      judged.map(({ entry }) => entry),
    ),
  )
  return { entries, findings }
}

function zipEntry(entry: Entry, form: ZipForm): ZipEntry {
  return {
    // A byte that is not UTF-8 becomes U+FFFD here, which no name may hold.
    name: entry.fileNameRaw.toString('utf8'),
    crc32: entry.crc32,
    packedBytes: entry.compressedSize,
    bytes: entry.uncompressedSize,
    offset: entry.relativeOffsetOfLocalHeader,
    // The form that it has to have: an entry that says otherwise has another header than this
    // gives.
    stored: form === 'plain',
  }
}

function unixMode(entry: Entry): number {
  return entry.externalFileAttributes >>> 16
}

function checkEntry(entry: ZipEntry, mode: number): Finding[] {
  const findings: Finding[] = []
  const path = entry.name.slice(0, MAX_PATH_LENGTH)
  const find = (code: FindingCode, detail: string) => findings.push({ code, path, detail })

  const problem = pathProblem(entry.name)
  if (problem !== null) find('path', problem)
  const kind = mode & FILE_KIND
  if (kind === SYMLINK) find('symlink', 'a link is not allowed')
  else if (kind !== PLAIN_FILE) find('type', 'only plain files are allowed')
  if (entry.bytes > limits.fileBytes) {
    find('limit', `${entry.bytes} bytes; at most ${limits.fileBytes} are allowed`)
  }
  if (entry.bytes > limits.ratioFrom && entry.bytes > entry.packedBytes * limits.ratio) {
    find('ratio', `${entry.packedBytes} bytes unpack to ${entry.bytes}`)
  }
  return findings
}

function hasExpectedHeader(zip: Buffer, entry: ZipEntry): boolean {
  const start = dataStart(entry)
  return (
    start + entry.packedBytes <= zip.length &&
    zip.subarray(entry.offset, start).equals(localHeader(entry))
  )
}

/** Compares every byte outside of the files' content with the only allowed form. */
function checkForm(zip: Buffer, entries: readonly ZipEntry[]): Finding[] {
  const findings: Finding[] = []
  const find = (path: string | null, detail: string) =>
    findings.push({ code: 'form', path: path?.slice(0, MAX_PATH_LENGTH) ?? null, detail })
  let end = 0
  let before = ''
  for (const entry of entries) {
    if (entry.offset !== end) find(entry.name, 'does not follow the entry before it')
    else if (!hasExpectedHeader(zip, entry)) find(entry.name, 'its header is not as a pack has it')
    if (entry.name < before) find(entry.name, 'is not in the order of names')
    before = entry.name
    end = dataStart(entry) + entry.packedBytes
  }
  if (!zip.subarray(end).equals(directory(entries))) {
    find(null, 'the list at the end of the zip is not as a pack has it')
  }
  return findings
}

// In bytes. Up to this size, inflating synchronously is much faster than a stream, and blocks too
// briefly to matter.
const SYNC_INFLATE_BYTES = 1024 * 1024
const inflated = v.object({
  buffer: v.instance(Buffer),
  engine: v.object({ bytesWritten: v.number() }),
})

/**
 * Inflates one entry to exactly its declared length; returns the problem in words when that fails.
 * Unused compressed bytes are a fault too, since they would be hidden content.
 */
export async function inflateEntry(zip: Buffer, entry: NamedEntry): Promise<Buffer | string> {
  const start = dataStart(entry)
  const packed = zip.subarray(start, start + entry.packedBytes)
  if (!entry.stored) return inflateTo(packed, entry.bytes)
  return packed.length === entry.bytes ? packed : `holds ${packed.length} bytes, not ${entry.bytes}`
}

/**
 * Inflates `packed`, completely, to exactly `bytes` bytes; returns the problem in words when that
 * fails.
 */
export async function inflateTo(packed: Buffer, bytes: number): Promise<Buffer | string> {
  try {
    const { body, used } = await (bytes <= SYNC_INFLATE_BYTES ? inflateSync : inflateStream)(
      packed,
      bytes,
    )
    if (body.length < bytes) return `unpacks to ${body.length} bytes instead of ${bytes}`
    if (body.length > bytes) return `unpacks to more than ${bytes} bytes`
    return used === packed.length ? body : 'holds bytes that unpacking does not use'
  } catch (error) {
    return `cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`
  }
}

/**
 * The inflated bytes, at most one more than expected, and the number of compressed bytes that were
 * used.
 */
interface Inflated {
  readonly body: Buffer
  readonly used: number
}

async function inflateSync(packed: Buffer, bytes: number): Promise<Inflated> {
  const told = inflateRawSync(packed, { maxOutputLength: bytes + 1, info: true })
  const { buffer, engine } = v.parse(inflated, told)
  return { body: buffer, used: engine.bytesWritten }
}

async function inflateStream(packed: Buffer, bytes: number): Promise<Inflated> {
  const inflate = createInflateRaw()
  inflate.end(packed)
  const body = Buffer.allocUnsafe(bytes + 1)
  let filled = 0
  for await (const chunk of inflate) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('unpacking gave no bytes')
    filled += chunk.copy(body, filled)
    if (filled > bytes) break
  }
  return { body: body.subarray(0, filled), used: inflate.bytesWritten }
}
