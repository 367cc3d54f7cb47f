import * as v from 'valibot'
import type { listFundQuotes, syncWatched } from '#api/calls/funds/watch.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  mergedLists,
  MOST_WATCHED,
  noLaterThan,
  watchedFunds,
  type WatchList,
} from '#domain/watch/watch-list.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { BEGUN } from '#test/sandbox/kernel/clock.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

const fundRow = v.object({
  fund_code: v.string(),
  is_on: v.number(),
  at: v.number(),
  group_name: v.string(),
  note: v.string(),
  edited_at: v.number(),
})

const orderRow = v.object({
  codes: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  ordered_at: v.number(),
})

/** The list of a user, with what was taken out. */
export function watchListOf(db: Database, { user_id: userId }: User): WatchList {
  const funds = db.all(
    fundRow,
    'SELECT * FROM watched_funds WHERE user_id = ? ORDER BY fund_code',
    userId,
  )
  const order = db.get(orderRow, 'SELECT * FROM watch_orders WHERE user_id = ?', userId)
  return {
    funds: funds.map((row) => ({
      fundCode: row.fund_code,
      on: row.is_on === 1,
      at: row.at,
      group: row.group_name,
      note: row.note,
      editedAt: row.edited_at,
    })),
    order: order?.codes ?? [],
    orderedAt: order?.ordered_at ?? 0,
  }
}

/** The funds that personas watched before: those taken out since do not come back. */
const SEEDED: readonly (readonly [user: string, code: string, group: string, note: string])[] = [
  ['han', '980301', '稳健', '债券打底'],
  ['han', '980201', '进取', ''],
  ['han', '980401', '进取', '回撤大于 15% 时再看看要不要多买一点'],
  ['han', '980805', '', ''],
  ['han', '980801', '', ''],
  ['han', '001386', '', '备用金'],
]

export function seedWatched({ db }: World): void {
  const begun = db.meta(BEGUN)
  if (begun === null) return
  db.transaction(() => {
    SEEDED.forEach(([user, code, group, note], at) => {
      const time = epochTime(begun) - (at + 1) * 1_000
      db.run(
        'INSERT OR IGNORE INTO watched_funds VALUES (?, ?, 1, ?, ?, ?, ?)',
        user,
        code,
        time,
        group,
        note,
        time,
      )
    })
  })
}

/** Merges what a device has; codes that are no fund are left out. */
export function syncWatchList(
  { db, market, clock }: World,
  user: User,
  sent: v.InferOutput<typeof syncWatched.request>,
): WatchList {
  const isFund = (code: string) => market.fund(code) !== undefined
  const known = {
    ...sent,
    funds: sent.funds.filter(({ fundCode }) => isFund(fundCode)),
    order: [...new Set(sent.order.filter(isFund))],
  }
  return db.transaction(() => {
    const before = watchListOf(db, user)
    const list = mergedLists(before, noLaterThan(known, before, epochTime(clock.now())))
    const count = watchedFunds(list).length
    if (count > MOST_WATCHED && count > watchedFunds(before).length) {
      throw new Refusal(SHOWN_RET.limitReached, `自选最多 ${MOST_WATCHED} 只，请先移除一些`)
    }
    for (const { fundCode, on, at, group, note, editedAt } of list.funds) {
      db.run(
        'INSERT OR REPLACE INTO watched_funds VALUES (?, ?, ?, ?, ?, ?, ?)',
        user.user_id,
        fundCode,
        on ? 1 : 0,
        at,
        group,
        note,
        editedAt,
      )
    }
    db.run(
      'INSERT OR REPLACE INTO watch_orders VALUES (?, ?, ?)',
      user.user_id,
      JSON.stringify(list.order),
      list.orderedAt,
    )
    return list
  })
}

type Quote = v.InferInput<typeof listFundQuotes.payload>['funds'][number]

/** The newest values of funds, in the order of the codes. */
export const quotesOf = ({ market, clock }: World, codes: readonly string[]): Quote[] =>
  [...new Set(codes)].flatMap((code) => {
    const fund = market.fund(code)
    if (fund === undefined) return []
    const last = market.latest(code, clock.now())
    return [
      {
        fundCode: code,
        fundName: fund.name,
        fundTypeCode: fund.typeCode,
        fundTypeName: fund.typeName,
        fundRiskLevel: fund.risk,
        applyStatus: fund.applyStatus,
        nav: last?.nav ?? null,
        navDate: last?.date ?? null,
        dayChange: last?.dayChange ?? null,
        incomePer10k: last?.incomePer10k ?? null,
        sevenDayYield: last?.sevenDayYield ?? null,
      },
    ]
  })
