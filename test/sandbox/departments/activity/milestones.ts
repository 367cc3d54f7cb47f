import { unitAmount } from '#domain/ledger/unit-words.ts'
import * as v from 'valibot'
import type { queryMilestones } from '#api/calls/coupons/newcomer.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import {
  isOfEdition,
  LESSONS,
  milestoneDay,
  MILESTONES,
  milestoneState,
  type Milestone,
} from '#domain/campaign/newcomer-milestones.ts'
import { couponFrom, grantCoupon } from '#test/sandbox/departments/coupons/book.ts'
import { batchOf } from '#test/sandbox/departments/coupons/batches.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { coinToast, giveOnce, isClaimed, type Toast } from './rewards.ts'

const SCOPE = 'newcomer-2025'
const COUPON = 'first-buy-cut'
const COINS: Readonly<Record<Milestone, number>> = { verified: 30, firstBuy: 0, lessons: 20 }
const source = (milestone: Milestone): string => `milestone ${milestone}`

/** Notes when somebody registered, or verified the name; the first time counts. */
export function noteRegistered(db: Database, userId: string, time: Time14): void {
  db.run('INSERT OR IGNORE INTO newcomers VALUES (?, ?, NULL)', userId, time)
}
export function noteVerified(db: Database, userId: string, time: Time14): void {
  db.run(
    'UPDATE newcomers SET verified_at = ? WHERE user_id = ? AND verified_at IS NULL',
    time,
    userId,
  )
}

const newcomerRow = v.object({ registered_at: v.string(), verified_at: v.nullable(v.string()) })
/** When a user registered; null where that was before it was noted. */
export const registeredAt = (db: Database, userId: string): Time14 | null =>
  db.get(newcomerRow, 'SELECT registered_at, verified_at FROM newcomers WHERE user_id = ?', userId)
    ?.registered_at ?? null

const timeRow = v.object({ time: v.nullable(v.string()) })

/** The times at which a user did the deeds of the milestones, oldest first. */
function times(db: Database, milestone: Milestone, userId: string, verifiedAt: Time14 | null) {
  const all = (sql: string) => db.all(timeRow, sql, userId).flatMap(({ time }) => time ?? [])
  switch (milestone) {
    case 'verified': {
      const assessed = all(
        'SELECT min(test_time) AS time FROM assessments WHERE user_id = ? GROUP BY user_id',
      )
      return [...(verifiedAt === null ? [] : [verifiedAt]), ...assessed].toSorted((a, b) =>
        a.localeCompare(b),
      )
    }
    case 'firstBuy':
      return all(
        `SELECT min(oper_time) AS time FROM orders WHERE user_id = ? AND status = '1'
         AND business_code IN ('20', '22', '39') GROUP BY user_id`,
      )
    case 'lessons':
      return all(
        `SELECT saved_at AS time FROM content_lessons WHERE user_id = ? AND done = 1
         ORDER BY saved_at`,
      )
  }
}

const NEEDED: Readonly<Record<Milestone, number>> = { verified: 2, firstBuy: 1, lessons: LESSONS }

function newcomer(db: Database, user: User | undefined) {
  const row =
    user &&
    db.get(
      newcomerRow,
      'SELECT registered_at, verified_at FROM newcomers WHERE user_id = ?',
      user.user_id,
    )
  return row && isOfEdition(row.registered_at) ? row : null
}

function standing({ db, clock }: World, user: User, milestone: Milestone) {
  const row = newcomer(db, user)
  if (row === null) return null
  const found = times(db, milestone, user.user_id, row.verified_at)
  const lastDay = milestoneDay(milestone, row.registered_at.slice(0, 8))
  const reachedAt = found[NEEDED[milestone] - 1] ?? null
  const claimed = isClaimed(db, { userId: user.user_id, scope: SCOPE, claimId: milestone })
  const state = milestoneState({ reachedAt, claimed, lastDay }, clock.now())
  return { state, lastDay, done: Math.min(found.length, NEEDED[milestone]) }
}

const rewardOf = (milestone: Milestone): string =>
  milestone === 'firstBuy' ? batchOf(COUPON).title : `${unitAmount(COINS[milestone], 'plain')} 金币`

export function milestonesOf(
  world: World,
  user: User | undefined,
): v.InferInput<typeof queryMilestones.payload> {
  const { db, clock } = world
  return {
    serverTime: clock.now(),
    eligible: user === undefined ? null : newcomer(db, user) !== null,
    milestones: MILESTONES.map((milestone) => {
      const own = user && standing(world, user, milestone)
      return {
        milestone,
        reward: rewardOf(milestone),
        lastDay: own?.lastDay ?? null,
        state: own?.state ?? 'open',
        done: own?.done ?? 0,
        of: NEEDED[milestone],
        cardId: (user && couponFrom(db, user.user_id, source(milestone))?.card_id) ?? null,
      }
    }),
  }
}

/** Claims a milestone once; its coupon or coins are there in the same step. */
export function claimMilestone(world: World, user: User, milestone: Milestone): Toast {
  const { db, clock } = world
  const time = clock.now()
  return db.transaction(() => {
    const own = standing(world, user, milestone)
    if (own === null) throw new Refusal(RET.cannotJoin, '仅限活动期间注册的新客户')
    if (own.state === 'missed') throw new Refusal(SHOWN_RET.activityOver, '已过期')
    if (own.state === 'open') throw new Refusal(RET.notEarned, '还没有完成，暂不能领取')
    const coins = COINS[milestone]
    const { user_id: userId } = user
    const gift = coins > 0 ? { unit: UNIT.coin, amount: coins } : null
    giveOnce(db, { userId, scope: SCOPE, claimId: milestone, time }, gift)
    if (coins > 0) return coinToast('新人里程碑', coins)
    const { card_id: cardId } = grantCoupon(db, {
      userId,
      batchId: COUPON,
      source: source(milestone),
      time,
    })
    return {
      ...coinToast('新人里程碑', 0),
      rewardType: '2',
      rewardTxt: rewardOf(milestone),
      cardId,
    }
  })
}

/**
 * The users who registered so many days before a new database begins, and were verified after so
 * many.
 */
const SEEDED: readonly { userId: string; ago: number; verifiedAfter: number | null }[] = [
  { userId: 'li', ago: 4, verifiedAfter: null },
  { userId: 'new', ago: 3, verifiedAfter: 1 },
  { userId: 'chen', ago: 10, verifiedAfter: 2 },
  { userId: 'muted', ago: 80, verifiedAfter: 2 },
  { userId: 'halfway', ago: 40, verifiedAfter: null },
]

export function seedNewcomers(db: Database, userIds: ReadonlySet<string>, now: Time14): void {
  const at = (ago: number) => `${addDays(now.slice(0, 8), -ago)}093000`
  for (const { userId, ago, verifiedAfter } of SEEDED) {
    if (!userIds.has(userId)) continue
    noteRegistered(db, userId, at(ago))
    if (verifiedAfter !== null) noteVerified(db, userId, at(ago - verifiedAfter))
  }
}
