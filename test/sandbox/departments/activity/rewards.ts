import { unitAmount } from '#domain/ledger/unit-words.ts'
import { taskReward } from '#domain/reward/reward-target.ts'
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import type { rewardToast } from '#api/entities.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import type { LedgerUnit } from '#domain/ledger/unit-rules.ts'
import { grantCoupon } from '#test/sandbox/departments/coupons/book.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { earnUnits } from '#test/sandbox/departments/units/unit-lots.ts'
import { INVITE_COINS, type Reward } from './catalogue.ts'

export type Toast = v.InferOutput<typeof rewardToast>

/** A claim with its user: it can be there only once. */
export interface Claim {
  userId: string
  /** The activity, or what else the id is unique in. */
  scope: string
  claimId: string
  time: Time14
}

export function isClaimed(db: Database, claim: Omit<Claim, 'time'>): boolean {
  return db.has(
    'SELECT time FROM activity_claims WHERE user_id = ? AND scope = ? AND claim_id = ?',
    claim.userId,
    claim.scope,
    claim.claimId,
  )
}

/** Notes the claim and books what it gives, in one step. RET.alreadyClaimed the second time. */
export function giveOnce(
  db: Database,
  claim: Claim,
  gift: { unit: LedgerUnit; amount: number; lastDay?: Date8 } | null,
): void {
  db.transaction(() => {
    const isNew = db.run(
      'INSERT OR IGNORE INTO activity_claims VALUES (?, ?, ?, ?)',
      claim.userId,
      claim.scope,
      claim.claimId,
      claim.time,
    )
    if (isNew === 0) throw new Refusal(RET.alreadyClaimed, '奖励已领取，不能重复领取')
    if (!gift) return
    const { userId, scope, claimId, time } = claim
    const event = { unit: gift.unit, userId, ref: `${scope} ${claimId}`, time }
    earnUnits(db, event, gift.amount, gift.lastDay)
  })
}

/** Gives both sides the reward of an accepted invitation, once. */
export function rewardInvitation(
  db: Database,
  it: { activityId: string; userId: string; invitedBy: string; time: Time14 },
): void {
  const claimId = `invite-${it.activityId}-${it.userId}`
  for (const userId of [it.userId, it.invitedBy]) {
    const claim = { userId, scope: 'invite', claimId, time: it.time }
    giveOnce(db, claim, { unit: UNIT.coin, amount: INVITE_COINS })
  }
}

/** The coupons of activities. */
const REWARD_BATCH = 'reward-cut'

/** Claims a reward of an activity. A coupon is there with its claim, in one step. */
export function claimReward(db: Database, claim: Omit<Claim, 'claimId'>, reward: Reward): Toast {
  const unit = { '1': UNIT.coin, '2': null, '3': UNIT.draw }[reward.rewardType]
  const cardId = rewardCard(claim, reward)
  db.transaction(() => {
    giveOnce(
      db,
      { ...claim, claimId: reward.rewardId },
      unit === null ? null : { unit, amount: reward.amount },
    )
    if (cardId === null) return
    const { userId, scope, time } = claim
    const source = `reward ${scope} ${reward.rewardId}`
    grantCoupon(db, { userId, batchId: REWARD_BATCH, source, time, cardId })
  })
  return newRewardToast({
    title: reward.title,
    rewardType: reward.rewardType,
    goldCount: reward.rewardType === '1' ? reward.amount : null,
    rewardTxt: rewardText(reward),
    cardId,
  })
}

export function coinToast(title: string, coins: number): Toast {
  return newRewardToast({
    title,
    // A badge is in words alone.
    rewardType: coins > 0 ? '1' : '3',
    goldCount: coins > 0 ? coins : null,
    rewardTxt: taskReward(coins),
    cardId: null,
  })
}

export const newRewardToast = (it: Omit<Toast, 'btnText' | 'processForwardInfo'>): Toast => ({
  ...it,
  btnText: '知道了',
  processForwardInfo: null,
})

export function rewardText(reward: Reward): string {
  switch (reward.rewardType) {
    case '1':
      return `${unitAmount(reward.amount, 'plain')} 金币`
    case '2':
      return '申购费优惠券 1 张'
    case '3':
      return `${reward.amount} 次抽奖机会`
  }
}

/** The coupon that a reward is for its user; null for a reward of another kind. */
export function rewardCard(
  { userId, scope }: { userId: string; scope: string },
  reward: Reward,
): string | null {
  if (reward.rewardType !== '2') return null
  const parts = ['coupon', scope, reward.rewardId, userId]
  return createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 24)
}
