/** The things that wait for a person on home, most urgent first (rules.md#home). */
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { NOTICE_DAYS, validityOn } from './validity.ts'

/** The kinds, in the order of their urgency. */
export const WAITS = [
  'debit',
  'document',
  'card',
  'cardBlocked',
  'opening',
  'assessment',
  'order',
  'agreement',
  'ending',
  'documentSoon',
  'assessmentSoon',
  'cardReview',
  'answer',
] as const
export type WaitKind = (typeof WAITS)[number]

interface WaitingPlan {
  readonly planNo: string
  readonly planName: string
  readonly status: 'running' | 'paused' | 'abnormal' | 'terminated'
  readonly nextDebitDate: Date8 | null
  /** Failed debits in a row. */
  readonly failures: number
  /**
   * The reason why the next debit will fail, in the provider's words; null where it can succeed.
   */
  readonly obstacle: string | null
}

interface LostCard {
  readonly bankSerial: string
  readonly name: string
  /** The number of its replacement's request, while that is under review; null without one. */
  readonly requestNo: string | null
}

interface BlockedCard {
  readonly bankSerial: string
  readonly name: string
  /** The reason why it cannot be used, in the provider's words. */
  readonly reason: string
}

/** A coupon or reward that can be used or claimed until a last day. */
interface Ending {
  readonly kind: 'coupon' | 'reward'
  readonly id: string
  readonly lastDay: Date8
}

/** The provider's words about the person; null for what it has not answered. */
export interface WaitFacts {
  readonly today: Date8
  readonly plans: readonly WaitingPlan[] | null
  readonly document: { readonly rejected: boolean; readonly validDate: Date8 } | null
  readonly lostCards: readonly LostCard[] | null
  /** The steps of the opening that are left; 0 for an open account. */
  readonly openingLeft: number | null
  /** The last day of the risk class; `''` where there is none. */
  readonly classUntil: Date8 | null
  /** Cards that are not lost, and that cannot be used all the same. */
  readonly blockedCards: readonly BlockedCard[] | null
  /** The newest orders whose outcome is not known. */
  readonly unknownOrders: readonly string[] | null
  /** Unread messages of agreements that have changed. */
  readonly changedAgreements: readonly string[] | null
  /** Coupons that can be used and rewards that can be claimed, each with its last day. */
  readonly endings: readonly Ending[] | null
  /** Unread messages of what others answered, reviewed or remind of. */
  readonly unreadAnswers: number | null
}

/** One thing that waits. `key` names it as it is now: what has changed is another thing. */
export type Wait =
  | { readonly kind: 'debit'; readonly key: string; readonly plans: readonly WaitingPlan[] }
  | {
      readonly kind: 'document' | 'documentSoon'
      readonly key: string
      readonly rejected: boolean
      readonly until: Date8
    }
  | { readonly kind: 'card' | 'cardReview'; readonly key: string; readonly card: LostCard }
  | { readonly kind: 'cardBlocked'; readonly key: string; readonly card: BlockedCard }
  | { readonly kind: 'order'; readonly key: string; readonly orders: readonly string[] }
  | { readonly kind: 'agreement'; readonly key: string; readonly count: number }
  | {
      readonly kind: 'ending'
      readonly key: string
      readonly coupons: number
      readonly rewards: number
      readonly until: Date8
    }
  | { readonly kind: 'opening'; readonly key: string; readonly left: number }
  | { readonly kind: 'answer'; readonly key: string; readonly count: number }
  | { readonly kind: 'assessment' | 'assessmentSoon'; readonly key: string; readonly until: Date8 }

/** The number of lines that home has for it. */
export const MOST_WAITS = 2
/** The number of days ahead at which a debit that will fail is announced. */
export const DEBIT_NOTICE_DAYS = 7
/** The number of days before its end at which a coupon or a reward is announced. */
const ENDING_DAYS = 3

