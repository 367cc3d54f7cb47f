import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { announcedOn } from '#test/sandbox/company/announcements.ts'
import { quarterOutOn } from '#test/sandbox/market/archives/report-dates.ts'
import type { Market } from '#test/sandbox/market/market.ts'
import type { Database } from '#test/sandbox/store/database.ts'
import { announce } from './outbox.ts'

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

const followed = v.object({ user_id: v.string(), fund_code: v.string() })

/** Announces the reports of a quarter to who holds or watches their funds, in one message a user. */
export function noticeFundReports(db: Database, market: Market, day: Date8, time: Time14): void {
  const { archives } = market
  const end = quarterOutOn(day)
  if (!archives || end === null) return
  const all = db.all(
    followed,
    `SELECT DISTINCT user_id, fund_code FROM lots WHERE shares > 0
     UNION SELECT user_id, fund_code FROM watched_funds WHERE is_on = 1 ORDER BY user_id, fund_code`,
  )
  const codes = [...new Set(all.map((it) => it.fund_code))]
  const reporting = new Set(
    codes.filter((code) => archives.quarterReports(code, time)[0]?.end === end),
  )
  const own = new Map<string, string[]>()
  for (const { user_id: userId, fund_code: code } of all) {
    if (reporting.has(code)) own.set(userId, [...(own.get(userId) ?? []), code])
  }
  for (const [userId, [subject = '', ...others]] of own) {
    const detail = { end, others: others.length }
    announce(db, { userId, event: 'reportPublished', key: end, subject, time, detail })
  }
}
