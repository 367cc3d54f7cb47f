import * as v from 'valibot'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { add, multiply, roundCent } from '#domain/money/money.ts'
import type { DayAssets } from '#domain/ledger/vip-points.ts'
import { publishedThrough, type Market } from '#test/sandbox/kernel/market/market.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account } from '#test/sandbox/kernel/store/ledger.ts'

/** When the points of a day are counted. */
export const COUNTED_AT = '203000'

const moveRow = v.object({ unit: v.string(), time: v.string(), amount: v.number() })
type MoveRow = v.InferOutput<typeof moveRow>

/** Shares of each fund as the books have them now, as one move. */
const heldNow = (db: Database, userId: string): readonly MoveRow[] =>
  db.all(
    moveRow,
    `SELECT unit, '' AS time, sum(amount) AS amount FROM entries WHERE account = ? GROUP BY unit`,
    account.holder(userId),
  )

/** Shares of each fund when the first day is counted, as one move, and each change after it. */
function movesIn(db: Database, userId: string, from: string, to: string): readonly MoveRow[] {
  const holder = account.holder(userId)
  const before = db.all(
    moveRow,
    `SELECT e.unit, '' AS time, sum(e.amount) AS amount
     FROM entries e JOIN journals j USING (journal_id)
     WHERE e.account = ? AND j.time <= ? GROUP BY e.unit`,
    holder,
    from,
  )
  const later = db.all(
    moveRow,
    `SELECT e.unit, j.time, e.amount FROM entries e JOIN journals j USING (journal_id)
     WHERE e.account = ? AND j.time > ? AND j.time <= ? ORDER BY j.time`,
    holder,
    from,
    to,
  )
  return [...before, ...later]
}

function byUnit(all: readonly MoveRow[]): ReadonlyMap<string, readonly MoveRow[]> {
  const units = new Map<string, MoveRow[]>()
  for (const row of all) {
    const known = units.get(row.unit)
    if (known) known.push(row)
    else units.set(row.unit, [row])
  }
  return units
}

type Held = { readonly db: Database; readonly market: Market }

/**
 * The assets of a user at the end of each day, by the books: confirmed shares at the value that was
 * out when the day was counted.
 */
export function assetsOfDays(
  { db, market }: Held,
  userId: string,
  span: { readonly from: Date8; readonly to: Date8 },
): ReadonlyMap<Date8, DayAssets> {
  const last = `${span.to}${COUNTED_AT}`
  return valued(market, movesIn(db, userId, `${span.from}${COUNTED_AT}`, last), span)
}

/** The same of the day on which it is counted, before anything later is booked. */
export const assetsToday = ({ db, market }: Held, userId: string, day: Date8): DayAssets =>
  valued(market, heldNow(db, userId), { from: day, to: day }).get(day) ?? NOTHING

const NOTHING: DayAssets = { other: '0.00', money: '0.00' }

function valued(
  market: Market,
  all: readonly MoveRow[],
  span: { readonly from: Date8; readonly to: Date8 },
): ReadonlyMap<Date8, DayAssets> {
  const days = new Map<Date8, DayAssets>()
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) days.set(day, NOTHING)
  const last = `${span.to}${COUNTED_AT}`
  for (const [code, moves] of byUnit(all)) {
    const fund = market.fund(code)
    if (!fund) continue
    const points = market.rawPoints(code, last)
    let held = 0
    let next = 0
    for (const [day, before] of days) {
      const time = `${day}${COUNTED_AT}`
      for (; next < moves.length && (moves[next]?.time ?? '') <= time; next++)
        held += moves[next]?.amount ?? 0
      if (held <= 0) continue
      const out = publishedThrough(fund, time, market.isTradingDay)
      const point = points[lastOnOrBefore(points, out)]
      if (!point) continue
      const worth = roundCent(multiply(yuan(held), point.nav))
      const kind = fund.isMoney ? 'money' : 'other'
      days.set(day, { ...before, [kind]: add(before[kind], worth) })
    }
  }
  return days
}
