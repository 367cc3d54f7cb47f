/** The page that a snapshot was taken of (rules.md#dated-snapshots). */
export interface SnapshotFacts {
  /** The open id of the user; empty for a visitor. */
  readonly owner: string
  /** Path and query. */
  readonly address: string
  /** Of the packs that drew it. */
  readonly version: string
  /** The time when its oldest figure came, by the phone's clock, ms since 1970. */
  readonly at: number
  /** True if sums of money were hidden. */
  readonly hidden: boolean
  /** Width of the page, theme and size of text, as one text. */
  readonly look: string
}

/** The page that may show it; `owner` null while it is not known who the user is. */
export interface OpenedPage extends Omit<SnapshotFacts, 'owner' | 'at'> {
  readonly owner: string | null
  readonly now: number
}

/** The time for which a snapshot may be shown, in ms: a week. */
export const SNAPSHOT_LIFE = 7 * 24 * 60 * 60 * 1_000

/** Returns whether a page may show a snapshot until its live figures are there. */
export function maySnapshotBeShown(kept: SnapshotFacts, page: OpenedPage): boolean {
  const age = page.now - kept.at
  return (
    kept.owner === page.owner &&
    kept.address === page.address &&
    kept.version === page.version &&
    kept.look === page.look &&
    kept.hidden === page.hidden &&
    // A clock that was set back makes the age unknown.
    age >= 0 &&
    age <= SNAPSHOT_LIFE
  )
}
