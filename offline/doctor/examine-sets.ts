import type { Release } from '#offline/pack/release.ts'
import { candidateSets } from '#offline/policy/release-set.ts'
import type { Complaint } from './complaint.ts'

/**
 * Checks that the newest common pack of each channel has all of its parts, without which no device
 * installs it.
 */
export function examineSets(releases: readonly Release[]): Complaint[] {
  const live = releases.filter((it) => !it.expired)
  const commons = live.filter(
    (it, at) =>
      it.parts.length > 0 &&
      !live.slice(0, at).some(({ channel, pack }) => channel === it.channel && pack === it.pack),
  )
  return commons.flatMap((common): Complaint[] => {
    const [set] = candidateSets(common, live)
    if (set !== undefined) return []
    const { release, version, channel, parts } = common
    return [
      {
        level: 'warning',
        what: `No device can install release ${release} (version ${version}) from ${channel}: not all of its parts (${parts.join(', ')}) have a release that was built against it.`,
        next: 'Publish the parts that were built against it.',
      },
    ]
  })
}
