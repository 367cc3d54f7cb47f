import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account, CNY } from '#test/sandbox/kernel/store/ledger.ts'

const entryRow = v.object({
  journal_id: v.number(),
  time: v.string(),
  account: v.string(),
  unit: v.string(),
  amount: v.number(),
  order_fund: v.nullable(v.string()),
})

/** The change that one journal made for the user. */
export interface Movement {
  time: Time14
  /** Cents: above 0 what the user's cards paid, below 0 what came back to them. */
  paidIn: number
  /** Cents by fund that the fund, its fees and the orders on their way into or out of it got. */
  funds: ReadonlyMap<string, number>
  /** Of those, cents that are on their way, by fund. */
  inTransit: ReadonlyMap<string, number>
  /** Hundredths by fund. */
  shares: ReadonlyMap<string, number>
}

const plus = (map: Map<string, number>, key: string, amount: number) =>
  map.set(key, (map.get(key) ?? 0) + amount)

/**
 * All journals that touch the user's cards, shares or orders, oldest first. The cash of a fund and
 * its fees is the fund's; every other account but a card's is money on its way, of the fund of the
 * order that the journal names.
 */
export function userMovements(db: Database, userId: string): Movement[] {
  const rows = db.all(
    entryRow,
    `WITH own AS (
       SELECT journal_id FROM entries WHERE account = ?1
       UNION SELECT e.journal_id FROM cards c JOIN entries e ON e.account = ?2 || c.bank_serial WHERE c.user_id = ?3
       UNION SELECT j.journal_id FROM orders o JOIN journals j ON j.ref = o.apply_no WHERE o.user_id = ?3)
     SELECT j.journal_id, j.time, e.account, e.unit, e.amount, o.fund_code AS order_fund
     FROM own JOIN journals j USING (journal_id) JOIN entries e USING (journal_id)
     LEFT JOIN orders o ON o.apply_no = j.ref ORDER BY j.time, j.journal_id`,
    account.holder(userId),
    account.bank(''),
    userId,
  )
  const movements: Booking[] = []
  let journal = 0
  for (const row of rows) {
    if (row.journal_id !== journal) movements.push(emptyAt(row.time))
    journal = row.journal_id
    const last = movements.at(-1)
    if (last) book(last, row, userId)
  }
  return movements
}

interface Booking extends Movement {
  funds: Map<string, number>
  inTransit: Map<string, number>
  shares: Map<string, number>
}

const emptyAt = (time: Time14): Booking => ({
  time,
  paidIn: 0,
  funds: new Map(),
  inTransit: new Map(),
  shares: new Map(),
})

function book(to: Booking, row: v.InferOutput<typeof entryRow>, userId: string): void {
  const { account: name, unit, amount } = row
  if (unit !== CNY) {
    if (name === account.holder(userId)) plus(to.shares, unit, amount)
    return
  }
  if (name.startsWith(account.bank(''))) {
    to.paidIn -= amount
    return
  }
  const own = [account.fundCash(''), account.fees('')].find((it) => name.startsWith(it))
  const fund = own === undefined ? (row.order_fund ?? '') : name.slice(own.length)
  plus(to.funds, fund, amount)
  if (own === undefined) plus(to.inTransit, fund, amount)
}
