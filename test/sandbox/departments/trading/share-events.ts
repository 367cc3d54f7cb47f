import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { publishedThrough, type Market } from '#test/sandbox/kernel/market/market.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { tradeMessages } from './message-table.ts'

const codeRow = v.object({ fund_code: v.string() })
const userRow = v.object({ user_id: v.string() })

/**
 * Announces a dividend and a split of the value that has just been published to who watches the
 * fund. A holder reads of the own dividend and shares instead, written before.
 */
export function announceShareEvents(db: Database, market: Market, time: Time14): void {
  const watched = db.all(codeRow, 'SELECT DISTINCT fund_code FROM watched_funds WHERE is_on = 1')
  for (const { fund_code: fundCode } of watched) {
    const fund = market.fund(fundCode)
    if (!fund || fund.isMoney) continue
    const date = publishedThrough(fund, time, market.isTradingDay)
    const { dividend = null, split = null } = market.pointOn(fundCode, date, time) ?? {}
    if (dividend === null && split === null) continue
    const users = db.all(
      userRow,
      `SELECT user_id FROM watched_funds w WHERE is_on = 1 AND fund_code = ?
         AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.user_id = w.user_id
           AND o.fund_code = w.fund_code AND o.business_code = '43' AND o.trade_date = ?)
       ORDER BY user_id`,
      fundCode,
      dividend === null ? '' : date,
    )
    const about = { userIds: users.map((it) => it.user_id), fundCode, date }
    if (dividend !== null)
      announce(db, tradeMessages, 'dividendPaid', { ...about, figure: dividend }, time)
    if (split !== null)
      announce(db, tradeMessages, 'sharesConverted', { ...about, figure: split }, time)
  }
}
