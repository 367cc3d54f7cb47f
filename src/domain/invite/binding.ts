/** The people who are tied by an invitation: rules.md#invitations. */
import type { Time14 } from '#domain/calendar/calendar-date.ts'

export const BIND_REFUSALS = ['own', 'bound', 'staff', 'customer', 'circle', 'over'] as const
export type BindRefusal = (typeof BIND_REFUSALS)[number]

/** The facts that decide whether somebody can accept an invitation. */
export type BindFacts = Readonly<Record<BindRefusal, boolean>>

/**
 * Returns why somebody is not tied to who invites, the first that applies; null where they can be.
 */
export const bindRefusal = (facts: BindFacts): BindRefusal | null =>
  BIND_REFUSALS.find((reason) => facts[reason]) ?? null

export const BIND_REFUSAL_WORDS: Record<BindRefusal, string> = {
  own: '这是您自己的邀请，不能邀请自己',
  circle: '这位好友是由您的邀请而来的，不能再邀请您',
  bound: '您已接受过好友的邀请，以最先接受的为准',
  customer: '您已是本公司客户，不能重复受邀',
  staff: '公司员工不参加邀请活动',
  over: '这期邀请活动已结束，您可以按新客户开户',
}

/**
 * Returns whether an invitation would close a circle of any length: somebody from whom the
 * inviter's own invitation comes is the invited person.
 */
export function closesCircle(
  inviterId: string,
  invitedBy: (id: string) => string | undefined,
  isInvited: (id: string) => boolean,
): boolean {
  const seen = new Set<string>()
  for (let id = invitedBy(inviterId); id !== undefined && !seen.has(id); id = invitedBy(id)) {
    if (isInvited(id)) return true
    seen.add(id)
  }
  return false
}

/** The time for which an opened invitation is valid. */
export const TICKET_DAYS = 30

interface Opened {
  readonly validUntil: Time14
}

/** The invitation that counts: the one that was opened first, while it is valid. */
export const firstCome = <I extends Opened>(held: I | null, opened: I, now: Time14): I =>
  held !== null && now < held.validUntil ? held : opened
