/** The state of something that was written in public (rules.md#content). */

export type ContentState = 'draft' | 'pending' | 'shown' | 'rejected' | 'hidden' | 'deleted'

/** `submit` and `remove` are the author's, the others those of who reviews. */
export type ContentEvent = 'submit' | 'approve' | 'reject' | 'hide' | 'restore' | 'remove'

/** An event that a state does not name changes nothing. */
export const CONTENT_TRANSITIONS: Readonly<
  Record<ContentState, Readonly<Partial<Record<ContentEvent, ContentState>>>>
> = {
  draft: { submit: 'pending' },
  pending: { approve: 'shown', reject: 'rejected', remove: 'deleted' },
  shown: { hide: 'hidden', remove: 'deleted' },
  rejected: { remove: 'deleted' },
  hidden: { restore: 'shown', remove: 'deleted' },
  deleted: {},
}

/** The state after an event; null where the state does not allow it. */
export const contentStateAfter = (state: ContentState, event: ContentEvent): ContentState | null =>
  CONTENT_TRANSITIONS[state][event] ?? null

/**
 * Returns how much somebody sees: `whole`, that something was there (`notice`), or `nothing`. The
 * author sees what waits and what was rejected.
 */
export function contentSeen(
  state: ContentState,
  viewer: { readonly isAuthor: boolean },
): 'whole' | 'notice' | 'nothing' {
  switch (state) {
    case 'shown':
      return 'whole'
    case 'pending':
    case 'rejected':
      return viewer.isAuthor ? 'whole' : 'nothing'
    case 'hidden':
    case 'deleted':
      return 'notice'
    case 'draft':
      return 'nothing'
  }
}

/** Days that a draft stays on the device. */
export const DRAFT_DAYS = 30
