/** The kinds of messages, and for how long each is kept: rules.md#messages. */

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

/** The most characters of a message's title and of its text. */
export const MOST_TITLE = 20
export const MOST_TEXT = 60

/** Says whether none, some or all events of a kind must be sent. */
export type MessageLock = 'none' | 'some' | 'all'

/** Returns how much of a kind must be sent, by all of its events. */
export function messageLock(events: readonly { readonly legal: boolean }[]): MessageLock {
  const legal = events.filter((it) => it.legal).length
  if (legal === 0) return 'none'
  return legal === events.length ? 'all' : 'some'
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
