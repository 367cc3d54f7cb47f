import { fundCalendar } from '#test/sandbox/market/overseas-closures.ts'
import * as v from 'valibot'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { isHeldLongEnough } from '#domain/fund/holding-time.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { fundDays } from './purchase-terms.ts'

const lotRow = v.object({
  lot_id: v.number(),
  bank_serial: v.string(),
  origin: v.string(),
  trade_date: v.string(),
  confirm_date: v.string(),
  /** Hundredths. */
  shares: v.number(),
})

export type LotRow = v.InferOutput<typeof lotRow>

/** The place of shares: they belong to a card. */
export interface Place {
  user_id: string
  fund_code: string
  bank_serial: string
}

/** Adds the lot that an order made. */
export function addLot(
  db: Database,
  order: Place & { apply_no: string; trade_date: Date8; confirm_date: Date8 },
  lot: { shares: number; cost: number },
): void {
  db.run(
    `INSERT INTO lots (user_id, fund_code, origin, trade_date, confirm_date, shares, cost, bank_serial)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    order.user_id,
    order.fund_code,
    order.apply_no,
    order.trade_date,
    order.confirm_date,
    lot.shares,
    lot.cost,
    order.bank_serial,
  )
}

/** Lots with shares, oldest first; of one card, or of all. */
export function openLots(
  db: Database,
  where: { user_id: string; fund_code: string; bank_serial?: string | undefined },
): LotRow[] {
  return db.all(
    lotRow,
    `SELECT lot_id, bank_serial, origin, trade_date, confirm_date, shares FROM lots
     WHERE user_id = ? AND fund_code = ? AND bank_serial = coalesce(?, bank_serial) AND shares > 0
     ORDER BY confirm_date, lot_id`,
    where.user_id,
    where.fund_code,
    where.bank_serial ?? null,
  )
}

/** The sum of shares over a card's orders of which `condition` is true. */
function volume(db: Database, place: Place, vol: string, condition: string): number {
  return db.number(
    `SELECT coalesce(sum(${vol}), 0) AS vol FROM orders
       WHERE user_id = ? AND fund_code = ? AND bank_serial = ? AND ${condition}`,
    place.user_id,
    place.fund_code,
    place.bank_serial,
  )
}

/** Business codes of orders in which shares wait: sales with quick withdrawals, and conversions. */
export const SALES = `'24', '98'`
export const CONVERSIONS = `'36'`

const waitingIn = (codes: string) => `business_code IN (${codes}) AND status IN ('3', '5')`

/** Shares in orders under way on one card. */
const waiting = (db: Database, place: Place): number =>
  volume(db, place, 'vol', waitingIn(`${SALES}, ${CONVERSIONS}`))

/** Shares in orders under way of some business codes, over all cards. */
export const waitingShares = (
  db: Database,
  userId: string,
  fundCode: string,
  codes: typeof SALES | typeof CONVERSIONS,
): number =>
  db.number(
    `SELECT coalesce(sum(vol), 0) AS vol FROM orders WHERE user_id = ? AND fund_code = ? AND ${waitingIn(codes)}`,
    userId,
    fundCode,
  )

/** Shares on one card that the registrar froze (31) and has not freed again (32). */
export const forciblyFrozen = (db: Database, place: Place): number =>
  volume(db, place, `iif(business_code = '31', vol, -vol)`, `business_code IN ('31', '32')`)

export interface Usable {
  held: number
  usable: number
  /** In orders under way, frozen by force, or bought too lately to be sold. */
  frozen: number
}

/** The shares that can be sold on `day`: a purchase from T+2 (QDII T+3) on, all others at once. */
export function shareBalance(
  db: Database,
  market: Pick<Market, 'isTradingDay'>,
  fund: Fund,
  place: Omit<Place, 'fund_code'>,
  day: Date8,
): Usable {
  const where = { ...place, fund_code: fund.code }
  let held = 0
  let ripe = 0
  for (const lot of openLots(db, where)) {
    held += lot.shares
    const isDue = isHeldLongEnough(lot.confirm_date, fund.minHoldMonths, day)
    const free =
      lot.trade_date === lot.confirm_date ||
      addTradingDays(
        lot.trade_date,
        fundDays(fund).redeemable,
        fundCalendar([fund], market.isTradingDay),
      ) <= day
    if (free && isDue) ripe += lot.shares
  }
  const usable = Math.max(0, ripe - waiting(db, where) - forciblyFrozen(db, where))
  return { held, usable, frozen: held - usable }
}

/** Takes shares from one lot, and notes for what. */
export function takeFromLot(
  db: Database,
  usedFor: string,
  lot: Pick<LotRow, 'lot_id'>,
  shares: number,
): void {
  db.run('UPDATE lots SET shares = shares - ? WHERE lot_id = ?', shares, lot.lot_id)
  db.run('INSERT INTO lot_uses VALUES (?, ?, ?)', usedFor, lot.lot_id, shares)
}

/** Takes shares from the card's oldest lots and notes which; throws when there are not enough. */
export function takeLots(db: Database, applyNo: string, place: Place, shares: number): void {
  let left = shares
  for (const lot of openLots(db, place)) {
    if (left === 0) break
    const taken = Math.min(left, lot.shares)
    takeFromLot(db, applyNo, lot, taken)
    left -= taken
  }
  if (left > 0) throw new Error(`${applyNo}: ${left} shares short`)
}

/** The lots from which an order took shares, oldest first, each with what was taken of it. */
export function lotsTaken(
  db: Database,
  applyNo: string,
): { confirm_date: Date8; shares: number }[] {
  return db.all(
    v.object({ confirm_date: v.string(), shares: v.number() }),
    `SELECT l.confirm_date, u.shares FROM lot_uses u JOIN lots l USING (lot_id)
     WHERE u.apply_no = ? ORDER BY l.confirm_date, l.lot_id`,
    applyNo,
  )
}
