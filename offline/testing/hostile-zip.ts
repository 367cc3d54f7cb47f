import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateRawSync } from 'node:zlib'
import { ZipFile } from 'yazl'
import type { Manifest, ManifestFile, writeManifest } from '../pack/manifest.ts'
import { mediaType } from '../pack/media-type.ts'
import { directory, ENTRY_MODE, ENTRY_TIME, localHeader, type ZipEntry } from '../pack/zip-form.ts'

/**
 * Zips files exactly as given: any name, any order, any number of times; `packed` replaces the
 * body's own deflated bytes. The form is that of a pack.
 */
export function zipAsGiven(
  files: readonly (readonly [name: string, body: Buffer, packed?: Buffer])[],
): Buffer {
  const parts: Buffer[] = []
  const entries: ZipEntry[] = []
  let offset = 0
  for (const [name, body, packed = deflateRawSync(body, { level: 9 })] of files) {
    const entry = {
      name,
      crc32: crc32(body),
      packedBytes: packed.length,
      bytes: body.length,
      offset,
      stored: false,
    }
    entries.push(entry)
    parts.push(localHeader(entry), packed)
    offset += localHeader(entry).length + packed.length
  }
  return Buffer.concat([...parts, directory(entries)])
}

/** Zips with an ordinary tool, with a mode for each file. */
export async function zipByTool(
  files: readonly (readonly [name: string, body: Buffer, mode?: number])[],
  compress = true,
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, body, mode = ENTRY_MODE] of files) {
    zip.addBuffer(body, name, {
      mtime: ENTRY_TIME,
      mode,
      forceDosTimestamp: true,
      ...(compress ? { compressionLevel: 9 } : { compress }),
    })
  }
  zip.end()
  return buffer(zip.outputStream)
}

/** The true rows of a manifest for these files. */
export function manifestRows(
  files: readonly (readonly [name: string, body: Buffer])[],
): ManifestFile[] {
  return files.map(([path, body]) => ({
    path,
    sha256: createHash('sha256').update(body).digest('hex'),
    bytes: body.length,
    type: mediaType(path),
  }))
}

/** A manifest that lists these files truly, unless changed. */
export function makeManifest(
  files: readonly (readonly [name: string, body: Buffer])[],
  changes: Partial<Manifest> = {},
): Buffer {
  const manifest: Parameters<typeof writeManifest>[0] = {
    schema: 1,
    appId: 'fund-h5',
    version: '1.0.0',
    commit: '0123456789abcdef',
    minAppVersion: '5.0.0',
    qa: false,
    bridge: { version: 1, methods: [], required: [] },
    entry: 'index.html',
    routes: [{ path: '/', title: '首页' }],
    files: manifestRows(files),
    ...changes,
  }
  return Buffer.from(JSON.stringify(manifest))
}
