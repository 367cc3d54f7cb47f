import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { listAwards } from '#api/calls/expert.ts'
import { RET } from '#api/endpoint.ts'
import { awardState } from '#domain/content/expert.ts'
import { UNIT } from '#test/sandbox/activity/books.ts'
import { awardToast, giveOnce, type Toast } from '#test/sandbox/activity/rewards.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'

const awardRow = v.object({
  award_id: v.string(),
  user_id: v.string(),
  season_title: v.string(),
  reason: v.string(),
  reward_type: v.picklist(['1', '2']),
  coins: v.number(),
  granted_at: v.string(),
  checked_at: v.string(),
  until: v.string(),
  claimed_at: v.nullable(v.string()),
})
type AwardRow = v.InferOutput<typeof awardRow>
type Award = v.InferInput<typeof listAwards.payload>['awards'][number]

/** Where awards are claimed, among all that is claimed. */
const SCOPE = 'expert-awards'

const stateOf = ({ clock }: World, it: AwardRow) =>
  awardState({ checkedAt: it.checked_at, until: it.until, claimedAt: it.claimed_at }, clock.now())

const cardOf = (it: AwardRow): string | null =>
  it.reward_type === '2'
    ? createHash('sha256').update(`coupon|${SCOPE}|${it.award_id}`).digest('hex').slice(0, 24)
    : null

function awardView(world: World, it: AwardRow): Award {
  const isCoins = it.reward_type === '1'
  return {
    awardId: it.award_id,
    seasonTitle: it.season_title,
    reason: it.reason,
    rewardType: it.reward_type,
    coins: isCoins ? it.coins : null,
    cardId: cardOf(it),
    text: isCoins ? `${it.coins} 金币` : '申购费优惠券 1 张',
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
  expired: [RET.activityOver, '奖励已过期'],
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
      it.reward_type === '1' ? { unit: UNIT.coin, amount: it.coins } : null,
    )
    db.run('UPDATE expert_awards SET claimed_at = ? WHERE award_id = ?', time, awardId)
    const award = awardView(world, { ...it, claimed_at: time })
    return { award, reward: awardToast(award) }
  })
}

export interface NewAward {
  readonly awardId: string
  readonly userId: string
  readonly seasonTitle: string
  readonly reason: string
  /** 0: a coupon. */
  readonly coins: number
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
    it.coins > 0 ? '1' : '2',
    it.coins,
    it.grantedAt,
    it.checkedAt ?? '',
    it.until,
  )
}
