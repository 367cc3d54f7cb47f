import * as v from 'valibot'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { type Goods } from '#test/sandbox/departments/units/goods-catalogue.ts'
import { mallOpened } from './goods-terms.ts'

/** When there are goods again. */
const RESTOCKED_AT = '100000'
/** Of what is sold out at first, from its first morning. */
const FIRST_MORNING = 10

const stockRow = v.object({ supplied: v.number(), taken: v.number(), as_of: v.string() })

/** The last moment by `now` at which goods were filled up. */
const lastRestock = (now: Time14): Time14 => {
  const day = now.slice(0, 8)
  return `${now.slice(8) < RESTOCKED_AT ? addDays(day, -1) : day}${RESTOCKED_AT}`
}

/** The number of pieces ever put in the mall by `now`, and the number of them with users. */
function stockOf(db: Database, it: Goods, first: number, now: Time14) {
  const row = db.get(stockRow, 'SELECT * FROM goods_stock WHERE goods_id = ?', it.goodsId)
  const { supplied, taken, as_of } = row ?? {
    supplied: first,
    taken: 0,
    as_of: mallOpened(db) ?? now,
  }
  if (it.restocks !== true || as_of >= lastRestock(now)) return { supplied, taken }
  return { supplied: taken + (first === 0 ? FIRST_MORNING : first), taken }
}

/** The number of pieces that are left; null where there is no end to them. */
export function goodsLeft(db: Database, it: Goods, now: Time14): number | null {
  if (it.stock === null) return null
  const { supplied, taken } = stockOf(db, it, it.stock, now)
  return supplied - taken
}

/** When what is out of stock is there again; null where it is there, or not to come again. */
export function restockAt(db: Database, it: Goods, now: Time14): Time14 | null {
  if (goodsLeft(db, it, now) !== 0 || it.restocks !== true) return null
  return `${addDays(lastRestock(now).slice(0, 8), 1)}${RESTOCKED_AT}`
}

/** Takes one away, or puts one back; false where none was left. */
export function moveStock(db: Database, it: Goods, by: -1 | 1, now: Time14): boolean {
  if (it.stock === null) return true
  const { supplied, taken } = stockOf(db, it, it.stock, now)
  if (taken - by > supplied) return false
  db.run(
    'INSERT OR REPLACE INTO goods_stock VALUES (?, ?, ?, ?)',
    it.goodsId,
    supplied,
    taken - by,
    now,
  )
  return true
}
