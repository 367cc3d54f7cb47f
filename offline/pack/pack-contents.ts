import { readFile } from 'node:fs/promises'
import type { Manifest } from './manifest.ts'
import { verifyZip } from './verify-pack.ts'
import { readEntries } from './zip-entries.ts'

export interface PackFile {
  readonly body: Buffer
  readonly sha256: string
  /** Length in the zip: what a device downloads of it. */
  readonly packed: number
}

export interface PackContents {
  readonly manifest: Manifest
  /** Length of the zip. */
  readonly bytes: number
  /** Every file but `pack.json`, by path. */
  readonly files: ReadonlyMap<string, PackFile>
}

/** Checks a pack and reads all of it. Throws an `Error` with the first fault and the next step. */
export async function readPack(path: string): Promise<PackContents> {
  const zip = await readFile(path).catch(() => {
    throw new Error(`${path} cannot be opened; give the path of a pack.`)
  })
  const bodies = new Map<string, Buffer>()
  const { manifest, findings } = await verifyZip(zip, {
    onFile: (name, body) => {
      bodies.set(name, body)
      return Promise.resolve()
    },
  })
  if (manifest === null || findings.length > 0) {
    const detail = findings[0]?.detail ?? 'no manifest'
    throw new Error(`${path} is not a valid pack (${detail}); run "h5pack verify".`)
  }
  const { entries } = await readEntries(zip)
  const packed = new Map(entries.map((entry) => [entry.name, entry.packedBytes]))
  const files = new Map<string, PackFile>()
  for (const { path: name, sha256 } of manifest.files) {
    const body = bodies.get(name)
    if (body !== undefined) files.set(name, { body, sha256, packed: packed.get(name) ?? 0 })
  }
  return { manifest, bytes: zip.length, files }
}
