import type * as v from 'valibot'
import type { listFundDividends } from '#api/calls/fund-archives.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'

type Dividend = v.InferOutput<typeof listFundDividends.payload>['dividends'][number]

/**
 * Trading days from the ex-date until the money is paid, as settlement pays it: two after the value
 * is out, which QDII's is a day later.
 */
const PAID_AFTER = { home: 2, qdii: 3 } as const

/**
 * The day on which holders were registered for what left the value on `exDate`: here the same. A
 * published history has the amount and its day, not the days of registration and payment: those are
 * null.
 */
export const recordDate = (market: Pick<Market, 'archives'>, exDate: Date8): Date8 | null =>
  market.archives ? exDate : null

/** The dividends of the value history, newest first. */
export function fundDividends(fund: Fund, market: Market, now: Time14): Dividend[] {
  const after = fund.isQdii ? PAID_AFTER.qdii : PAID_AFTER.home
  return market
    .rawPoints(fund.code, now)
    .flatMap(({ date, dividend }): Dividend[] => {
      if (dividend === null) return []
      const paid = { exDate: date, perShare: dividend, recordDate: recordDate(market, date) }
      if (!market.archives) return [{ ...paid, payDate: null }]
      return [{ ...paid, payDate: addTradingDays(date, after, market.isTradingDay) }]
    })
    .toReversed()
}
