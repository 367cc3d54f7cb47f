import { unitAmount } from '#domain/ledger/unit-words.ts'
import type * as v from 'valibot'
import type { listInviteRecords, queryInviteHome } from '#api/calls/activities/invite.ts'
import { brand } from '#domain/brand.ts'
import { monthDay } from '#domain/campaign/campaign-words.ts'
import { REWARD_STATE_WORDS, VOID_WORDS, type RewardSide } from '#domain/invite/rewards.ts'
import { STAGE_NAMES } from '#domain/invite/stages.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { now14 } from '#platform/clock.ts'
import { containerName } from '#platform/bridge.ts'

export type InviteHome = v.InferOutput<typeof queryInviteHome.payload>
export type InviteCampaign = InviteHome['campaign']
export type InviteRecord = v.InferOutput<typeof listInviteRecords.payload>['records'][number]
type Reward = InviteRecord['rewards'][number]

/**
 * Returns whether pages may name what inviting brings: not in the messaging app, by its own terms.
 */
export const namesRewards = (): boolean => {
  const name = containerName()
  return name !== 'wechat' && name !== 'mini-program'
}

/** `实名得 100 金币；持有达标得 20 元申购费抵扣券`. */
export function gainText({ gains, ladder }: InviteCampaign, side: RewardSide): string {
  const fixed = gains
    .filter((it) => it.side === side)
    .map(({ stage, title }) => `${STAGE_NAMES[stage]}得 ${title}`)
  const steps =
    side === 'inviter'
      ? ladder.map(
          ({ friends, coins }) => `${friends} 位好友实名得 ${unitAmount(coins, 'plain')} 金币`,
        )
      : []
  return [...fixed, ...steps].join('；')
}

/** `待发放，预计 4月11日`, `未发放：提前赎回`, `3月12日已发放`. */
export function rewardText({ state, reason, time }: Reward): string {
  switch (state) {
    case 'pending':
      return `${REWARD_STATE_WORDS.pending}，预计 ${monthDay(time, now14())}`
    case 'paid':
      return `${formatNearDay(time, now14())} ${REWARD_STATE_WORDS.paid}`
    case 'void':
      return `${REWARD_STATE_WORDS.void}：${reason === null ? '未达到条件' : VOID_WORDS[reason]}`
  }
}

/** Returns what a friend's challenge is at, without amounts. */
export function challengeText(challenge: InviteRecord['challenge']): string | null {
  if (challenge === null) return null
  switch (challenge.state) {
    case 'running':
      return `挑战第${challenge.day}天`
    case 'done':
      return '挑战已完成'
    case 'lapsed':
      return '挑战已失效'
  }
}

/** The text that is copied to remind a friend: without pressure or a reward. */
export const REMINDER = `您在${brand.company}的开户还没有完成，有空时可以继续。是否开户、买入由您自己决定。`
