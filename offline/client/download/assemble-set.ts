import { join } from 'node:path'
import { asInstalled, PackDamaged, type Installed } from '../current.ts'
import type { Disk } from '../disk.ts'
import { openMember } from '../open-member.ts'
import { openPack } from '../open-pack.ts'
import { PackRefused } from '../refused.ts'
import type { Staged } from '../stage.ts'
import type { InspectedPacks } from '../inspect-packs.ts'
import type { SignedRelease, TrustedReleases } from '../trust.ts'

/** Returns where a release's zip is put together while it comes. */
export const downloadPath = (dir: string, { sha256 }: SignedRelease) =>
  join(dir, 'downloads', `${sha256}.part`)

/** The pack with a release's content that is complete on the device. */
export const findInstalled = ({ sha256 }: SignedRelease, { members }: InspectedPacks) =>
  members.find((it) => it.sha256 === sha256)

/**
 * Zips of the common pack that a release is or needs, and of every part of it: what a download that
 * waits may have begun.
 */
export function wantedZips(
  { needs, sha256 }: SignedRelease,
  { releases }: TrustedReleases,
): string[] {
  const common = needs?.app ?? sha256
  const parts = releases.filter((it) => it.needs?.app === common)
  return [common, ...parts.map((it) => it.sha256)]
}

/**
 * The set as `current.json` names it: what was staged now, and what stood on the device already.
 * Throws `PackRefused` when the packs, signed as they are, cannot open together.
 */
export async function assembleSet(
  dir: string,
  set: readonly SignedRelease[],
  staged: readonly Staged[],
  standing: InspectedPacks,
  disk: Disk,
): Promise<Installed> {
  const members = set.map((release) => {
    const { pack, sha256 } = release
    const fresh = staged.find(({ row }) => row.sha256 === sha256)
    const it = fresh?.row ?? findInstalled(release, standing)
    if (it === undefined) throw new PackDamaged(`The pack ${pack} went away during the install.`)
    return { entry: fresh?.entry, row: { ...it, pack, sha256, release: release.release } }
  })
  const [common, ...parts] = members
  if (common === undefined) throw new PackRefused('manifest', 'The set has no pack.')
  const entry = common.entry ?? (await openMember(dir, common.row, disk)).manifest.entry
  if (entry === undefined) throw new PackRefused('manifest', 'The pack has no page to load.')
  const placed = asInstalled({ ...common.row, entry, parts: parts.map(({ row }) => row) })
  try {
    await openPack(dir, placed, disk)
  } catch (error) {
    if (!(error instanceof PackDamaged)) throw error
    throw new PackRefused('pack', error.message, { cause: error })
  }
  return placed
}
