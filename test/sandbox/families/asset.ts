import * as v from 'valibot'
import { listAssetsChannel } from '#src/api/asset.ts'
import type { Date8, Time14 } from '#src/domain/calendar-date.ts'
import { dayIncome, EMPTY_HOLDING, holdingFigures, totalOf } from '#src/domain/holding.ts'
import { lastOnOrBefore } from '#src/domain/performance.ts'
import { tradingDayBefore } from '#src/domain/trading-dates.ts'
import type { Fund } from '../market/market.ts'
import { yuan } from '../store/cents.ts'
import { sharesHeld } from '../trading/earnings.ts'
import type { World } from '../world.ts'
import { forUser } from './route.ts'

type HoldingRow = v.InferOutput<typeof listAssetsChannel.payload>['holdings'][number]

/** What a position earned on `date`; null while that day's value is not out. */
function incomeOn(
  world: World,
  userId: string,
  fund: Fund,
  date: Date8,
  now: Time14,
): string | null {
  const { db, market } = world
  if (fund.isMoney) {
    if (!market.pointOn(fund.code, date, now)) return null
    const row = db.get(
      v.object({ amount: v.number() }),
      'SELECT amount FROM incomes WHERE user_id = ? AND fund_code = ? AND date = ?',
      userId,
      fund.code,
      date,
    )
    return yuan(row?.amount ?? 0)
  }
  const points = market.rawPoints(fund.code, now)
  const index = lastOnOrBefore(points, date)
  const point = points[index]
  const before = points[index - 1]
  if (point?.date !== date) return null
  const held = sharesHeld(db, { userId, fundCode: fund.code }, { tradedBefore: date })
  if (held === 0) return '0.00'
  // After a gap in loaded data the difference would be that of years.
  if (before?.date !== tradingDayBefore(date, market.isTradingDay)) return null
  return dayIncome({
    shares: yuan(held),
    nav: point.nav,
    navBefore: before.nav,
    dividend: point.dividend,
  })
}

function holdingsOf(world: World, userId: string, incomeDate: Date8, now: Time14): HoldingRow[] {
  const rows = world.db.all(
    v.object({ fund_code: v.string(), shares: v.number(), cost: v.number() }),
    `SELECT fund_code, sum(shares) AS shares, sum(cost) AS cost FROM lots
     WHERE user_id = ? GROUP BY fund_code HAVING sum(shares) > 0 ORDER BY fund_code`,
    userId,
  )
  return rows.flatMap((row) => {
    const fund = world.market.fund(row.fund_code)
    const last = world.market.rawPoints(row.fund_code, now).at(-1)
    if (!fund || !last) return []
    const shares = yuan(row.shares)
    const cost = yuan(row.cost)
    const figures = holdingFigures({ ...EMPTY_HOLDING, shares, cost, paidIn: cost }, last.nav)
    return [
      {
        fundCode: fund.code,
        fundName: fund.name,
        fundTypeCode: fund.typeCode,
        shares,
        nav: last.nav,
        navDate: last.date,
        amount: figures.marketValue,
        yesterdayIncome: incomeOn(world, userId, fund, incomeDate, now),
        holdProfit: figures.holdingProfit,
        holdProfitRate: figures.holdingProfitRate ?? '0.00',
      },
    ]
  })
}

export const assetFamily = [
  forUser(listAssetsChannel, (_fields, world, user) => {
    const now = world.clock.now()
    // The day before today, so that its evening and QDII's a day later have both passed by tonight.
    const incomeDate = tradingDayBefore(now.slice(0, 8), world.market.isTradingDay)
    const holdings = holdingsOf(world, user.user_id, incomeDate, now)
    const waiting = world.db.get(
      v.object({ amount: v.number() }),
      `SELECT coalesce(sum(amount), 0) AS amount FROM orders WHERE user_id = ? AND status IN ('3', '5')`,
      user.user_id,
    )
    const inTransit = yuan(waiting?.amount ?? 0)
    const incomes = holdings.map((it) => it.yesterdayIncome)
    const known = incomes.filter((it) => it !== null)
    const profit = totalOf(holdings.map((it) => it.holdProfit))
    return {
      totalAsset: totalOf([inTransit, ...holdings.map((it) => it.amount)]),
      inTransit,
      yesterdayIncome: known.length === incomes.length ? totalOf(known) : null,
      incomeDate,
      holdProfit: profit,
      // Nothing was sold and no dividend paid in cash yet, so all that was earned is still held.
      cumulativeProfit: profit,
      holdings,
    }
  }),
]
