/**
 * The life of one version of a page (rules.md#composed-pages): a table of what leads from where to
 * where. A version never changes once it is submitted, unless it is withdrawn; a later change is a
 * new version.
 */
import type { Operator } from './operator.ts'

export const PAGE_STATES = [
  'draft',
  'submitted',
  'approved',
  'scheduled',
  'live',
  'ended',
  'rejected',
] as const
export type PageState = (typeof PAGE_STATES)[number]

export const PAGE_EVENTS = [
  'save',
  'submit',
  /** Before it is on: it is a draft again. */
  'withdraw',
  'approve',
  'reject',
  'schedule',
  /** Its hour has come. */
  'begin',
  /** Its time is over, another version has taken its place, or a roll-back has cancelled it. */
  'end',
] as const
export type PageEvent = (typeof PAGE_EVENTS)[number]

export const TRANSITIONS: Readonly<
  Record<PageState, Readonly<Partial<Record<PageEvent, PageState>>>>
> = {
  draft: { save: 'draft', submit: 'submitted' },
  submitted: { withdraw: 'draft', approve: 'approved', reject: 'rejected' },
  approved: { withdraw: 'draft', schedule: 'scheduled' },
  scheduled: { withdraw: 'draft', begin: 'live', end: 'ended' },
  live: { end: 'ended' },
  ended: {},
  rejected: {},
}

export type LifeRefusal =
  | 'wrongState'
  /** Nobody reviews a page that they wrote, or wrote with others. */
  | 'ownWork'
  /** Only an author or who is on call withdraws a page and puts it on. */
  | 'notAuthor'
  | 'noApprovalNo'
  | 'noReason'
  | 'problems'
  /** It would end before it begins. */
  | 'noTime'

export interface Act {
  readonly event: PageEvent
  /** Null for the clock, and for another version that takes its place. */
  readonly by: Pick<Operator, 'id' | 'onCall'> | null
  /** For an approval: the number of compliance. */
  readonly approvalNo?: string | undefined
  /** For a rejection. */
  readonly reason?: string | undefined
  /** For a submission: how many problems the checks have found. */
  readonly problems?: number | undefined
  /** For a schedule. */
  readonly from?: string | undefined
  readonly until?: string | null | undefined
}

/** Those who wrote the draft, by their ids, with one who saves it now. */
export const withAuthor = (authors: readonly string[], id: string): readonly string[] =>
  authors.includes(id) ? authors : [...authors, id]

interface Written {
  readonly state: PageState
  /** Ids of those who wrote it. */
  readonly authors: readonly string[]
}

/** The state that follows, or why not. */
export function follow(
  version: Written,
  act: Act,
): { readonly state: PageState } | { readonly refused: LifeRefusal } {
  const state = TRANSITIONS[version.state][act.event]
  if (state === undefined) return { refused: 'wrongState' }
  const refused = refusalOf(version, act)
  return refused === null ? { state } : { refused }
}

function refusalOf({ authors }: Written, act: Act): LifeRefusal | null {
  const isAuthor = act.by !== null && authors.includes(act.by.id)
  const mayDirect = isAuthor || act.by?.onCall === true
  switch (act.event) {
    case 'submit':
      return (act.problems ?? 0) > 0 ? 'problems' : null
    case 'withdraw':
      return mayDirect ? null : 'notAuthor'
    case 'approve':
      if (isAuthor) return 'ownWork'
      return (act.approvalNo ?? '').trim() === '' ? 'noApprovalNo' : null
    case 'reject':
      if (isAuthor) return 'ownWork'
      return (act.reason ?? '').trim() === '' ? 'noReason' : null
    case 'schedule': {
      if (!mayDirect) return 'notAuthor'
      const { from = '', until = null } = act
      return until !== null && until <= from ? 'noTime' : null
    }
    case 'save':
    case 'begin':
    case 'end':
      return null
  }
}
