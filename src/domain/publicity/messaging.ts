/** The rules of the messaging app for pages that are opened in it, and for shares there. */
import type { Date8 } from '#domain/calendar/calendar-date.ts'

interface MessagingRule {
  readonly source: { readonly title: string; readonly from: Date8 }
  /** The day on which it was last compared with its source. */
  readonly asOf: Date8
}

export const MESSAGING_SOURCE = {
  title: '即时通信应用外部链接内容管理规范',
  from: '20191028',
} as const
const AS_OF = '20261101'

/**
 * The acts that a reward may never be given for: the act itself of sharing, following or loading
 * something down, or the taps of others. What somebody invited does for themselves is no such act.
 */
export const UNREWARDED = {
  source: MESSAGING_SOURCE,
  asOf: AS_OF,
  acts: ['share', 'follow', 'download', 'help', 'collect'],
} as const satisfies MessagingRule & { readonly acts: readonly string[] }
export type UnrewardedAct = (typeof UNREWARDED)['acts'][number]

const UNREWARDED_ACTS: ReadonlySet<string> = new Set(UNREWARDED.acts)

/** Returns whether an act, or a task whose name begins with it, may be what a reward counts. */
export const mayReward = (name: string): boolean =>
  !UNREWARDED_ACTS.has(name.split(/[_-]/)[0] ?? '')

/** The place where pages of inviters do not name what an inviter gets. */
export const UNNAMED_INVITER_REWARD = {
  source: MESSAGING_SOURCE,
  asOf: AS_OF,
  hosts: ['wechat', 'mini-program'],
} as const satisfies MessagingRule & { readonly hosts: readonly string[] }

const HOSTS: ReadonlySet<string> = new Set(UNNAMED_INVITER_REWARD.hosts)

/** Returns whether a reward is what an inviter gets, by its id. */
export const isInviterReward = (rewardId: string): boolean => /^invite(?![a-z])/.test(rewardId)

/** Returns whether a page in a container may name what an inviter gets. */
export const namesInviterReward = (host: string): boolean => !HOSTS.has(host)
