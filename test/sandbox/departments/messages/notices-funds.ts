import * as v from 'valibot'
import { formatDate } from '#domain/calendar/format-dates.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { changeWords, FUND_CHANGES } from '#test/sandbox/market/fund-changes.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

/** The funds that somebody holds or watches, and who. */
const followedFunds = (db: Database) =>
  db.all(
    v.object({ user_id: v.string(), fund_code: v.string() }),
    `SELECT user_id, fund_code FROM lots WHERE shares > 0
     UNION SELECT user_id, fund_code FROM watched_funds WHERE is_on = 1 ORDER BY fund_code, user_id`,
  )

/** Announces a new manager of a fund to who holds or watches it. */
export function noticeManagers(db: Database, market: Market, day: Date8, time: Time14): void {
  const { archives } = market
  if (!archives) return
  const newOnes = new Map<string, string | null>()
  for (const { user_id: userId, fund_code: subject } of followedFunds(db)) {
    if (!newOnes.has(subject)) {
      const tenure = archives
        .tenures(subject, time)
        .slice(1)
        .find((it) => it.from === day)
      newOnes.set(subject, tenure?.name ?? null)
    }
    const name = newOnes.get(subject) ?? null
    if (name === null) continue
    const detail = { content: `基金经理变更为${name}` }
    const key = `${subject} ${day}`
    announce(db, { userId, event: 'managerChanged', key, subject, time, detail })
  }
}

/** Announces the start of a fund to who holds or watches it. */
export function noticeStarts(db: Database, market: Market, day: Date8, time: Time14): void {
  const started = new Set(
    market.funds.filter((it) => it.establishDate === day).map(({ code }) => code),
  )
  if (started.size === 0) return
  const detail = { content: `基金合同自 ${formatDate(day)} 起生效` }
  for (const { user_id: userId, fund_code: subject } of followedFunds(db)) {
    if (!started.has(subject)) continue
    announce(db, { userId, event: 'fundStarted', key: subject, subject, time, detail })
  }
}

const EVENTS = { rating: 'riskRatingChanged', limit: 'purchaseLimited' } as const

/** Announces a new risk rating or limit of a fund to who holds or watches it. */
export function noticeFundChanges(db: Database, market: Market, day: Date8, time: Time14): void {
  const changes = FUND_CHANGES.filter((it) => it.from === day && market.fund(it.fundCode))
  if (changes.length === 0) return
  for (const { user_id: userId, fund_code: subject } of followedFunds(db)) {
    for (const change of changes.filter(({ fundCode }) => fundCode === subject)) {
      const detail = { content: changeWords(change) }
      const key = `${subject} ${day}`
      announce(db, { userId, event: EVENTS[change.kind], key, subject, time, detail })
    }
  }
}
