import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readManifest, type Manifest, type ManifestFile } from '../pack/manifest.ts'
import { PackDamaged, type InstalledMember } from './current.ts'
import type { Disk } from './disk.ts'
import { repairFile } from './repair.ts'

/** One pack of a set, with its manifest read and checked. */
export interface OpenMember {
  readonly manifest: Manifest
  /** The manifest's own bytes: `pack.json`. */
  readonly listing: Buffer
  /**
   * A listed file's bytes, compared with the manifest and repaired when they differ. Throws
   * `PackDamaged`.
   */
  read(row: ManifestFile): Promise<Buffer>
}

/**
 * Opens one pack of the device. Throws `PackDamaged` when neither its manifest nor its zip is what
 * was installed.
 */
export async function openMember(
  deviceDir: string,
  member: InstalledMember,
  disk: Disk,
): Promise<OpenMember> {
  const listing = await readChecked(
    join(deviceDir, member.manifest),
    (bytes) => digest(bytes) === member.manifestSha256,
    disk,
  )
  const bytes = listing ?? (await repairFile(deviceDir, member, null, disk))
  if (bytes === null) throw new PackDamaged(`${member.manifest} is not what was installed.`)
  const parsed = readManifest(bytes)
  if (!parsed.ok) {
    throw new PackDamaged(`${member.manifest} cannot be read: ${parsed.field} ${parsed.problem}.`)
  }
  return {
    manifest: parsed.manifest,
    listing: bytes,
    async read(row) {
      const right = (body: Buffer) => body.length === row.bytes && digest(body) === row.sha256
      const found = await readChecked(join(deviceDir, member.dir, row.path), right, disk)
      const body = found ?? (await repairFile(deviceDir, member, row, disk))
      if (body === null) throw new PackDamaged(`${row.path} is not what was installed.`)
      return body
    },
  }
}

/** The file's bytes when `right` accepts them; `null` otherwise, also on any disk error. */
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
