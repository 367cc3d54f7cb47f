import { hash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { readManifest, type Manifest, type ManifestFile } from './manifest.ts'
import { MANIFEST_PATH } from './pack-path.ts'
import { hasQaFlag } from './qa-flag.ts'
import {
  inflateEntry,
  limits,
  readEntries,
  type Finding,
  type NamedEntry,
  type ZipForm,
} from './zip-entries.ts'

export interface Verdict {
  /** The pack's manifest; `null` when it could not be read. */
  readonly manifest: Manifest | null
  /** All faults; empty for a valid pack. */
  readonly findings: readonly Finding[]
  /** The zip's own length and SHA-256. */
  readonly bytes: number
  readonly sha256: string
  /** `plain` only where a plain form was expected, and this is it. */
  readonly form: ZipForm
}

/** Length and SHA-256 of a file, as they were signed. */
export interface Sealed {
  readonly bytes: number
  readonly sha256: string
}

export interface VerifyOptions {
  /**
   * The zip's signed length and hash. They are checked, in this order, before anything is parsed.
   */
  readonly expected?: Sealed
  /** The signed length and hash of the zip's plain form, which is then accepted too. */
  readonly expectedPlain?: Sealed | undefined
  /**
   * Called with each verified file, the manifest first; not called any more after the first fault.
   */
  readonly onFile?: (path: string, body: Buffer) => Promise<void>
}

/**
 * Verifies a whole pack: names, counts, sizes and ratios, the zip's form byte by byte, the
 * manifest, and every listed file's length and SHA-256. Returns all faults; only one that makes the
 * rest unreadable ends it early. Throws when the file cannot be read, and when `onFile` throws.
 */
export async function verifyPack(zipPath: string, options: VerifyOptions = {}): Promise<Verdict> {
  const handle = await open(zipPath, 'r')
  let zip: Buffer
  try {
    const { size } = await handle.stat()
    const finding = checkSize(size, options)
    if (finding !== null) return unread(size, finding)
    zip = await readUpTo(handle, size)
  } finally {
    await handle.close()
  }
  return verifyZip(zip, options)
}

const unread = (bytes: number, finding: Finding): Verdict => ({
  manifest: null,
  findings: [finding],
  bytes,
  sha256: '',
  form: 'packed',
})

/** `verifyPack` for a zip in memory. */
export async function verifyZip(zip: Buffer, options: VerifyOptions = {}): Promise<Verdict> {
  const { expected, expectedPlain } = options
  const sizeFinding = checkSize(zip.length, options)
  if (sizeFinding !== null) return unread(zip.length, sizeFinding)
  const sha256 = digest(zip)
  const form: ZipForm = sha256 === expectedPlain?.sha256 ? 'plain' : 'packed'
  const verdict = { manifest: null, bytes: zip.length, sha256, form }
  if (form === 'packed' && expected !== undefined && sha256 !== expected.sha256) {
    const detail = `the zip's SHA-256 is ${sha256}, signed is ${expected.sha256}`
    return { ...verdict, findings: [{ code: 'hash', path: null, detail }] }
  }

  const { entries, findings } = await readEntries(zip, form)
  const listing = entries.find((entry) => entry.name === MANIFEST_PATH)
  if (listing === undefined) {
    if (findings.length === 0) {
      findings.push({ code: 'manifest', path: MANIFEST_PATH, detail: 'the pack has no manifest' })
    }
    return { ...verdict, findings }
  }
  const manifestBytes = await readEntry(zip, listing, findings)
  if (manifestBytes === null) return { ...verdict, findings }
  const parsed = readManifest(manifestBytes)
  if (!parsed.ok) {
    const code = parsed.field === 'routes' ? 'routes' : 'manifest'
    const where = parsed.field === '' ? '' : `${parsed.field}: `
    findings.push({ code, path: MANIFEST_PATH, detail: `${where}${parsed.problem}` })
    return { ...verdict, findings }
  }
  const { manifest } = parsed
  compareLists(manifest, entries, findings)
  if (findings.length === 0) await options.onFile?.(MANIFEST_PATH, manifestBytes)

  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  for (const file of manifest.files) {
    const entry = byName.get(file.path)
    if (entry === undefined) continue
    const body = await readListed(zip, entry, file, findings)
    if (
      body !== null &&
      file.path === manifest.entry &&
      hasQaFlag(body.toString()) !== manifest.qa
    ) {
      const detail = 'the page and the manifest differ on whether QA screens open'
      findings.push({ code: 'entry', path: file.path, detail })
    }
    if (body !== null && findings.length === 0) await options.onFile?.(file.path, body)
  }
  return { ...verdict, manifest, findings }
}

function checkSize(size: number, { expected, expectedPlain }: VerifyOptions): Finding | null {
  const isPlain = size === expectedPlain?.bytes
  if (expected !== undefined && size !== expected.bytes && !isPlain) {
    const detail = `the zip has ${size} bytes, signed is ${expected.bytes}`
    return { code: 'length', path: null, detail }
  }
  const most = isPlain ? limits.plainBytes : limits.zipBytes
  if (size > most) {
    const detail = `the zip has ${size} bytes; at most ${most} are allowed`
    return { code: 'limit', path: null, detail }
  }
  return null
}

/** Reads exactly the size that was checked, even when the file grows in the meantime. */
async function readUpTo(handle: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(size)
  let filled = 0
  while (filled < size) {
    const { bytesRead } = await handle.read(bytes, filled, size - filled, filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return bytes.subarray(0, filled)
}

function compareLists(manifest: Manifest, entries: readonly NamedEntry[], findings: Finding[]) {
  const listed = new Set(manifest.files.map((file) => file.path))
  const present = new Set(entries.map((entry) => entry.name))
  for (const path of listed) {
    if (!present.has(path)) {
      findings.push({ code: 'missing', path, detail: 'listed in the manifest, not in the zip' })
    }
  }
  for (const path of present) {
    if (path !== MANIFEST_PATH && !listed.has(path)) {
      findings.push({ code: 'extra', path, detail: 'in the zip, not listed in the manifest' })
    }
  }
  if (manifest.entry !== undefined && !listed.has(manifest.entry)) {
    const detail = 'the entry is not among the listed files'
    findings.push({ code: 'entry', path: manifest.entry, detail })
  }
}

async function readEntry(
  zip: Buffer,
  entry: NamedEntry,
  findings: Finding[],
): Promise<Buffer | null> {
  const body = await inflateEntry(zip, entry)
  if (typeof body === 'string') {
    findings.push({ code: 'zip', path: entry.name, detail: body })
    return null
  }
  if (crc32(body) !== entry.crc32) {
    findings.push({ code: 'hash', path: entry.name, detail: 'its CRC-32 does not match' })
    return null
  }
  return body
}

async function readListed(
  zip: Buffer,
  entry: NamedEntry,
  file: ManifestFile,
  findings: Finding[],
): Promise<Buffer | null> {
  if (entry.bytes !== file.bytes) {
    const detail = `has ${entry.bytes} bytes, the manifest says ${file.bytes}`
    findings.push({ code: 'length', path: file.path, detail })
    return null
  }
  const body = await readEntry(zip, entry, findings)
  if (body === null) return null
  const actual = digest(body)
  if (actual === file.sha256) return body
  const detail = `its SHA-256 is ${actual}, the manifest says ${file.sha256}`
  findings.push({ code: 'hash', path: file.path, detail })
  return null
}

function digest(bytes: Uint8Array): string {
  return hash('sha256', bytes)
}
