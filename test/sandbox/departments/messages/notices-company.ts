import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { announcedOn } from '#test/sandbox/departments/company/announcements.ts'
import { quarterOutOn } from '#test/sandbox/market/archives/report-dates.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

/** Announces what the company has to say to all of its customers. */
export function noticeCompany(db: Database, market: Market, day: Date8, time: Time14): void {
  const announced = announcedOn(market.start.slice(0, 8), day)
  if (announced.length === 0) return
  const users = db.all(
    v.object({ user_id: v.string() }),
    'SELECT user_id FROM users ORDER BY user_id',
  )
  for (const { id: subject } of announced) {
    for (const { user_id: userId } of users) {
      announce(db, { userId, event: 'companyAnnounced', key: subject, subject, time })
    }
  }
}

const followed = v.object({
  user_id: v.string(),
  fund_code: v.string(),
  held: v.number(),
  watched: v.number(),
})
type Followed = v.InferOutput<typeof followed>

/** Which list of the user's has the funds: the longer one where neither has all. */
function listOf(funds: readonly Followed[]): 'watch' | 'held' {
  const sum = (of: 'held' | 'watched') => funds.reduce((all, it) => all + it[of], 0)
  return sum('watched') > sum('held') ? 'watch' : 'held'
}

/** Announces the reports of a quarter to who holds or watches their funds, in one message a user. */
export function noticeFundReports(db: Database, market: Market, day: Date8, time: Time14): void {
  const { archives } = market
  const end = quarterOutOn(day)
  if (!archives || end === null) return
  const all = db.all(
    followed,
    `SELECT user_id, fund_code, max(held) AS held, max(watched) AS watched FROM (
       SELECT user_id, fund_code, 1 AS held, 0 AS watched FROM lots WHERE shares > 0
       UNION SELECT user_id, fund_code, 0, 1 FROM watched_funds WHERE is_on = 1)
     GROUP BY user_id, fund_code ORDER BY user_id, fund_code`,
  )
  const codes = [...new Set(all.map((it) => it.fund_code))]
  const reporting = new Set(
    codes.filter((code) => archives.quarterReports(code, time)[0]?.end === end),
  )
  const own = new Map<string, Followed[]>()
  for (const it of all) {
    if (reporting.has(it.fund_code)) own.set(it.user_id, [...(own.get(it.user_id) ?? []), it])
  }
  for (const [userId, funds] of own) {
    const subject = funds[0]?.fund_code ?? ''
    const detail = { end, others: funds.length - 1, list: listOf(funds) }
    announce(db, { userId, event: 'reportPublished', key: end, subject, time, detail })
  }
}
