import { unitAmount } from '#domain/ledger/unit-words.ts'
import * as v from 'valibot'
import type { listAwards } from '#api/calls/expert.ts'
import { RET } from '#api/endpoint.ts'
import { awardState } from '#domain/content/expert.ts'
import { UNIT } from '#test/sandbox/activity/books.ts'
import { coinToast, giveOnce, type Toast } from '#test/sandbox/activity/rewards.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'

const awardRow = v.object({
  award_id: v.string(),
  user_id: v.string(),
  season_title: v.string(),
  reason: v.string(),
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

function awardView(world: World, it: AwardRow): Award {
  return {
    awardId: it.award_id,
    seasonTitle: it.season_title,
    reason: it.reason,
    rewardType: '1',
    coins: it.coins,
    cardId: null,
    text: `${unitAmount(it.coins, 'plain')} 金币`,
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
      { unit: UNIT.coin, amount: it.coins },
    )
    db.run('UPDATE expert_awards SET claimed_at = ? WHERE award_id = ?', time, awardId)
    const award = awardView(world, { ...it, claimed_at: time })
    return { award, reward: coinToast(it.reason, it.coins) }
  })
}

export interface NewAward {
  readonly awardId: string
  readonly userId: string
  readonly seasonTitle: string
  readonly reason: string
  readonly coins: number
  readonly grantedAt: string
  readonly checkedAt?: string
  readonly until: string
}

/** Grants an award; the same again changes nothing. */
export function grant({ db }: Pick<World, 'db'>, it: NewAward): void {
  db.run(
    'INSERT OR IGNORE INTO expert_awards VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)',
    it.awardId,
    it.userId,
    it.seasonTitle,
    it.reason,
    it.coins,
    it.grantedAt,
    it.checkedAt ?? '',
    it.until,
  )
}
