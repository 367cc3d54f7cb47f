import { join } from 'node:path'
import type { Manifest, ManifestFile } from '../pack/manifest.ts'
import { installedIdentity, membersIn, PackDamaged, setRelease, type Installed } from './current.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { openMember, type OpenMember } from './open-member.ts'
import { setVersion } from '../pack/set-version.js'

export interface PackFile extends ManifestFile {
  readonly body: Buffer
}

/**
 * One installed pack with its parts, for the duration of one page view: a later switch to another
 * set does not change it. Callers need not care whether a file is in the common pack or in a part.
 */
export interface PackReader {
  /** The common pack's. */
  readonly manifest: Manifest
  /** The routes of all members. */
  readonly routes: Manifest['routes']
  /** The page to load. */
  readonly entry: string
  /** The whole set's version, as `setVersion` writes it. */
  readonly version: string
  /** The set's number; 0 for a built-in pack that never was a release. */
  readonly release: number
  /** The set's `installedIdentity`. */
  readonly identity: string
  /** The common pack's folder. */
  readonly dir: string
  /** Every file of every member but the manifests. */
  readonly files: readonly ManifestFile[]
  /**
   * The manifest's row for a path such as `assets/a.js`; `undefined` when no member has such a
   * file.
   */
  find(path: string): ManifestFile | undefined
  /**
   * A file's bytes, compared with the manifest's length and SHA-256 on every read. A damaged file
   * is repaired from the pack's zip. Throws `PackFileMissing` for a path that is not listed, and
   * `PackDamaged` when the zip is damaged too.
   */
  read(path: string): Promise<PackFile>
}

/** No pack is installed on the device. */
export class NoPack extends Error {
  override readonly name = 'NoPack'
  readonly code = 'no_pack'
}

/** The pack lists no file of that name. */
export class PackFileMissing extends Error {
  override readonly name = 'PackFileMissing'
  readonly code = 'no_file'
}

/**
 * Opens one pack of the device with all of its parts. Throws `PackDamaged` when a member's manifest
 * and its zip are both damaged, and when the members form no set.
 */
export async function openPack(
  deviceDir: string,
  pack: Installed,
  disk: Disk = nodeDisk,
): Promise<PackReader> {
  const members = await Promise.all(
    membersIn(pack).map((member) => openMember(deviceDir, member, disk)),
  )
  const [common, ...parts] = members
  if (common?.manifest.entry === undefined) throw new PackDamaged('The pack has no page to load.')
  const { manifest } = common
  const problem = setProblem(pack, common, parts)
  if (problem !== null) throw new PackDamaged(problem)
  const rows = new Map<string, { readonly row: ManifestFile; readonly member: OpenMember }>()
  for (const member of members) {
    for (const row of member.manifest.files) {
      if (rows.has(row.path)) throw new PackDamaged(`Two packs of the set list ${row.path}.`)
      rows.set(row.path, { row, member })
    }
  }
  return {
    manifest,
    routes: members.flatMap((member) => member.manifest.routes),
    entry: common.manifest.entry,
    version: setVersion(manifest.version, pack.parts),
    release: setRelease(pack),
    identity: installedIdentity(pack),
    dir: join(deviceDir, pack.dir),
    files: [...rows.values()].map(({ row }) => row),
    find: (path) => rows.get(path)?.row,
    async read(path) {
      const found = rows.get(path)
      if (found === undefined) throw new PackFileMissing(`The pack has no file ${path}.`)
      return { ...found.row, body: await found.member.read(found.row) }
    },
  }
}

/** Returns why the packs form no set, in one sentence; `null` when they do. */
function setProblem(
  { parts: named, sha256 }: Installed,
  { manifest }: OpenMember,
  parts: readonly OpenMember[],
): string | null {
  const missing = manifest.parts.find((it, at) => named[at]?.pack !== it)
  if (missing !== undefined) return `The part ${missing} is missing.`
  const stranger = parts.find(
    (part, at) => part.manifest.pack !== manifest.parts[at] || part.manifest.needs?.app !== sha256,
  )
  return stranger === undefined
    ? null
    : `The part ${stranger.manifest.pack} belongs to another common pack.`
}
