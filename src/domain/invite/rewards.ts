/** The reward of an invitation, and the cases without one: rules.md#invitations. */
import type { Time14 } from '#domain/calendar/calendar-date.ts'

export const VOID_REASONS = ['soldEarly', 'overCap', 'noBudget', 'risk', 'late'] as const
export type VoidReason = (typeof VOID_REASONS)[number]

export const VOID_WORDS: Record<VoidReason, string> = {
  soldEarly: '提前卖出',
  overCap: '超出上限',
  noBudget: '预算已用完',
  risk: '风控核查未通过',
  late: '超出活动期限',
}

export const SIDES = ['inviter', 'friend'] as const
export type RewardSide = (typeof SIDES)[number]

export const REWARD_STATES = ['pending', 'paid', 'void'] as const
export type RewardState = (typeof REWARD_STATES)[number]
export const REWARD_STATE_WORDS: Record<RewardState, string> = {
  pending: '待发放',
  paid: '已发放',
  void: '未发放',
}

/** The most that one who invites is rewarded for, in friends. */
export interface RewardCaps {
  readonly month: number
  readonly campaign: number
}

/** The facts that decide over one reward. */
export interface RewardFacts {
  readonly side: RewardSide
  readonly dueTime: Time14
  /** The time when the campaign pays for the last time. */
  readonly paysUntil: Time14
  /** The time when shares of the lot were ordered to be sold; null where none were. */
  readonly soldAt: Time14 | null
  /** A check of the provider's found something. */
  readonly atRisk: boolean
  /** Rewards of the same stage that the inviter has had. */
  readonly paid: { readonly month: number; readonly campaign: number }
  readonly caps: RewardCaps
  /** The coins that the campaign has left, and the part that this reward takes. */
  readonly budgetLeft: number
  readonly cost: number
}

export type RewardOutcome =
  | { readonly state: 'pending' }
  | { readonly state: 'paid' }
  | { readonly state: 'void'; readonly reason: VoidReason }

const isVoid = (reason: VoidReason): RewardOutcome => ({ state: 'void', reason })

/**
 * Returns what becomes of a reward at a moment. A sale that was ordered before its day voids it at
 * once.
 */
export function rewardOutcome(facts: RewardFacts, now: Time14): RewardOutcome {
  const { side, dueTime, paysUntil, soldAt, atRisk, paid, caps, budgetLeft, cost } = facts
  if (soldAt !== null && soldAt < dueTime) return isVoid('soldEarly')
  if (dueTime >= paysUntil) return isVoid('late')
  if (now < dueTime) return { state: 'pending' }
  if (atRisk) return isVoid('risk')
  if (side === 'inviter' && (paid.month >= caps.month || paid.campaign >= caps.campaign))
    return isVoid('overCap')
  return budgetLeft < cost ? isVoid('noBudget') : { state: 'paid' }
}

/**
 * Returns what stops further rewards for who invites, said before they invite; null where nothing
 * does.
 */
export function stopOf(
  paid: RewardFacts['paid'],
  caps: RewardCaps,
  budgetLeft: number,
): 'budget' | 'campaign' | 'month' | null {
  if (budgetLeft <= 0) return 'budget'
  if (paid.campaign >= caps.campaign) return 'campaign'
  return paid.month >= caps.month ? 'month' : null
}

export const STOP_WORDS = {
  budget: '活动预算已用完，继续邀请不再发放奖励',
  campaign: '您的活动奖励已达上限，继续邀请不再发放奖励',
  month: '您本月的奖励已达上限，下月可继续获得',
} as const

/** A step of a ladder, or a task of a month: so many friends bring so many coins. */
export interface LadderStep {
  readonly friends: number
  readonly coins: number
}

/** The steps that a number of friends has reached. */
export const reachedSteps = <S extends LadderStep>(ladder: readonly S[], friends: number) =>
  ladder.filter((step) => step.friends <= friends)
