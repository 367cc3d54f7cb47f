import * as v from 'valibot'
import { billOpensAt } from '#domain/bill/annual-bill.ts'
import { BILL_YEARS } from '#domain/bill/bill-editions.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { NOTICE_BEFORE_DAYS } from '#domain/message/message-events.ts'
import { billUsers } from '#test/sandbox/departments/bills/annual-bill.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { noticeCoupons } from '#test/sandbox/departments/coupons/announce-coupons.ts'
import { noticeFinalRankings } from '#test/sandbox/departments/game/announce-games.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import {
  noticeBeginnings,
  noticeCampaigns,
  noticeCoins,
  noticeRewards,
} from './notices-campaigns.ts'
import { noticeCompany, noticeFundReports } from './notices-company.ts'
import { noticeClosures, noticeMovedDebits } from './notices-closures.ts'
import { noticeFundChanges, noticeManagers, noticeStarts } from './notices-funds.ts'

/** When what a day brings by itself is announced. */
export const NOTICED_AT = '100000'

const whose = v.object({ user_id: v.string() })

/** What ends in a month, the report of a month and bill of a year, and changes of held and watched funds; in the settlement's transaction. */
export function announceDay(db: Database, market: Market, day: Date8, time: Time14): void {
  noticeDocuments(db, day, time)
  noticeAssessments(db, day, time)
  if (day.endsWith('01')) noticeReports(db, day, time)
  noticeBills(db, market, day, time)
  noticeManagers(db, market, day, time)
  noticeStarts(db, market, day, time)
  noticeMovedDebits(db, market, day, time)
  noticeClosures(db, market, day, time)
  noticeFundReports(db, market, day, time)
  noticeCompany(db, market, day, time)
  noticeFundChanges(db, market, day, time)
  noticeTaxInfo(db, day, time)
  noticeBeginnings(db, day, time)
  noticeCampaigns(db, day, time)
  noticeRewards({ db, market }, day, time)
  noticeFinalRankings(db, market, time)
  noticeCoins(db, day, time)
  noticeCoupons(db, day, time)
}

function noticeDocuments(db: Database, day: Date8, time: Time14): void {
  const until = addDays(day, NOTICE_BEFORE_DAYS)
  const users = db.all(
    whose,
    `SELECT user_id FROM users WHERE auth_flag = '1' AND certificate_valid_to = ?`,
    until,
  )
  for (const { user_id: userId } of users) {
    announce(db, {
      userId,
      event: 'documentEnds',
      key: until,
      subject: '',
      time,
      detail: { until },
    })
  }
}

const LATEST = `SELECT user_id FROM users u WHERE
  (SELECT valid_date FROM assessments a WHERE a.user_id = u.user_id ORDER BY seq DESC LIMIT 1) = ?`

function noticeAssessments(db: Database, day: Date8, time: Time14): void {
  const until = addDays(day, NOTICE_BEFORE_DAYS)
  for (const { user_id: userId } of db.all(whose, LATEST, until)) {
    announce(db, {
      userId,
      event: 'assessmentEnds',
      key: until,
      subject: '',
      time,
      detail: { until },
    })
  }
  // The last day was yesterday: since then the class does not count.
  const ended = addDays(day, -1)
  for (const { user_id: userId } of db.all(whose, LATEST, ended)) {
    announce(db, { userId, event: 'assessmentEnded', key: ended, subject: '', time })
  }
}

/** The day of each year on which tax statements that are not there are asked for. */
const TAX_DAY = '0401'

function noticeTaxInfo(db: Database, day: Date8, time: Time14): void {
  if (!day.endsWith(TAX_DAY)) return
  const users = db.all(whose, `SELECT user_id FROM users WHERE auth_flag = '1' AND has_crs = 0`)
  for (const { user_id: userId } of users) {
    announce(db, { userId, event: 'taxInfoAsked', key: day.slice(0, 4), subject: '', time })
  }
}

/** Whoever had moved money before the month began has a report of the month before. */
function noticeReports(db: Database, day: Date8, time: Time14): void {
  const month = addMonths(day, -1).slice(0, 6)
  const users = db.all(
    whose,
    `SELECT DISTINCT o.user_id FROM orders o JOIN journals j ON j.ref = o.apply_no WHERE j.time < ?`,
    `${day}000000`,
  )
  for (const { user_id: userId } of users) {
    announce(db, { userId, event: 'monthReady', key: month, subject: month, time })
  }
}

/** The bill of a year that has a story, on the day on which it opens. */
function noticeBills(db: Database, market: Market, day: Date8, time: Time14): void {
  const year = BILL_YEARS.find((it) => billOpensAt(it).startsWith(day))
  if (year === undefined) return
  const subject = String(year)
  for (const userId of billUsers({ db, market }, year)) {
    announce(db, { userId, event: 'billReady', key: subject, subject, time })
  }
}
