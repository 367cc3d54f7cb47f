import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest, type Manifest, type ManifestFile } from '../pack/manifest.ts'
import { PackDamaged, readCurrent } from './current.ts'

interface PackFile extends ManifestFile {
  readonly body: Buffer
}

/** One installed pack, for as long as one page view lasts: a switch to another pack does not change it. */
export interface PackReader {
  readonly manifest: Manifest
  /** The release's number. */
  readonly release: number
  /** The pack's folder. */
  readonly dir: string
  /** The manifest's row for a path such as `assets/a.js`; `undefined` when the pack has no such file. */
  find(path: string): ManifestFile | undefined
  /**
   * A file's bytes, compared with the manifest's length and SHA-256 on every read.
   * Throws `PackFileMissing` for a path that is not listed and `PackDamaged` for bytes that are not what was installed.
   */
  read(path: string): Promise<PackFile>
}

/** No pack is installed on the device. */
export class NoPack extends Error {
  override readonly name = 'NoPack'
}

/** The pack lists no file of that name. */
export class PackFileMissing extends Error {
  override readonly name = 'PackFileMissing'
}

/**
 * Opens the installed pack without asking anyone: no network, no signature, no expiry.
 * The reader keeps its pack while another is installed; the device keeps a pack's files until the second switch after it.
 * Throws `NoPack`, and `PackDamaged` when `current.json` or the manifest are not what was installed.
 */
export async function openCurrent(deviceDir: string): Promise<PackReader> {
  const current = await readCurrent(deviceDir)
  if (current === null) throw new NoPack(`No pack is installed in ${deviceDir}.`)
  const bytes = await readInstalled(join(deviceDir, current.manifest), current.manifest)
  if (digest(bytes) !== current.manifestSha256) {
    throw new PackDamaged(`${current.manifest} is not what was installed.`)
  }
  const parsed = readManifest(bytes)
  if (!parsed.ok) {
    throw new PackDamaged(`${current.manifest} cannot be read: ${parsed.field} ${parsed.problem}`)
  }
  const { manifest } = parsed
  const dir = join(deviceDir, current.dir)
  const rows = new Map(manifest.files.map((file) => [file.path, file]))
  return {
    manifest,
    release: current.release,
    dir,
    find: (path) => rows.get(path),
    async read(path) {
      const row = rows.get(path)
      if (row === undefined) throw new PackFileMissing(`The pack has no file ${path}.`)
      const body = await readInstalled(join(dir, path), path)
      if (body.length !== row.bytes || digest(body) !== row.sha256) {
        throw new PackDamaged(`${path} is not what was installed.`)
      }
      return { ...row, body }
    },
  }
}

async function readInstalled(file: string, name: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    throw new PackDamaged(`${name} cannot be read from the installed pack.`, { cause: error })
  })
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
