import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { Goods } from '#test/sandbox/departments/units/goods-catalogue.ts'

const OPENED = 'mall_opened'

/** The first moment of the mall: seasons count from its day. */
export function openMallAt(db: Database, began: Time14): void {
  db.setMeta(OPENED, began)
}

export const mallOpened = (db: Database): Time14 | null => db.meta(OPENED)

/** From when until when goods of a season can be had. */
export function seasonOf(db: Database, it: Goods): { from: Time14 | null; until: Time14 | null } {
  const day = mallOpened(db)?.slice(0, 8)
  if (it.season === undefined || day === undefined) return { from: null, until: null }
  return {
    from: `${addDays(day, it.season.from)}100000`,
    until: `${addDays(day, it.season.to)}100000`,
  }
}

/** Cents that a member has put into what is held: no entity has a flag for members. */
const MEMBER_FROM = 50_000_000

export const isMember = (db: Database, user: User): boolean =>
  db.number(
    'SELECT coalesce(sum(cost), 0) AS cost FROM lots WHERE user_id = ? AND shares > 0',
    user.user_id,
  ) >= MEMBER_FROM

/** The number of pieces that the user has had, or is to have. */
export const exchangesOf = (db: Database, userId: string, it: Goods): number =>
  db.number(
    `SELECT count(*) AS used FROM exchanges
     WHERE user_id = ? AND goods_id = ? AND state NOT IN ('cancelled', 'failed')`,
    userId,
    it.goodsId,
  )
