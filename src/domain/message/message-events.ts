/** The events that are messages, their kind, and the place where each leads: rules.md#messages. */

/** The segments of the list, in their order. */
export const MESSAGE_KINDS = [
  'trade',
  'plan',
  'account',
  'fund',
  'content',
  'report',
  'campaign',
  'notice',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

export const MESSAGE_KIND_NAMES: Readonly<Record<MessageKind, string>> = {
  trade: '交易',
  plan: '定投',
  account: '账户',
  fund: '基金',
  content: '内容',
  report: '报告',
  campaign: '活动',
  notice: '公告',
}

/** The place that a message leads to. */
export type MessagePlace =
  | 'order'
  | 'plan'
  | 'document'
  | 'assessment'
  | 'centre'
  | 'tax'
  | 'security'
  | 'mobile'
  | 'request'
  | 'complaint'
  | 'fund'
  | 'fundReports'
  | 'index'
  | 'question'
  | 'written'
  | 'reply'
  | 'ownContent'
  | 'talk'
  | 'milestone'
  | 'month'
  | 'bill'
  | 'campaigns'
  | 'coins'
  | 'coupon'
  | 'rules'
  | 'announcement'

interface EventRow {
  readonly kind: MessageKind
  /** Must be sent: its kind cannot be switched off for it, and it is kept for two years. */
  readonly legal: boolean
  readonly leadsTo: MessagePlace
}

const row = (kind: MessageKind, leadsTo: MessagePlace, legal: boolean): EventRow => ({
  kind,
  legal,
  leadsTo,
})

export const MESSAGE_EVENTS = {
  /** Accepted after an unknown outcome: the bank has answered at last. */
  orderPaid: row('trade', 'order', true),
  orderCancelled: row('trade', 'order', true),
  orderConfirmed: row('trade', 'order', true),
  orderFailed: row('trade', 'order', true),
  moneyArrived: row('trade', 'order', true),
  dividendReinvested: row('trade', 'order', true),
  holdingChanged: row('trade', 'order', true),
  orderDateMoved: row('trade', 'order', true),
  debitFailed: row('plan', 'plan', true),
  planEnded: row('plan', 'plan', true),
  debitSkipped: row('plan', 'plan', false),
  goalReached: row('plan', 'plan', false),
  planCardChanged: row('plan', 'plan', false),
  debitMoved: row('plan', 'plan', false),
  debitDateMoved: row('plan', 'plan', false),
  deviceSignedIn: row('account', 'security', true),
  accountFrozen: row('account', 'security', true),
  accountUnfrozen: row('account', 'security', true),
  passwordChanged: row('account', 'security', true),
  mobileChanged: row('account', 'mobile', true),
  cardBound: row('account', 'centre', true),
  cardUntied: row('account', 'centre', true),
  documentApproved: row('account', 'document', true),
  documentRejected: row('account', 'document', true),
  documentEnds: row('account', 'document', true),
  assessmentEnds: row('account', 'assessment', true),
  assessmentEnded: row('account', 'assessment', true),
  taxInfoAsked: row('account', 'tax', true),
  requestDecided: row('account', 'request', true),
  complaintExtended: row('account', 'complaint', true),
  complaintAnswered: row('account', 'complaint', true),
  managerChanged: row('fund', 'fund', false),
  fundStarted: row('fund', 'fund', false),
  dividendPaid: row('fund', 'fund', false),
  sharesConverted: row('fund', 'fund', true),
  riskRatingChanged: row('fund', 'fund', true),
  purchaseLimited: row('fund', 'fund', false),
  valueReached: row('fund', 'fund', false),
  percentileReached: row('fund', 'index', false),
  reportPublished: row('fund', 'fundReports', false),
  questionAnswered: row('content', 'question', false),
  replied: row('content', 'reply', false),
  followedWrote: row('content', 'written', false),
  textReviewed: row('content', 'ownContent', false),
  reportDecided: row('content', 'ownContent', false),
  talkSoon: row('content', 'talk', false),
  milestoneDay: row('content', 'milestone', false),
  monthReady: row('report', 'month', false),
  billReady: row('report', 'bill', false),
  campaignBegins: row('campaign', 'campaigns', false),
  campaignEnds: row('campaign', 'campaigns', false),
  rewardReady: row('campaign', 'campaigns', false),
  rewardEnds: row('campaign', 'campaigns', false),
  coinsGiven: row('campaign', 'coins', false),
  coinsEnd: row('campaign', 'coins', false),
  couponGiven: row('campaign', 'coupon', false),
  couponEnds: row('campaign', 'coupon', false),
  couponReturned: row('campaign', 'coupon', false),
  giftTaken: row('campaign', 'coupon', false),
  companyAnnounced: row('notice', 'announcement', false),
  closureAhead: row('notice', 'rules', false),
  agreementChanged: row('notice', 'fund', true),
} as const satisfies Readonly<Record<string, EventRow>>

export type MessageEvent = keyof typeof MESSAGE_EVENTS

export const isMessageEvent = (name: string): name is MessageEvent =>
  Object.prototype.hasOwnProperty.call(MESSAGE_EVENTS, name)

/** The most characters of a message's title and of its text. */
export const MOST_TITLE = 20
export const MOST_TEXT = 60

/** Says whether none, some or all events of a kind must be sent. */
export type MessageLock = 'none' | 'some' | 'all'

export function messageLock(kind: MessageKind): MessageLock {
  const events: readonly EventRow[] = Object.values(MESSAGE_EVENTS)
  const ofKind = events.filter((it) => it.kind === kind)
  const legal = ofKind.filter((it) => it.legal).length
  if (legal === 0) return 'none'
  return legal === ofKind.length ? 'all' : 'some'
}

/** The time for which a message is kept, in days and in months. */
export const KEPT_DAYS = 180
export const KEPT_LEGAL_MONTHS = 24

/** Days before the end of an identity document or of an assessment at which it is announced. */
export const NOTICE_BEFORE_DAYS = 30

/** Days before the end of a joined campaign, a reward, coins or a coupon, at which it is announced. */
export const ENDS_SOON_DAYS = 3

/** Minutes before a talk at which its reminder is sent. */
export const TALK_REMINDER_MINUTES = 30

const MOST_COUNTED = 99

/** The number on a badge; null where nothing is unread. */
export function unreadBadge(count: number): string | null {
  if (count <= 0) return null
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count)
}
