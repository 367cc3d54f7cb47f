import * as v from 'valibot'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { AccountDay } from '#domain/bill/deepest-fall.ts'
import { lastOnOrBefore, sharesOfShare } from '#domain/fund/performance.ts'
import { divide, multiply, roundCent, sum, toFloat, type Decimal } from '#domain/money/money.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { ENDED_INSTALMENTS } from '#test/sandbox/departments/plans/instalment.ts'
import type { Movement } from '#test/sandbox/departments/plans/user-books.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'

/** The days of a bill, and the moment as of which its values are out. */
export interface BillSpan {
  readonly first: Date8
  readonly last: Date8
  readonly now: Time14
}

interface Day extends AccountDay {
  readonly holds: boolean
}

/** The account day by day, for statistics: what it is worth, what was paid in, whether it holds. */
export function accountDays(
  market: Market,
  movements: readonly Movement[],
  { first, last, now }: BillSpan,
): Day[] {
  const shares = new Map<string, number>()
  const inTransit = new Map<string, number>()
  const days: Day[] = []
  let at = 0
  const take = (day: Date8): number => {
    let flow = 0
    for (; at < movements.length; at += 1) {
      const movement = movements[at]
      if (movement === undefined || movement.time.slice(0, 8) > day) break
      flow += movement.paidIn
      for (const [code, amount] of movement.shares) plus(shares, code, amount)
      for (const [code, amount] of movement.inTransit) plus(inTransit, code, amount)
    }
    return flow
  }
  take(addDays(first, -1))
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const flow = take(day)
    let worth = 0
    for (const [code, amount] of shares) {
      if (amount === 0) continue
      const points = market.rawPoints(code, now)
      worth += amount * toFloat(points[lastOnOrBefore(points, day)]?.nav ?? '0')
    }
    for (const amount of inTransit.values()) worth += amount
    const holds = [...shares.values()].some((amount) => amount > 0)
    days.push({ date: day, worth, flow, holds })
  }
  return days
}

const plus = (map: Map<string, number>, key: string, amount: number) =>
  map.set(key, (map.get(key) ?? 0) + amount)

const instalmentRow = v.object({
  fund_code: v.string(),
  state: v.picklist(['paid', 'failed', 'skipped']),
  amount: v.number(),
  debit_date: v.string(),
})

/** The year's instalments, and what those that were paid have become, fees apart. */
export function planYear(db: Database, market: Market, userId: string, span: BillSpan) {
  const records = db.all(
    instalmentRow,
    `SELECT p.fund_code, r.state, r.amount, r.debit_date FROM ${ENDED_INSTALMENTS} r
     JOIN plans p USING (plan_no)
     WHERE p.user_id = ? AND r.debit_date BETWEEN ? AND ? ORDER BY r.debit_date`,
    userId,
    span.first,
    span.last,
  )
  const paid = records.filter(({ state }) => state === 'paid')
  const count = (state: string) => records.filter((it) => it.state === state).length
  const grown = (code: string, from: Date8, amount: number) =>
    multiply(yuan(amount), growth(market, code, from, span))
  const starts = new Map<string, Date8>()
  for (const { fund_code: code, debit_date: day } of paid)
    if (!starts.has(code)) starts.set(code, day)
  const value = sum(paid.map((it) => grown(it.fund_code, it.debit_date, it.amount)))
  const lump = sum(
    paid.map((it) => grown(it.fund_code, starts.get(it.fund_code) ?? it.debit_date, it.amount)),
  )
  return {
    paid: paid.length,
    failed: count('failed'),
    skipped: count('skipped'),
    paidAmount: yuan(paid.reduce((all, it) => all + it.amount, 0)),
    value: roundCent(value),
    lump: paid.length < 2 ? null : roundCent(lump),
  }
}

/** The worth of one yuan at the value of a day by the span's end, with its dividends. */
function growth(market: Market, code: string, from: Date8, { last, now }: BillSpan): Decimal {
  const points = market.rawPoints(code, now)
  const start = points[lastOnOrBefore(points, from)]
  const end = points[lastOnOrBefore(points, last)]
  if (start === undefined || end === undefined) return '1'
  let shares: Decimal = divide('1', start.nav)
  for (const point of points) {
    if (point.date <= from || point.date > last) continue
    const more = sharesOfShare(point)
    if (more !== null) shares = multiply(shares, more)
  }
  return multiply(shares, end.nav)
}

const amountRow = v.object({ times: v.number(), amount: v.number() })

/** Dividends whose day was in the span, in cash and reinvested. */
export function dividendYear(db: Database, userId: string, { first, last }: BillSpan) {
  const row = db.get(
    amountRow,
    `SELECT count(*) AS times, coalesce(sum(net), 0) AS amount FROM orders
     WHERE user_id = ? AND business_code = '43' AND status = '1' AND trade_date BETWEEN ? AND ?`,
    userId,
    first,
    last,
  )
  return { times: row?.times ?? 0, amount: yuan(row?.amount ?? 0) }
}

/** The fees of orders that were confirmed in the span. */
export function feeYear(db: Database, userId: string, { first, last }: BillSpan): string {
  const row = db.get(
    amountRow,
    `SELECT count(*) AS times, coalesce(sum(fee), 0) AS amount FROM orders
     WHERE user_id = ? AND status = '1' AND confirm_date BETWEEN ? AND ?`,
    userId,
    first,
    last,
  )
  return yuan(row?.amount ?? 0)
}

const orderRow = v.object({
  fund_code: v.string(),
  business_code: v.string(),
  amount: v.number(),
  day: v.string(),
})

/** Confirmed purchases and sales up to the span's end, oldest first. */
export function ordersUntil(db: Database, userId: string, last: Date8) {
  return db
    .all(
      orderRow,
      `SELECT fund_code, business_code, amount, trade_date AS day FROM orders
       WHERE user_id = ? AND status = '1' AND business_code IN ('20', '22', '39', '24')
       AND trade_date <= ? ORDER BY trade_date, seq`,
      userId,
      last,
    )
    .map(({ fund_code: fundCode, business_code: code, amount, day }) => ({
      fundCode,
      amount,
      day,
      isPurchase: code !== '24',
    }))
}
