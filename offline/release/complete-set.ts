import { APP_PACK, type Release } from '#offline/pack/release.ts'
import { belongsTo, candidateSets } from '../policy/release-set.ts'
import { RepositoryError } from './metadata-store.ts'

/**
 * Throws `RepositoryError` when an added release could never open: a part without the common pack
 * that it was built against, or a common pack without one of its parts.
 */
export function requireComplete(releases: readonly Release[], added: readonly Release[]): void {
  const live = releases.filter((it) => !it.expired)
  for (const release of added) {
    const { pack, version, channel, needs } = release
    if (needs !== null && !live.some((it) => it.pack === APP_PACK && belongsTo(release, it))) {
      throw new RepositoryError(
        `${pack} ${version} opens only with the common pack that it was built against (${needs.app.slice(0, 8)}), and that is not published in ${channel}: publish both, or build it with "--common ZIP" against the published one.`,
      )
    }
    const [complete] = candidateSets(release, live)
    if (complete !== undefined) continue
    const missing = release.parts.filter(
      (part) => !live.some((it) => it.pack === part && belongsTo(it, release)),
    )
    throw new RepositoryError(
      `Version ${version} does not open without its parts, and ${missing.join(' and ')} built against it ${missing.length === 1 ? 'is' : 'are'} not published in ${channel}: publish the packs together.`,
    )
  }
}
