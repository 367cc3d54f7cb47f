import * as v from 'valibot'
import { addDays, weekdayNumber, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { tradingDayOnOrAfter } from '#domain/calendar/trading-dates.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { isUnpublishedAbroad, overseasDays } from '#test/sandbox/market/overseas-closures.ts'
import { movedFrom, planCalendar, planRow } from '#test/sandbox/departments/plans/plan-row.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

/** Announces debits whose planned day, tomorrow, is closed: here, or in a market of the fund. */
export function noticeMovedDebits(db: Database, market: Market, day: Date8, time: Time14): void {
  const from = addDays(day, 1)
  const plans = db.all(
    planRow,
    `SELECT * FROM plans WHERE status = 'running' AND next_debit > ? ORDER BY seq`,
    from,
  )
  for (const plan of plans) {
    const to = plan.next_debit
    if (to === null || planCalendar(plan, market)(from) || movedFrom(plan, to) !== from) continue
    const fund = market.fund(plan.fund_code)
    const funds = fund === undefined ? [] : [fund]
    const { overseasClosures } = overseasDays(funds, market.isTradingDay, { from, to: from })
    const { user_id: userId, plan_no: subject } = plan
    announce(db, {
      userId,
      event: 'debitMoved',
      key: `${subject} ${from}`,
      subject,
      time,
      detail: {
        from,
        to,
        provisional: to > market.publishedUntil || isUnpublishedAbroad(funds, to),
        markets: overseasClosures.flatMap(({ markets }) => markets).join('、'),
      },
    })
  }
}

const isWeekend = (day: Date8) => [0, 6].includes(weekdayNumber(day))

/** Announces a closure with a weekday in it, on the last trading day before. */
export function noticeClosures(db: Database, market: Market, day: Date8, time: Time14): void {
  const from = addDays(day, 1)
  if (!market.isTradingDay(day) || market.isTradingDay(from)) return
  const opens = tradingDayOnOrAfter(from, market.isTradingDay)
  const to = addDays(opens, -1)
  let weekdays = 0
  for (let closed = from; closed <= to; closed = addDays(closed, 1)) {
    if (!isWeekend(closed)) weekdays += 1
  }
  if (weekdays === 0) return
  const users = db.all(
    v.object({ user_id: v.string() }),
    `SELECT DISTINCT user_id FROM lots WHERE shares > 0 ORDER BY user_id`,
  )
  for (const { user_id: userId } of users) {
    announce(db, {
      userId,
      event: 'closureAhead',
      key: from,
      subject: '',
      time,
      detail: { from, to, opens },
    })
  }
}
