import * as v from 'valibot'
import type { listAwards } from '#api/calls/expert.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { awardState } from '#domain/content/expert.ts'
import { taskReward } from '#domain/reward/reward-target.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import {
  coinToast,
  giveOnce,
  newRewardToast,
  type Toast,
} from '#test/sandbox/departments/activity/rewards.ts'
import { batchOf } from '#test/sandbox/departments/coupons/batches.ts'
import { couponNo, grantCoupon } from '#test/sandbox/departments/coupons/book.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { couponMessages } from '#test/sandbox/departments/coupons/message-table.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

const awardRow = v.object({
  award_id: v.string(),
  user_id: v.string(),
  season_title: v.string(),
  reason: v.string(),
  coins: v.nullable(v.number()),
  /** Of a coupon in place of coins. */
  batch_id: v.nullable(v.string()),
  granted_at: v.string(),
  checked_at: v.string(),
  until: v.string(),
  claimed_at: v.nullable(v.string()),
})
type AwardRow = v.InferOutput<typeof awardRow>
type Award = v.InferInput<typeof listAwards.payload>['awards'][number]

/** The scope of the claims of awards, among all claims. */
const SCOPE = 'expert-awards'

/** The name of an award's coupon: the same award makes one coupon. */
const couponSource = ({ award_id }: AwardRow) => `${SCOPE} ${award_id}`
const cardOf = (it: AwardRow) => couponNo('coupon', it.user_id, couponSource(it))

const stateOf = ({ clock }: World, it: AwardRow) =>
  awardState({ checkedAt: it.checked_at, until: it.until, claimedAt: it.claimed_at }, clock.now())

function awardView(world: World, it: AwardRow): Award {
  return {
    awardId: it.award_id,
    seasonTitle: it.season_title,
    reason: it.reason,
    rewardType: it.batch_id === null ? '1' : '2',
    coins: it.coins,
    // The coupon is there once it was claimed.
    cardId: it.claimed_at === null || it.batch_id === null ? null : cardOf(it),
    text: it.batch_id === null ? taskReward(it.coins ?? 0) : `${batchOf(it.batch_id).title} 1 张`,
    state: stateOf(world, it),
    grantedAt: it.granted_at,
    until: it.until,
    claimedAt: it.claimed_at,
  }
}

const awardsOf = ({ db }: World, user: User) =>
  db.all(
    awardRow,
    'SELECT * FROM expert_awards WHERE user_id = ? ORDER BY granted_at DESC, award_id',
    user.user_id,
  )

export const ownAwards = (world: World, user: User): Award[] =>
  awardsOf(world, user).map((it) => awardView(world, it))

export const openAwards = (world: World, user: User): number =>
  awardsOf(world, user).filter((it) => stateOf(world, it) === 'open').length

const CLOSED = {
  checking: [RET.notEarned, '奖励正在核实，核实完成后可以领取'],
  claimed: [RET.alreadyClaimed, '奖励已领取，不能重复领取'],
  expired: [SHOWN_RET.activityOver, '奖励已过期，不能再领取'],
} as const

/** Gives an award to its user, once: the claim, the coins and the date are one transaction. */
export function claim(world: World, user: User, awardId: string): { award: Award; reward: Toast } {
  const { db, clock } = world
  return db.transaction(() => {
    const find = () =>
      db.get(
        awardRow,
        'SELECT * FROM expert_awards WHERE award_id = ? AND user_id = ?',
        awardId,
        user.user_id,
      )
    const it = find()
    if (!it) throw new Refusal(RET.notFound, '没有这份奖励')
    const state = stateOf(world, it)
    if (state !== 'open') {
      const [code, words] = CLOSED[state]
      throw new Refusal(code, words)
    }
    const time = clock.now()
    giveOnce(
      db,
      { userId: user.user_id, scope: SCOPE, claimId: awardId, time },
      it.coins === null ? null : { unit: UNIT.coin, amount: it.coins },
    )
    if (it.batch_id !== null) giveCoupon(db, it, it.batch_id, time)
    db.run('UPDATE expert_awards SET claimed_at = ? WHERE award_id = ?', time, awardId)
    const award = awardView(world, { ...it, claimed_at: time })
    const reward = award.cardId === null ? coinToast(it.reason, it.coins ?? 0) : couponToast(award)
    return { award, reward }
  })
}

/** Gives the coupon of an award, and says so. */
function giveCoupon(db: Database, it: AwardRow, batchId: string, time: Time14): void {
  const coupon = grantCoupon(db, {
    userId: it.user_id,
    batchId,
    source: couponSource(it),
    time,
  })
  announce(db, couponMessages, 'couponGiven', { coupon }, time)
}

const couponToast = ({ reason, text, cardId }: Award): Toast =>
  newRewardToast({ title: reason, rewardType: '2', goldCount: null, rewardTxt: text, cardId })

export interface NewAward {
  readonly awardId: string
  readonly userId: string
  readonly seasonTitle: string
  readonly reason: string
  /** Coins, or a coupon of a batch. */
  readonly gift: { readonly coins: number } | { readonly batchId: string }
  readonly grantedAt: string
  readonly checkedAt?: string
  readonly until: string
}

/** Grants an award; the same again changes nothing. */
export function grant({ db }: Pick<World, 'db'>, it: NewAward): void {
  db.run(
    'INSERT OR IGNORE INTO expert_awards VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)',
    it.awardId,
    it.userId,
    it.seasonTitle,
    it.reason,
    'coins' in it.gift ? it.gift.coins : null,
    'batchId' in it.gift ? it.gift.batchId : null,
    it.grantedAt,
    it.checkedAt ?? '',
    it.until,
  )
}
