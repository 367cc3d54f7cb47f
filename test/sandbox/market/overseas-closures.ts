import * as v from 'valibot'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import type { TradingCalendar } from '#domain/calendar/trading-dates.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import { OVERSEAS_MARKETS, type OverseasMarket } from '#test/sandbox/kernel/market/fund.ts'
import data from './overseas-closures.json' with { type: 'json' }

/** The name of each market on screens. */
const NAMES: Readonly<Record<OverseasMarket, string>> = { HK: '香港', US: '美国' }

/** The last day for which the closures of both markets are kept here: later days may move. */
export const OVERSEAS_UNTIL: Date8 = '20261231'

const days = v.pipe(
  v.array(v.string()),
  v.transform((dates): ReadonlySet<Date8> => new Set(dates)),
)

/**
 * Weekdays of 2026 on which the markets are closed. Half days are trading days: in Hong Kong 16
 * February, 24 and 31 December, in New York 27 November and 24 December.
 *
 * HK: the Stock Exchange of Hong Kong, by the general holidays of the Government's notice of 16 May
 * 2025 (info.gov.hk/gia/general/202505/16/P2025051300354.htm); the days without Hong Kong Connect
 * that its operator published on 22 December 2025 (stcn.com/article/detail/3551648.html) agree.
 * US: the New York Stock Exchange (nyse.com/markets/hours-calendars), as listed for 2026 by
 * finder.com/stock-trading/nyse-holidays. All read on 28 November 2026.
 */
const OVERSEAS_CLOSURES = dataFile(
  'overseas-closures.json',
  v.strictObject(v.entriesFromList(OVERSEAS_MARKETS, days)),
  data,
)

interface Invested {
  readonly overseasMarkets: readonly OverseasMarket[]
}

/** The markets abroad of these funds, each once. */
const marketsAbroad = (funds: readonly Invested[]): readonly OverseasMarket[] =>
  OVERSEAS_MARKETS.filter((market) => funds.some((it) => it.overseasMarkets.includes(market)))

/**
 * Days on which the exchanges and all markets of these funds are open: of one fund, or of both funds
 * of a conversion.
 */
export function fundCalendar(
  funds: readonly Invested[],
  isTradingDay: TradingCalendar,
): TradingCalendar {
  const markets = marketsAbroad(funds)
  return markets.length === 0
    ? isTradingDay
    : (day) => isTradingDay(day) && !markets.some((it) => OVERSEAS_CLOSURES[it].has(day))
}

/** Returns whether a day of these funds may still move because a market abroad has not published it. */
export const isUnpublishedAbroad = (funds: readonly Invested[], day: Date8): boolean =>
  marketsAbroad(funds).length > 0 && day > OVERSEAS_UNTIL

/** The markets of these funds by name, and the days that they close while the exchanges are open. */
export function overseasDays(
  funds: readonly Invested[],
  isTradingDay: TradingCalendar,
  { from, to }: { readonly from: Date8; readonly to: Date8 },
): { overseasMarkets: string[]; overseasClosures: { date: Date8; markets: string[] }[] } {
  const markets = marketsAbroad(funds)
  const overseasClosures: { date: Date8; markets: string[] }[] = []
  for (let date = from; markets.length > 0 && date <= to; date = addDays(date, 1)) {
    const closed = markets.filter((it) => OVERSEAS_CLOSURES[it].has(date))
    if (closed.length > 0 && isTradingDay(date))
      overseasClosures.push({ date, markets: closed.map((it) => NAMES[it]) })
  }
  return { overseasMarkets: markets.map((it) => NAMES[it]), overseasClosures }
}
