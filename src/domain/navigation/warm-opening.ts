/** After so many openings a page is ended, whatever it has gathered with it. */
export const MOST_OPENINGS = 20

/** The use of a page that was loaded ahead. */
export interface WarmPage {
  readonly openings: number
  /** The users whose screens it has shown: their open ids, empty for someone signed out. */
  readonly shownTo: readonly string[]
  /** Calls under way that change something. */
  readonly acts: number
}

/** Returns why a page may not show a screen to this user; null where it may. */
export function openingRefusal(
  { openings, shownTo, acts }: WarmPage,
  openId: string,
): 'other-user' | 'worn' | 'busy' | null {
  if (shownTo.some((it) => it !== openId)) return 'other-user'
  if (acts > 0) return 'busy'
  return openings >= MOST_OPENINGS ? 'worn' : null
}
