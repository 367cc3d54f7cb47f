import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readManifest, type Manifest, type ManifestFile } from '../pack/manifest.ts'
import { PackDamaged, type Installed } from './current.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { mendFile } from './mend.ts'

export interface PackFile extends ManifestFile {
  readonly body: Buffer
}

/** One installed pack, for as long as one page view lasts: a switch to another pack does not change it. */
export interface PackReader {
  readonly manifest: Manifest
  /** The manifest's own bytes: `pack.json`. */
  readonly listing: Buffer
  /** The release's number; 0 for a built-in pack that never was a release. */
  readonly release: number
  /** The pack's folder. */
  readonly dir: string
  /** The manifest's row for a path such as `assets/a.js`; `undefined` when the pack has no such file. */
  find(path: string): ManifestFile | undefined
  /**
   * A file's bytes, compared with the manifest's length and SHA-256 on every read. Bytes that are not what was installed are
   * taken from the pack's zip, and the file is mended. Throws `PackFileMissing` for a path that is not listed and `PackDamaged`
   * when the zip cannot help.
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

/** Opens one pack of the device. Throws `PackDamaged` when neither its manifest nor its zip is what was installed. */
export async function openPack(
  deviceDir: string,
  pack: Installed,
  disk: Disk = nodeDisk,
): Promise<PackReader> {
  const dir = join(deviceDir, pack.dir)
  const listing = await readChecked(
    join(deviceDir, pack.manifest),
    (bytes) => digest(bytes) === pack.manifestSha256,
    disk,
  )
  const bytes = listing ?? (await mendFile(deviceDir, pack, null, disk))
  if (bytes === null) throw new PackDamaged(`${pack.manifest} is not what was installed.`)
  const parsed = readManifest(bytes)
  if (!parsed.ok) {
    throw new PackDamaged(`${pack.manifest} cannot be read: ${parsed.field} ${parsed.problem}`)
  }
  const { manifest } = parsed
  const rows = new Map(manifest.files.map((file) => [file.path, file]))
  return {
    manifest,
    listing: bytes,
    release: pack.release,
    dir,
    find: (path) => rows.get(path),
    async read(path) {
      const row = rows.get(path)
      if (row === undefined) throw new PackFileMissing(`The pack has no file ${path}.`)
      const right = (body: Buffer) => body.length === row.bytes && digest(body) === row.sha256
      const found = await readChecked(join(dir, path), right, disk)
      const body = found ?? (await mendFile(deviceDir, pack, row, disk))
      if (body === null) throw new PackDamaged(`${path} is not what was installed.`)
      return { ...row, body }
    },
  }
}

/** The file's bytes when they are the right ones; `null` otherwise, whatever the disk said. */
async function readChecked(
  path: string,
  right: (bytes: Buffer) => boolean,
  disk: Disk,
): Promise<Buffer | null> {
  const bytes = await disk.read(path).catch(() => null)
  return bytes !== null && right(bytes) ? bytes : null
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