function debits({ plans, today }: WaitFacts): Wait[] {
  const soon = addDays(today, DEBIT_NOTICE_DAYS)
  const isDue = ({ nextDebitDate }: WaitingPlan) => nextDebitDate !== null && nextDebitDate <= soon
  const stuck = (plans ?? []).filter(
    (plan) =>
      plan.status === 'abnormal' ||
      (plan.status === 'running' && (plan.failures > 0 || (plan.obstacle !== null && isDue(plan)))),
  )
  if (stuck.length === 0) return []
  // Three failures in a row end a plan.
  stuck.sort((a, b) => b.failures - a.failures)
  const key = stuck.map(({ planNo, failures }) => `${planNo}.${failures}`).join(' ')
  return [{ kind: 'debit', key, plans: stuck }]
}

function papers({ document, classUntil, today }: WaitFacts): Wait[] {
  const waits: Wait[] = []
  const until = document?.validDate ?? ''
  const rejected = document?.rejected === true
  const validity = validityOn(until, today, NOTICE_DAYS.document)
  if (rejected || validity === 'expired')
    waits.push({ kind: 'document', key: rejected ? 'rejected' : until, rejected, until })
  else if (validity === 'soon') waits.push({ kind: 'documentSoon', key: until, rejected, until })
  const ofClass = validityOn(classUntil ?? '', today, NOTICE_DAYS.riskClass)
  if (ofClass === 'expired' || ofClass === 'soon') {
    const kind = ofClass === 'soon' ? 'assessmentSoon' : 'assessment'
    waits.push({ kind, key: classUntil ?? '', until: classUntil ?? '' })
  }
  return waits
}

const cards = ({ lostCards }: WaitFacts): Wait[] =>
  (lostCards ?? []).map((card) => ({
    kind: card.requestNo === null ? 'card' : 'cardReview',
    key: card.bankSerial,
    card,
  }))

const blocked = ({ blockedCards }: WaitFacts): Wait[] =>
  (blockedCards ?? []).map((card) => ({ kind: 'cardBlocked', key: card.bankSerial, card }))

const orders = ({ unknownOrders }: WaitFacts): Wait[] =>
  unknownOrders === null || unknownOrders.length === 0
    ? []
    : [{ kind: 'order', key: unknownOrders.join(' '), orders: unknownOrders }]

const agreements = ({ changedAgreements }: WaitFacts): Wait[] =>
  changedAgreements === null || changedAgreements.length === 0
    ? []
    : [{ kind: 'agreement', key: changedAgreements.join(' '), count: changedAgreements.length }]

function ending({ endings, today }: WaitFacts): Wait[] {
  const soon = addDays(today, ENDING_DAYS)
  const due = (endings ?? []).filter(({ lastDay }) => lastDay >= today && lastDay <= soon)
  const days = due.map(({ lastDay }) => lastDay)
  days.sort()
  const [first] = days
  if (first === undefined) return []
  const coupons = due.filter(({ kind }) => kind === 'coupon').length
  return [
    {
      kind: 'ending',
      key: due.map(({ id }) => id).join(' '),
      coupons,
      rewards: due.length - coupons,
      until: first,
    },
  ]
}

const opening = ({ openingLeft }: WaitFacts): Wait[] =>
  openingLeft === null || openingLeft === 0
    ? []
    : [{ kind: 'opening', key: String(openingLeft), left: openingLeft }]

const answers = ({ unreadAnswers }: WaitFacts): Wait[] =>
  unreadAnswers === null || unreadAnswers === 0
    ? []
    : [{ kind: 'answer', key: String(unreadAnswers), count: unreadAnswers }]

/** Names a thing among those that were put off. */
export const waitName = ({ kind, key }: Wait): string => `${kind} ${key}`

/**
 * Returns what home shows: at most two, most urgent first, without what was put off today. `putOff`
 * has the names of what was put off, each with its day.
 */
export function whatWaits(
  facts: WaitFacts,
  putOff: ReadonlyMap<string, Date8> = new Map(),
): readonly Wait[] {
  const waits = [
    ...debits(facts),
    ...papers(facts),
    ...cards(facts),
    ...blocked(facts),
    ...orders(facts),
    ...agreements(facts),
    ...ending(facts),
    ...opening(facts),
    ...answers(facts),
  ].filter((wait) => putOff.get(waitName(wait)) !== facts.today)
  waits.sort((a, b) => WAITS.indexOf(a.kind) - WAITS.indexOf(b.kind))
  return waits.slice(0, MOST_WAITS)
}
