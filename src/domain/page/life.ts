/**
 * The life of one version of a page (rules.md#composed-pages): a table of what leads from where to
 * where. A version never changes once it is submitted, unless one of its authors withdraws it; a later
 * change is a new version.
 */
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
  /** By one of its authors, before it is on: it is a draft again. */
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
  /** Nobody withdraws what others wrote. */
  | 'notAuthor'
  | 'noApprovalNo'
  | 'noReason'
  | 'problems'
  /** It would end before it begins. */
  | 'noTime'

export interface Act {
  readonly event: PageEvent
  readonly by: string
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

const BETWEEN = '、'

/** Whether the operator is one of those who wrote the draft, as they are kept. */
export const isAuthor = (author: string, by: string): boolean =>
  author === by || author.split(BETWEEN).includes(by)

/** Those who wrote the draft, with one who saves it now. */
export const withAuthor = (author: string, by: string): string =>
  isAuthor(author, by) ? author : `${author}${BETWEEN}${by}`

/** The state that follows, or why not. */
export function follow(
  version: { readonly state: PageState; readonly author: string },
  act: Act,
): { readonly state: PageState } | { readonly refused: LifeRefusal } {
  const state = TRANSITIONS[version.state][act.event]
  if (state === undefined) return { refused: 'wrongState' }
  const refused = refusalOf(version, act)
  return refused === null ? { state } : { refused }
}

function refusalOf({ author }: { readonly author: string }, act: Act): LifeRefusal | null {
  switch (act.event) {
    case 'submit':
      return (act.problems ?? 0) > 0 ? 'problems' : null
    case 'withdraw':
      return isAuthor(author, act.by) ? null : 'notAuthor'
    case 'approve':
      if (isAuthor(author, act.by)) return 'ownWork'
      return (act.approvalNo ?? '').trim() === '' ? 'noApprovalNo' : null
    case 'reject':
      if (isAuthor(author, act.by)) return 'ownWork'
      return (act.reason ?? '').trim() === '' ? 'noReason' : null
    case 'schedule': {
      const { from = '', until = null } = act
      return until !== null && until <= from ? 'noTime' : null
    }
    case 'save':
    case 'begin':
    case 'end':
      return null
  }
}
