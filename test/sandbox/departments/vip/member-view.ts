import * as v from 'valibot'
import type { listVipPoints, queryVip } from '#api/calls/vip/vip.ts'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import {
  ageingWithin,
  dayOfPoints,
  lastPointDay,
  pointsOn,
  type AlivePoints,
} from '#domain/ledger/vip-points.ts'
import { nextTier, TIER_POINTS, TIERS } from '#domain/vip/vip-tiers.ts'
import { unmetNeeds } from '#test/sandbox/departments/members/needs.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { memberOf, pointsOf, type MemberRow } from '#test/sandbox/departments/members/members.ts'

type Day = v.InferInput<typeof listVipPoints.payload>['records'][number]
type Member = NonNullable<v.InferInput<typeof queryVip.payload>['member']>

const AGEING_DAYS = 30

const dayRow = v.object({
  date: v.string(),
  other: v.number(),
  money: v.number(),
  points: v.number(),
})

const dayView = ({ date, other, money, points }: v.InferOutput<typeof dayRow>): Day => ({
  date,
  other: yuan(other),
  money: yuan(money),
  points,
  lastDay: lastPointDay(date),
})

/** The days of a member, newest first. */
export const pointDays = (db: Database, userId: string): Day[] =>
  db
    .all(
      dayRow,
      'SELECT date, other, money, points FROM vip_days WHERE user_id = ? ORDER BY date DESC',
      userId,
    )
    .map(dayView)

const lotRow = v.object({ expires_at: v.string(), amount: v.number() })

const aliveLots = (db: Database, userId: string): AlivePoints[] =>
  db
    .all(
      lotRow,
      `SELECT expires_at, amount FROM unit_lots WHERE user_id = ? AND unit = 'GROWTH' AND amount > 0`,
      userId,
    )
    .map(({ expires_at: lastDay, amount }) => ({ lastDay, points: amount }))

function memberView(db: Database, row: MemberRow, now: Time14): Member {
  const { user_id: userId, tier, protected_until: protectedUntil } = row
  const today = now.slice(0, 8)
  const alive = aliveLots(db, userId)
  const latest = pointDays(db, userId)[0] ?? null
  const outlook = {
    alive,
    perDay: latest?.points ?? 0,
    countedThrough: latest?.date ?? addDays(today, -1),
  }
  const next = nextTier(tier)
  return {
    openedAt: row.opened_at,
    tier,
    reachedOn: row.reached_on,
    protectedUntil,
    points: pointsOf(db, userId),
    latest,
    ageing: [...ageingWithin(alive, today, AGEING_DAYS)],
    nextTierOn: next === null ? null : dayOfPoints(outlook, TIER_POINTS[next]),
    pointsAtEnd: pointsOn(outlook, protectedUntil > today ? protectedUntil : today),
  }
}

/** The points that the tiers take, and the own standing. */
export function vipView(
  { db, clock }: World,
  user: User | undefined,
): v.InferInput<typeof queryVip.payload> {
  const now = clock.now()
  const row = user === undefined ? undefined : memberOf(db, user.user_id)
  const unmet = user === undefined || row ? [] : unmetNeeds({ db }, user, ['verified'])
  return {
    serverTime: now,
    tiers: TIERS.filter((tier) => tier > 0).map((tier) => ({ tier, least: TIER_POINTS[tier] })),
    member: row === undefined ? null : memberView(db, row, now),
    unmet: unmet[0]?.reason ?? '',
  }
}
