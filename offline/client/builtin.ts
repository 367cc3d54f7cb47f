import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { verifyPack } from '../pack/verify-pack.ts'
import { readBuiltin, writeBuiltin, type Installed } from './current.ts'
import type { Disk } from './disk.ts'
import { PackRefused } from './refused.ts'
import { stage } from './stage.ts'

/** The pack that an app carries. Its origin is the app's own signature. */
export interface BuiltinPack {
  /** Path of the zip among the app's own files. */
  readonly zip: string
  /** The release that it was, when it was one; else 0: any release is newer. */
  readonly release?: number
}

/**
 * Brings the app's own pack into the device's folder, once for each zip, so that it opens like any other. Killed at any moment, it is
 * done again. Throws `PackRefused` for a zip that is no pack, and what the disk throws.
 */
export async function placeBuiltin(
  dir: string,
  { zip, release = 0 }: BuiltinPack,
  disk: Disk,
): Promise<Installed> {
  const { manifest, findings, bytes, sha256 } = await verifyPack(zip)
  if (manifest === null || findings.length > 0) {
    throw new PackRefused('pack', `The built-in pack is not whole: ${findings[0]?.detail ?? ''}.`)
  }
  const before = await readBuiltin(dir, disk)
  if (before?.sha256 === sha256 && before.release === release) return before
  const { appId, version, minAppVersion } = manifest
  const body = await disk.read(zip)
  // `stage` moves the zip, and the app's own stays where it is.
  const copy = join(dir, 'work', `builtin-${randomUUID()}.zip`)
  await disk.makeFolder(join(dir, 'work'))
  try {
    await disk.create(copy, body ?? new Uint8Array())
    const placed = await stage(
      dir,
      copy,
      { bytes, sha256, appId, version, minAppVersion },
      release,
      disk,
    )
    await writeBuiltin(dir, placed, disk)
    return placed
  } finally {
    await disk.remove(copy)
  }
}
