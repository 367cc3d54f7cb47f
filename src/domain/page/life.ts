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
  /** Ended before its time, because something is wrong with it: it never comes back by a roll-back. */
  'takenDown',
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
  /** At once, while it is on. */
  'takeDown',
  /** While it is on. */
  'changeEnd',
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
  live: { takeDown: 'takenDown', changeEnd: 'live', end: 'ended' },
  ended: {},
  takenDown: {},
  rejected: {},
}

export type LifeRefusal =
  | 'wrongState'
  /** An author cannot review a page that they wrote alone or with others. */
  | 'ownWork'
  /** Only an author or who is on call withdraws a page and puts it on. */
  | 'notAuthor'
  | 'noApprovalNo'
  | 'noReason'
  | 'problems'
  /** It would end before it begins, or before now. */
  | 'noTime'
  /** It waits for a second person, who is not the requester. */
  | 'needsSecond'
  | 'ownWish'
  /** A roll-back brings back what was on and has ended, for no longer than was approved. */
  | 'neverOn'
  | 'takenDown'
  | 'laterEnd'

export interface Act {
  readonly event: PageEvent
  /** Null for the clock, and for another version that takes its place. */
  readonly by: Pick<Operator, 'id' | 'onCall'> | null
  /** For an approval: the number of compliance. */
  readonly approvalNo?: string | undefined
  /** For a rejection, and for taking a version down. */
  readonly reason?: string | undefined
  /** For a submission: how many problems the checks have found. */
  readonly problems?: number | undefined
  /** For a schedule; for another end it is the time of the act. */
  readonly from?: string | undefined
  readonly until?: string | null | undefined
  /** The requester, where a second person confirms it. */
  readonly askedBy?: string | undefined
}

/** Those who wrote the draft, by their ids, with one who saves it now. */
export const withAuthor = (authors: readonly string[], id: string): readonly string[] =>
  authors.includes(id) ? authors : [...authors, id]

interface Written {
  readonly state: PageState
  /** Ids of those who wrote it. */
  readonly authors: readonly string[]
  /** Its end; null for none. */
  readonly until?: string | null
}

/** Returns whether an end is later than another; null is never. */
const isLater = (a: string | null, b: string | null): boolean => b !== null && (a === null || a > b)

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

/** Returns why a second person has not confirmed the act; null where one has. */
const unconfirmed = ({ by, askedBy }: Act): LifeRefusal | null =>
  askedBy === undefined ? 'needsSecond' : askedBy === by?.id ? 'ownWish' : null

function refusalOf({ authors, until: end = null }: Written, act: Act): LifeRefusal | null {
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
    case 'takeDown':
      if ((act.reason ?? '').trim() === '') return 'noReason'
      return act.by?.onCall === true ? null : unconfirmed(act)
    case 'changeEnd': {
      const { from = '', until = null, askedBy } = act
      if (until !== null && until <= from) return 'noTime'
      if (!isLater(until, end)) return mayDirect ? null : 'notAuthor'
      if (askedBy === undefined) return mayDirect ? 'needsSecond' : 'notAuthor'
      return isAuthor ? 'ownWork' : unconfirmed(act)
    }
    case 'save':
    case 'begin':
    case 'end':
      return null
  }
}

interface Past extends Written {
  /** The time when it came on; null where it never did. */
  readonly publishedAt: string | null
}

/**
 * Returns why a version is not brought back until then; null where it is. It was approved until its
 * own end: a later one, or what was taken down, is a new version to review.
 */
export function rollBackRefusal(
  version: Past,
  act: Pick<Act, 'by' | 'until' | 'from'>,
): LifeRefusal | null {
  const { by, from = '', until = null } = act
  if (version.state === 'takenDown') return 'takenDown'
  if (version.publishedAt === null) return 'neverOn'
  if (version.state !== 'ended') return 'wrongState'
  if (by === null || !(version.authors.includes(by.id) || by.onCall)) return 'notAuthor'
  if (isLater(until, version.until ?? null)) return 'laterEnd'
  return until !== null && until <= from ? 'noTime' : null
}
