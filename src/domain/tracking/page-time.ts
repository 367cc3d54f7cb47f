import type { TrackedEvent } from './event.ts'

/** The page that is open, and since when it is in view (rules.md#tracking). */
export interface PageTime {
  /** The row's path; null while no page is open. */
  readonly row: string | null
  /** The time when it came into view, ms since 1970; null while the document is hidden. */
  readonly since: number | null
  /** The page before it; `''` for none. */
  readonly from: string
  readonly hidden: boolean
}

export const NO_PAGE: PageTime = { row: null, since: null, from: '', hidden: false }

export type PageStep =
  | { readonly type: 'opened'; readonly row: string; readonly at: number }
  /** Another page follows, or none. */
  | { readonly type: 'closed'; readonly at: number }
  /** The document went out of view, or came back. */
  | { readonly type: 'hidden'; readonly at: number }
  | { readonly type: 'shown'; readonly at: number }

/** A day: a page that was in view for longer was asleep. */
const MOST_MS = 86_400_000

function leave({ row, since }: PageTime, at: number): readonly TrackedEvent[] {
  if (row === null || since === null) return []
  return [{ name: 'page_leave', at, row, ms: Math.min(Math.max(0, at - since), MOST_MS) }]
}

/**
 * One view for each opening; a leave for each stretch in view, so that a page that is hidden and
 * never seen again has left. rules.md#tracking.
 */
export function pageStep(
  before: PageTime,
  step: PageStep,
): { readonly page: PageTime; readonly events: readonly TrackedEvent[] } {
  const { at } = step
  switch (step.type) {
    case 'opened': {
      const from = before.row ?? before.from
      const page = { ...before, row: step.row, from, since: before.hidden ? null : at }
      const view: TrackedEvent = { name: 'page_view', at, row: step.row, from }
      return { page, events: [...leave(before, at), view] }
    }
    case 'closed':
      return {
        page: { ...before, row: null, since: null, from: before.row ?? before.from },
        events: leave(before, at),
      }
    case 'hidden':
      if (before.hidden) return { page: before, events: [] }
      return { page: { ...before, hidden: true, since: null }, events: leave(before, at) }
    case 'shown':
      if (!before.hidden) return { page: before, events: [] }
      return {
        page: { ...before, hidden: false, since: before.row === null ? null : at },
        events: [],
      }
  }
}
