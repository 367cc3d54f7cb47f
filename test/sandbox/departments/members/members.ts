import * as v from 'valibot'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import {
  aliveOn,
  dayPoints,
  lastPointDay,
  POINT_DAYS,
  type AlivePoints,
  type DayAssets,
} from '#domain/ledger/vip-points.ts'
import { standingAfter, TIERS, type Standing } from '#domain/vip/vip-tiers.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { earnUnits, unitBalance } from '#test/sandbox/departments/units/unit-lots.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { assetsOfDays, assetsToday, COUNTED_AT } from './past-assets.ts'

const memberRow = v.object({
  user_id: v.string(),
  opened_at: v.string(),
  agreement_hash: v.string(),
  tier: v.picklist(TIERS),
  reached_on: v.string(),
  protected_until: v.string(),
})
export type MemberRow = v.InferOutput<typeof memberRow>

export const memberOf = (db: Database, userId: string): MemberRow | undefined =>
  db.get(memberRow, 'SELECT * FROM vip_members WHERE user_id = ?', userId)

/** The tier of a user; 0 of who is no member too. */
export const tierOfUser = (db: Database, userId: string): MemberRow['tier'] =>
  memberOf(db, userId)?.tier ?? 0

/** Points of a member that count. */
export const pointsOf = (db: Database, userId: string): number =>
  unitBalance(db, { unit: UNIT.growth, userId })

export const standingOf = (row: MemberRow): Standing => ({
  tier: row.tier,
  reachedOn: row.reached_on,
  protectedUntil: row.protected_until,
})

/** Notes a day of a member once. Returns its points; 0 where it was noted before. */
function noteDay(db: Database, userId: string, day: Date8, assets: DayAssets): number {
  const points = dayPoints(assets)
  const isNew = db.run(
    'INSERT OR IGNORE INTO vip_days VALUES (?, ?, ?, ?, ?)',
    userId,
    day,
    cents(assets.other),
    cents(assets.money),
    points,
  )
  return isNew === 0 ? 0 : points
}

function bookPoints(db: Database, userId: string, day: Date8, points: number): void {
  if (points === 0) return
  const event = { unit: UNIT.growth, userId, ref: `vip ${day}`, time: `${day}${COUNTED_AT}` }
  earnUnits(db, event, points)
}

function move(db: Database, userId: string, after: Standing): void {
  db.run(
    'UPDATE vip_members SET tier = ?, reached_on = ?, protected_until = ? WHERE user_id = ?',
    after.tier,
    after.reachedOn,
    after.protectedUntil,
    userId,
  )
}

/** Counts the day of every member, and moves its tier. */
export function countMembers(db: Database, market: Market, day: Date8): void {
  for (const row of db.all(memberRow, 'SELECT * FROM vip_members ORDER BY user_id')) {
    const { user_id: userId } = row
    const assets = assetsToday({ db, market }, userId, day)
    bookPoints(db, userId, day, noteDay(db, userId, day, assets))
    move(db, userId, standingAfter(standingOf(row), pointsOf(db, userId), day))
  }
}

interface Opening {
  readonly userId: string
  readonly hash: string
  readonly time: Time14
}

/**
 * Makes a member of a user: the days of the past year are counted at once. What came after, up to
 * `until`, is as if each of those days had been counted on its evening.
 */
export function openMember(
  db: Database,
  market: Market,
  { userId, hash, time }: Opening,
  until: Time14 = time,
): MemberRow {
  const [opened, today] = [time.slice(0, 8), until.slice(0, 8)]
  const last = until.slice(8) >= COUNTED_AT ? today : addDays(today, -1)
  const span = { from: addDays(opened, 1 - POINT_DAYS), to: last }
  return db.transaction(() => {
    const known = memberOf(db, userId)
    if (known) return known
    const alive: AlivePoints[] = []
    let standing: Standing | null = null
    db.run('INSERT INTO vip_members VALUES (?, ?, ?, 0, ?, ?)', userId, time, hash, opened, opened)
    for (const [day, assets] of assetsOfDays({ db, market }, userId, span)) {
      if (day === opened) standing = standingAfter(null, aliveOn(alive, day), day)
      const lastDay = lastPointDay(day)
      const points = noteDay(db, userId, day, assets)
      alive.push({ lastDay, points })
      if (standing !== null) standing = standingAfter(standing, aliveOn(alive, day), day)
      if (lastDay >= today) bookPoints(db, userId, day, points)
    }
    standing ??= standingAfter(null, aliveOn(alive, opened), opened)
    move(db, userId, standing)
    return {
      user_id: userId,
      opened_at: time,
      agreement_hash: hash,
      tier: standing.tier,
      reached_on: standing.reachedOn,
      protected_until: standing.protectedUntil,
    }
  })
}
