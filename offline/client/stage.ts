import { randomBytes } from 'node:crypto'
import { dirname, join, posix } from 'node:path'
import { MANIFEST_PATH } from '../pack/pack-path.ts'
import { APP_PACK } from '#offline/pack/release.ts'
import { membersIn, type Installed, type InstalledMember } from './current.ts'
import type { Disk } from './disk.ts'
import { zipPath } from './repair.ts'
import { unpack, type ExpectedPack } from './download/unpack.ts'

/** A pack that was unpacked, and the page to load where it has one. */
export interface Staged {
  readonly entry: string | undefined
  readonly row: InstalledMember & { readonly pack: string; readonly sha256: string }
}

/**
 * Unpacks a downloaded zip, or its plain form, into a new folder under `packs/` and moves the zip
 * to `zips/`. Returns the row for `current.json`, which does not refer to the pack yet. The zip and
 * `pack.json` are synced to the disk. Throws `PackRefused` and what the disk throws; `cleanUp`
 * removes what is left behind.
 */
export async function stage(
  dir: string,
  zip: string,
  expected: ExpectedPack,
  release: number,
  disk: Disk,
  onUnpacked: () => Promise<void> | void = () => undefined,
): Promise<Staged> {
  const packsDir = join(dir, 'packs')
  await disk.makeFolder(packsDir)
  const part = expected.pack === APP_PACK ? '' : `${expected.pack}-`
  const wanted = `${part}${expected.version}-${expected.sha256.slice(0, 8)}`
  const name = await freeName(packsDir, wanted, disk)
  const partial = join(packsDir, `${name}.partial-${randomBytes(4).toString('hex')}`)
  try {
    await disk.makeFolder(partial)
    const { manifest, manifestSha256, plainSha256 } = await unpack(zip, expected, partial, disk)
    await onUnpacked()
    const kept = join(dir, zipPath(expected.sha256))
    await disk.makeFolder(dirname(kept))
    // Files that are lost in a power loss are repaired from it.
    await disk.sync(zip)
    await disk.move(zip, kept)
    await disk.syncFolder(dirname(kept))
    await disk.move(partial, join(packsDir, name))
    await disk.syncFolder(packsDir)
    await disk.syncFolder(dir)
    const packDir = posix.join('packs', name)
    const { pack, sha256 } = expected
    const { version, entry } = manifest
    const listing = posix.join(packDir, MANIFEST_PATH)
    const plain = plainSha256 === null ? {} : { plainSha256 }
    const place = { version, dir: packDir, manifest: listing, manifestSha256 }
    return { entry, row: { pack, ...place, sha256, ...plain, release } }
  } finally {
    await disk.remove(partial).catch(() => undefined)
  }
}

/** A folder name that is not in use: a folder that an interrupted install left is never reused. */
async function freeName(packsDir: string, name: string, disk: Disk): Promise<string> {
  const taken = (await disk.list(packsDir)).includes(name)
  return taken ? `${name}-${randomBytes(4).toString('hex')}` : name
}

/**
 * Removes every pack and zip but those in `kept`, and every download but those of the SHA-256s in
 * `wanted`.
 */
export async function cleanUp(
  dir: string,
  kept: readonly Installed[],
  disk: Disk,
  wanted: readonly string[] = [],
): Promise<void> {
  const members = kept.flatMap(membersIn)
  const folders = new Set(members.map((it) => posix.basename(it.dir)))
  const zips = new Set(members.map((it) => `${it.sha256}.zip`))
  await sweep(join(dir, 'packs'), (name) => folders.has(name), disk)
  await sweep(join(dir, 'zips'), (name) => zips.has(name), disk)
  await sweep(
    join(dir, 'downloads'),
    (name) => wanted.some((sha256) => name.startsWith(`${sha256}.`)),
    disk,
  )
}

async function sweep(folder: string, keeps: (name: string) => boolean, disk: Disk): Promise<void> {
  for (const name of await disk.list(folder)) {
    if (!keeps(name)) await disk.remove(join(folder, name))
  }
}
