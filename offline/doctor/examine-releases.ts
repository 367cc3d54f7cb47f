import { localReason } from '../pack/provenance.ts'
import { LOCAL_CHANNEL, readReleases, type Release } from '#offline/pack/release.ts'
import type { Complaint } from './complaint.ts'
import { examineSets } from './examine-sets.ts'
import type { Trusted } from '../release/metadata-store.ts'

/** Finds releases for developers' devices in a channel that other devices follow. */
function examineOrigins(releases: readonly Release[]): Complaint[] {
  return releases.flatMap((it): Complaint[] => {
    const reason = it.expired || it.channel === LOCAL_CHANNEL ? null : localReason(it)
    if (reason === null) return []
    const what = `Release ${it.release} (version ${it.version}) in ${it.channel} ${reason}.`
    const next = `Run "h5pack expire --channel ${it.channel} --release ${it.release}", and publish a release in its place.`
    return [{ level: 'error', what, next }]
  })
}

/** Finds releases that devices cannot install, or install with more bytes than they need. */
export function examineReleases({ targets }: Trusted): Complaint[] {
  const files = targets.signed.targets
  const releases = readReleases(Object.values(files))
  const complaints: Complaint[] = []
  for (const { release, deltas, entries } of releases) {
    for (const { target, bytes, sha256 } of [
      ...deltas,
      ...(entries === undefined ? [] : [entries]),
    ]) {
      const file = files[target]
      if (file?.length === bytes && file.hashes['sha256'] === sha256) continue
      complaints.push({
        level: 'warning',
        what: `Release ${release} names ${target}, whose signed length or hash differs.`,
        next: 'Publish that pack again; until then devices download the whole zip.',
      })
    }
  }
  complaints.push(...examineSets(releases), ...examineOrigins(releases))
  const places = new Set(releases.map((it) => `${it.channel} ${it.pack}`))
  for (const place of places) {
    const [channel, pack] = place.split(' ')
    const offered = releases.filter((it) => it.channel === channel && it.pack === pack)
    if (offered.some((it) => !it.expired && !it.paused && it.basisPoints > 0)) continue
    complaints.push({
      level: 'warning',
      what: `No device can install the pack ${pack ?? ''} from ${channel ?? ''}: every release is paused, at 0 % or withdrawn.`,
      next: 'Run "h5pack resume", or "h5pack rollback VERSION".',
    })
  }
  return complaints
}
