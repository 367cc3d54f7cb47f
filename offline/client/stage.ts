import { randomBytes } from 'node:crypto'
import { dirname, join, posix } from 'node:path'
import { MANIFEST_PATH } from '../pack/pack-path.ts'
import type { Installed } from './current.ts'
import type { Disk } from './disk.ts'
import { zipPath } from './mend.ts'
import { unpack, type ExpectedPack } from './unpack.ts'

/**
 * Unpacks a downloaded zip, or its plain form, into a folder of its own under `packs/`, keeps the zip beside it, and says where all is; afterwards
 * the zip and `pack.json` are on the disk, and nothing refers to them yet. The zip is moved away from where it was.
 * Throws `PackRefused` and what the disk throws; what is left behind is swept by `cleanUp`.
 */
export async function stage(
  dir: string,
  zip: string,
  expected: ExpectedPack,
  release: number,
  disk: Disk,
  onUnpacked: () => Promise<void> | void = () => undefined,
): Promise<Installed> {
  const packsDir = join(dir, 'packs')
  await disk.makeFolder(packsDir)
  const name = await freeName(packsDir, `${expected.version}-${expected.sha256.slice(0, 8)}`, disk)
  const partial = join(packsDir, `${name}.partial-${randomBytes(4).toString('hex')}`)
  try {
    await disk.makeFolder(partial)
    const { manifest, manifestSha256, plainSha256 } = await unpack(zip, expected, partial, disk)
    await onUnpacked()
    const kept = join(dir, zipPath(expected.sha256))
    await disk.makeFolder(dirname(kept))
    // Files that a power loss takes are mended from it.
    await disk.sync(zip)
    await disk.move(zip, kept)
    await disk.syncFolder(dirname(kept))
    await disk.move(partial, join(packsDir, name))
    await disk.syncFolder(packsDir)
    await disk.syncFolder(dir)
    const packDir = posix.join('packs', name)
    return {
      version: manifest.version,
      dir: packDir,
      entry: manifest.entry,
      manifest: posix.join(packDir, MANIFEST_PATH),
      manifestSha256,
      sha256: expected.sha256,
      ...(plainSha256 === null ? {} : { plainSha256 }),
      release,
    }
  } finally {
    await disk.remove(partial).catch(() => undefined)
  }
}

/** A folder that an ended install left behind is never trusted or filled up: the pack gets another name. */
async function freeName(packsDir: string, name: string, disk: Disk): Promise<string> {
  const taken = (await disk.list(packsDir)).includes(name)
  return taken ? `${name}-${randomBytes(4).toString('hex')}` : name
}

/** Removes every pack and zip that is not among those to keep, and downloads but for those of the pack that is wanted. */
export async function cleanUp(
  dir: string,
  kept: readonly Installed[],
  disk: Disk,
  wantedSha256 = '',
): Promise<void> {
  const folders = new Set(kept.map((it) => posix.basename(it.dir)))
  const zips = new Set(kept.map((it) => `${it.sha256}.zip`))
  await sweep(join(dir, 'packs'), (name) => folders.has(name), disk)
  await sweep(join(dir, 'zips'), (name) => zips.has(name), disk)
  await sweep(
    join(dir, 'downloads'),
    (name) => wantedSha256 !== '' && name.startsWith(`${wantedSha256}.`),
    disk,
  )
}

async function sweep(folder: string, keeps: (name: string) => boolean, disk: Disk): Promise<void> {
  for (const name of await disk.list(folder)) {
    if (!keeps(name)) await disk.remove(join(folder, name))
  }
}
