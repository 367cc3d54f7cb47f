import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { moneyFundIncome } from '#domain/holding/holding.ts'
import { divide, multiply, roundCent, roundShare } from '#domain/money/money.ts'
import { publishedThrough, type Market } from '#test/sandbox/kernel/market/market.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { lastMoment } from '#test/sandbox/departments/activity/activities.ts'
import { account, postActivity } from '#test/sandbox/departments/units/books.ts'
import { addLot, type GamePosition } from './game-positions.ts'

/** Positions of games whose last day has not passed: afterwards they no longer change. */
function openPositions(db: Database, time: Time14): GamePosition[] {
  return db
    .all(
      v.object({
        activityId: v.string(),
        userId: v.string(),
        fundCode: v.string(),
        end_time: v.string(),
      }),
      `SELECT activity_id AS activityId, user_id AS userId, fund_code AS fundCode, end_time
       FROM game_costs JOIN activities USING (activity_id) ORDER BY activity_id, user_id, fund_code`,
    )
    .filter((it) => time <= lastMoment(it))
}

/**
 * Dividends are reinvested at the value of their day. Shares bought at that day's value already
 * lack it.
 */
export function payGameDividends(db: Database, market: Market, time: Time14): void {
  for (const position of openPositions(db, time)) {
    const fund = market.fund(position.fundCode)
    if (!fund || fund.isMoney) continue
    const date = publishedThrough(fund, time, market.isTradingDay)
    const point = market.pointOn(fund.code, date, time)
    if (!point?.dividend) continue
    const paid = roundCent(
      multiply(yuan(heldBefore(db, position, 'trade_date', date)), point.dividend),
    )
    reinvest(db, position, {
      origin: `dividend-${date}`,
      shares: cents(roundShare(divide(paid, point.nav))),
      date,
      time,
      kind: 'dividend',
    })
  }
}

export function creditGameIncomes(db: Database, market: Market, day: Date8, time: Time14): void {
  for (const position of openPositions(db, time)) {
    const income = market.pointOn(position.fundCode, day, time)?.incomePer10k
    if (!income) continue
    const held = heldBefore(db, position, 'confirm_date', day)
    reinvest(db, position, {
      origin: 'income',
      shares: cents(moneyFundIncome(yuan(held), income)),
      date: day,
      time,
      kind: 'income',
    })
  }
}

/** Shares traded before a day, or confirmed up to it. */
function heldBefore(
  db: Database,
  { activityId, userId, fundCode }: GamePosition,
  column: 'trade_date' | 'confirm_date',
  date: Date8,
): number {
  return db.number(
    `SELECT coalesce(sum(shares), 0) AS shares FROM game_lots
     WHERE activity_id = ? AND user_id = ? AND fund_code = ?
     AND ${column === 'trade_date' ? 'trade_date < ?' : 'confirm_date <= ?'}`,
    activityId,
    userId,
    fundCode,
    date,
  )
}

function reinvest(
  db: Database,
  position: GamePosition,
  lot: {
    origin: string
    shares: number
    date: Date8
    time: Time14
    kind: 'dividend' | 'income'
  },
): void {
  if (lot.shares <= 0) return
  const { origin, shares, date, time, kind } = lot
  const { activityId, userId, fundCode } = position
  addLot(db, position, {
    origin,
    shares,
    tradeDate: date,
    confirmDate: date,
    redeemDate: date,
  })
  postActivity(db, {
    time,
    kind,
    ref: `${fundCode} ${date}`,
    entries: [
      { account: account.gameIssued(activityId, fundCode), unit: fundCode, amount: -shares },
      { account: account.gameHolder(activityId, userId), unit: fundCode, amount: shares },
    ],
  })
}
