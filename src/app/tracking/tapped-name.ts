import { trackedId } from '#domain/tracking/tracked-names.ts'

interface TappedName {
  readonly what: string
  readonly id?: string
  readonly page?: string
}

/** The elements that can be tapped; a name on what surrounds one counts for its taps. */
const TAPPED = 'a, button, summary, [role="button"], [role="tab"], [role="link"]'

/** The path of the screen that a link leads to; `''` for any other, whose address is not ours. */
const screenOf = (tapped: Element): string =>
  tapped instanceof HTMLAnchorElement && tapped.origin === location.origin
    ? tapped.pathname.slice(1)
    : ''

/**
 * The declared name of what was tapped (rules.md#tracking), with its id, or the path of the screen
 * that it leads to; null for what has none, or does nothing
 * yet.
 */
export function tappedName(target: Element): TappedName | null {
  const tapped = target.closest(TAPPED)
  const named = tapped?.closest<HTMLElement>('[data-track]') ?? null
  if (named === null || tapped?.getAttribute('aria-disabled') === 'true') return null
  const { track = '', trackId, trackPage } = named.dataset
  const id = trackId ?? (tapped === null ? '' : screenOf(tapped))
  return {
    what: track,
    ...(id === '' ? {} : { id: trackedId(id) }),
    ...(trackPage === undefined ? {} : { page: trackedId(trackPage) }),
  }
}
