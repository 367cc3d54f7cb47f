import * as v from 'valibot'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import {
  addTradingDays,
  tradingDayOnOrAfter,
  type TradingCalendar,
} from '#domain/calendar/trading-dates.ts'
import type { Closures } from '#test/sandbox/kernel/calendar.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { planCalendar, planRow } from '#test/sandbox/departments/plans/plan-row.ts'
import { orderRow, type Order } from '#test/sandbox/departments/trading/order-row.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { closuresProblem, NOTICES, readClosures } from '#test/sandbox/market/closure-notices.ts'
import { fundCalendar } from '#test/sandbox/market/overseas-closures.ts'
import { tradeMessages } from '#test/sandbox/departments/trading/message-table.ts'
import { planMessages } from '#test/sandbox/departments/plans/message-table.ts'

/** A date before and after the notice. */
interface Calendars {
  readonly before: TradingCalendar
  readonly after: TradingCalendar
}

/** The day as many trading days after the first one as it was before the notice. */
function movedDay(from: Date8, day: Date8, { before, after }: Calendars): Date8 {
  const start = tradingDayOnOrAfter(from, after)
  let count = 0
  for (let at = from; at < day; at = addDays(at, 1)) if (before(addDays(at, 1))) count += 1
  return addTradingDays(start, count, after)
}

function movePlans({ db, market }: World, year: string, time: Time14): number {
  const plans = db.all(
    planRow,
    `SELECT * FROM plans WHERE status = 'running' AND (next_debit >= ? OR skip_date >= ?) ORDER BY seq`,
    `${year}0101`,
    `${year}0101`,
  )
  let moved = 0
  for (const plan of plans) {
    const from = plan.next_debit
    if (from === null) continue
    const after = planCalendar(plan, market)
    const to = tradingDayOnOrAfter(from, after)
    const skip = plan.skip_date === null ? null : tradingDayOnOrAfter(plan.skip_date, after)
    if (to === from && skip === plan.skip_date) continue
    db.run(
      'UPDATE plans SET next_debit = ?, skip_date = ? WHERE plan_no = ?',
      to,
      skip,
      plan.plan_no,
    )
    if (to === from) continue
    moved += 1
    announce(db, planMessages, 'debitDateMoved', { plan, from, to }, time)
  }
  return moved
}

function moveOrder({ db }: World, order: Order, calendars: Calendars, time: Time14): boolean {
  const moved = (day: Date8) => movedDay(order.trade_date, day, calendars)
  const isDone = order.status === '1'
  const tradeDate = isDone
    ? order.trade_date
    : tradingDayOnOrAfter(order.trade_date, calendars.after)
  const confirmDate = isDone ? order.confirm_date : moved(order.confirm_date)
  const incomeDate = isDone ? order.income_date : moved(order.income_date)
  const paymentDate = order.payment_date === null ? null : moved(order.payment_date)
  const arrivalMoved = paymentDate !== order.payment_date
  if (!arrivalMoved && confirmDate === order.confirm_date && incomeDate === order.income_date)
    return false
  db.run(
    `UPDATE orders SET trade_date = ?, confirm_date = ?, income_date = ?, payment_date = ?
     WHERE apply_no = ?`,
    tradeDate,
    confirmDate,
    incomeDate,
    paymentDate,
    order.apply_no,
  )
  if (order.leg_of !== null && order.leg_of !== '') return true
  const [what, from, to] = arrivalMoved
    ? (['arrival', order.payment_date ?? '', paymentDate ?? ''] as const)
    : (['confirmation', order.confirm_date, confirmDate] as const)
  if (from === to) return true
  announce(db, tradeMessages, 'orderDateMoved', { order, moved: { what, from, to } }, time)
  return true
}

/** The calendars of these funds. */
function ownCalendars(
  { market }: World,
  codes: readonly (string | null)[],
  { before, after }: Calendars,
): Calendars {
  const funds = codes.flatMap((code) => market.fund(code ?? '') ?? [])
  return { before: fundCalendar(funds, before), after: fundCalendar(funds, after) }
}

/** Orders that are not confirmed, and those whose money has not arrived. */
function moveOrders(world: World, calendars: Calendars, year: string, time: Time14): number {
  const first = `${year}0101`
  const orders = world.db.all(
    orderRow,
    `SELECT * FROM orders WHERE (status IN ('3', '5', '8') AND (confirm_date >= ? OR income_date >= ? OR payment_date >= ?))
       OR (payout > 0 AND paid = 0 AND payment_date >= ?) ORDER BY seq`,
    first,
    first,
    first,
    first,
  )
  return orders.filter((order) => {
    const codes = [order.fund_code, order.target_fund]
    return moveOrder(world, order, ownCalendars(world, codes, calendars), time)
  }).length
}

const gameRow = v.object({
  seq: v.number(),
  fund_code: v.string(),
  trade_date: v.string(),
  confirm_date: v.string(),
  redeem_date: v.string(),
})

function moveGameOrders(world: World, calendars: Calendars, year: string): void {
  const { db } = world
  const orders = db.all(
    gameRow,
    `SELECT seq, fund_code, trade_date, confirm_date, redeem_date FROM game_orders
     WHERE state = 'pending' AND redeem_date >= ? ORDER BY seq`,
    `${year}0101`,
  )
  for (const order of orders) {
    const own = ownCalendars(world, [order.fund_code], calendars)
    db.run(
      'UPDATE game_orders SET trade_date = ?, confirm_date = ?, redeem_date = ? WHERE seq = ?',
      tradingDayOnOrAfter(order.trade_date, own.after),
      movedDay(order.trade_date, order.confirm_date, own),
      movedDay(order.trade_date, order.redeem_date, own),
      order.seq,
    )
  }
}

export interface Publication {
  readonly publishedUntil: Date8
  /** The numbers of plans and orders that got other dates. */
  readonly plans: number
  readonly orders: number
}

/**
 * Publishes the weekdays on which the exchanges close in a year: debits, confirmations and arrivals
 * that fall on one move, and the users concerned get a message. The same notice again changes
 * nothing. Throws RangeError for another notice of a published year, and for a year out of turn.
 */
export function publishClosures(
  world: World,
  year: string,
  closures: readonly Date8[],
): Publication {
  const { db, clock } = world
  const problem = closuresProblem(year, closures)
  if (problem !== '') throw new RangeError(problem)
  const known = readClosures(db.meta(NOTICES))
  const days = [...new Set(closures)].toSorted()
  const { publishedUntil, isTradingDay: before } = world.market
  if (known[year] !== undefined) {
    if (known[year].join() !== days.join())
      throw new RangeError(`year: other closures of ${year} are published already`)
    return { publishedUntil, plans: 0, orders: 0 }
  }
  const next = String(Number(publishedUntil.slice(0, 4)) + 1)
  if (year !== next) throw new RangeError(`year: ${next} is the next to be published`)
  const now = clock.now()
  if (now.slice(0, 4) >= year) throw new RangeError(`year: ${year} has begun`)
  const notices: Closures = { ...known, [year]: days }
  return db.transaction(() => {
    db.setMeta(NOTICES, JSON.stringify(notices))
    const calendars = { before, after: world.market.isTradingDay }
    const plans = movePlans(world, year, now)
    const orders = moveOrders(world, calendars, year, now)
    moveGameOrders(world, calendars, year)
    return { publishedUntil: world.market.publishedUntil, plans, orders }
  })
}
