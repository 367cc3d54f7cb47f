import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { buyInThePast, creditEarnings, sellInThePast } from './seed-personas-trades.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'

/**
 * Funds of the built-in ones and of the published ones; the days are counted back from the newest
 * value.
 */
const TRADES: readonly { code: string; amount: string; bought: number; sold: readonly number[] }[] =
  [
    { code: '980301', amount: '20000.00', bought: 480, sold: [200, 90] },
    // Dividends were reinvested on the way.
    { code: '980405', amount: '36000.00', bought: 600, sold: [300] },
    // Sold so early that the fee for it shows.
    { code: '980601', amount: '50000.00', bought: 64, sold: [60] },
    { code: '005827', amount: '20000.00', bought: 480, sold: [200, 90] },
    { code: '110022', amount: '36000.00', bought: 600, sold: [300] },
  ]

/** Buys and sells whole, so that nothing is held and the cleared funds have their records. */
export function seedCleared(db: Database, market: Market, userId: string, now: Time14): void {
  for (const { code, amount, bought, sold } of TRADES) {
    const fund = market.fund(code)
    const points = market.rawPoints(code, now)
    const point = points.at(-bought)
    if (!fund || !point) continue
    let after = point.date
    for (const [index, ago] of sold.entries()) {
      const date = points.at(-ago)?.date
      if (date === undefined || !market.isTradingDay(date)) continue
      const until = `${date}100000`
      if (index === 0)
        buyInThePast(db, market, userId, { fund, amount, point, until, dividendMethod: '0' })
      else creditEarnings(db, market, { userId, fund, after, until })
      sellInThePast(db, market, userId, { fund, date, part: 1 / (sold.length - index) })
      after = date
    }
  }
}
