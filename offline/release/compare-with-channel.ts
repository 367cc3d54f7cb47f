import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { APP_PACK, readReleases, type Release } from '#offline/pack/release.ts'
import { verifyZip } from '../pack/verify-pack.ts'
import { readTrusted } from './metadata-store.ts'
import { targetFile } from './target-files.ts'

/** The change of a publication for the devices of a channel. */
export interface ChannelDifference {
  /** Routes that the channel has now and would lose. */
  readonly removedRoutes: readonly string[]
  /** Bytes of the packs that would be replaced, and of those that would replace them. */
  readonly before: number
  readonly after: number
}

interface Facts {
  readonly pack: string
  readonly parts: readonly string[]
  readonly routes: readonly string[]
  readonly bytes: number
}

/** Every release that a channel offers: the newest of each pack that is not withdrawn. */
export function offeredIn(releases: readonly Release[], channel: string): Release[] {
  const offered = new Map<string, Release>()
  for (const it of releases) {
    if (it.channel === channel && !it.expired && !offered.has(it.pack)) offered.set(it.pack, it)
  }
  return [...offered.values()]
}

/** The channels that offer something, by name. */
export function channelsIn(releases: readonly Release[]): string[] {
  return [...new Set(releases.filter((it) => !it.expired).map((it) => it.channel))].toSorted()
}

/**
 * Compares packs that are to be published with what a channel offers. `null` when it offers none of
 * them, and when one is invalid, which the publication itself reports.
 */
export async function compareWithChannel(
  repoDir: string,
  zips: readonly string[],
  channel: string,
  named?: string,
): Promise<ChannelDifference | null> {
  const trusted = await readTrusted(repoDir)
  const releases = readReleases(Object.values(trusted?.targets.signed.targets ?? {}))
  const now: Facts[] = []
  for (const it of offeredIn(releases, channel)) {
    const facts = await packFacts(join(repoDir, 'targets', targetFile(it)), it.pack)
    if (facts !== null) now.push(facts)
  }
  const added: Facts[] = []
  for (const zip of zips) {
    const facts = await packFacts(zip, named)
    if (facts === null) return null
    added.push(facts)
  }
  const replaced = now.filter((it) => added.some(({ pack }) => pack === it.pack))
  if (replaced.length === 0) return null
  const common = added.find(({ pack }) => pack === APP_PACK)
  const kept = now.filter(
    (it) => !replaced.includes(it) && (common === undefined || common.parts.includes(it.pack)),
  )
  const have = new Set([...added, ...kept].flatMap(({ routes }) => routes))
  const isGone = (it: Facts) => !kept.includes(it) && !replaced.includes(it) && isPart(it, now)
  const gone = now
    .filter((it) => kept.includes(it) || replaced.includes(it) || isGone(it))
    .flatMap(({ routes }) => routes)
    .filter((route) => !have.has(route))
  const sum = (packs: readonly Facts[]) => packs.reduce((total, { bytes }) => total + bytes, 0)
  return {
    removedRoutes: [...new Set(gone)].toSorted(),
    before: sum(common === undefined ? replaced : [...replaced, ...now.filter(isGone)]),
    after: sum(added),
  }
}

/** Returns whether a pack is a part of the common pack that the channel has now. */
function isPart({ pack }: Facts, now: readonly Facts[]): boolean {
  return now.some((it) => it.parts.includes(pack))
}

async function packFacts(path: string, named?: string): Promise<Facts | null> {
  const zip = await readFile(path).catch(() => null)
  if (zip === null) return null
  const { manifest, bytes } = await verifyZip(zip)
  if (manifest === null) return null
  const { pack, parts, routes } = manifest
  return { pack: named ?? pack, parts, routes: routes.map((it) => it.path), bytes }
}
