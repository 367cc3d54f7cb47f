import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { ManifestFile } from '../pack/manifest.ts'
import { MANIFEST_PATH } from '../pack/pack-path.ts'
import { limits, inflateEntry, readEntries } from '../pack/zip-entries.ts'
import type { InstalledMember } from './current.ts'
import type { Disk } from './disk.ts'

/** The path of a pack's zip, stored in addition to its files, relative to the device's folder. */
export const zipPath = (sha256: string) => `zips/${sha256}.zip`

/**
 * Restores one file of a pack from the zip that is stored on the device; `row` is `null` for the
 * manifest. Returns the file's bytes, or `null` when the zip is missing or damaged. Returns them
 * also when the disk refuses to store the repaired file.
 */
export async function repairFile(
  deviceDir: string,
  pack: InstalledMember,
  row: ManifestFile | null,
  disk: Disk,
): Promise<Buffer | null> {
  if (pack.sha256 === undefined) return null
  const { sha256, plainSha256 } = pack
  const zip = await readZip(join(deviceDir, zipPath(sha256)), plainSha256 ?? sha256, disk)
  if (zip === null) return null
  const path = row?.path ?? MANIFEST_PATH
  const { entries } = await readEntries(zip, plainSha256 === undefined ? 'packed' : 'plain')
  const entry = entries.find(({ name }) => name === path)
  if (entry === undefined) return null
  const body = await inflateEntry(zip, entry)
  if (typeof body === 'string' || sha256Hex(body) !== (row?.sha256 ?? pack.manifestSha256)) {
    return null
  }
  const file = join(deviceDir, pack.dir, path)
  await disk
    .makeFolder(dirname(file))
    .then(() => disk.replace(file, body))
    .catch(() => null)
  return body
}

/** The bytes of the zip, or of its plain form, when they have the expected SHA-256; else `null`. */
async function readZip(path: string, sha256: string, disk: Disk): Promise<Buffer | null> {
  const bytes = await disk.size(path).catch(() => null)
  if (bytes === null || bytes > limits.plainBytes) return null
  const zip = await disk.read(path).catch(() => null)
  return zip !== null && sha256Hex(zip) === sha256 ? zip : null
}

function sha256Hex(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
