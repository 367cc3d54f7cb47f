import type { Date8 } from '#domain/calendar/calendar-date.ts'
import type { TradingCalendar } from '#domain/calendar/trading-dates.ts'
import type { Fund } from './market.ts'

export type OverseasMarket = 'HK' | 'US'

/** The last day for which the closures of both markets are kept here. */
export const OVERSEAS_UNTIL: Date8 = '20261231'

/**
 * Weekdays of 2026 on which the markets are closed: the Stock Exchange of Hong Kong by the general
 * holidays that the Government gazetted for 2026, and the New York Stock Exchange by its own list.
 */
export const OVERSEAS_CLOSURES: Readonly<Record<OverseasMarket, ReadonlySet<Date8>>> = {
  HK: new Set([
    '20260101',
    '20260217',
    '20260218',
    '20260219',
    '20260403',
    '20260406',
    '20260407',
    '20260501',
    '20260525',
    '20260619',
    '20260701',
    '20261001',
    '20261019',
    '20261225',
  ]),
  US: new Set([
    '20260101',
    '20260119',
    '20260216',
    '20260403',
    '20260525',
    '20260619',
    '20260703',
    '20260907',
    '20261126',
    '20261225',
  ]),
}

const MARKETS: readonly OverseasMarket[] = ['HK', 'US']

/** The markets abroad that a fund needs open: by its name where that says so, else all of them. */
export function fundMarkets(fund: Pick<Fund, 'isQdii' | 'name'>): readonly OverseasMarket[] {
  if (!fund.isQdii) return []
  const names: readonly [RegExp, OverseasMarket][] = [
    [/港|恒生/u, 'HK'],
    [/美|纳斯达克|标普/u, 'US'],
  ]
  const named = names.filter(([name]) => name.test(fund.name)).map(([, market]) => market)
  return named.length === 0 ? MARKETS : named
}

/** The markets abroad of a fund that are closed on a day. */
export const closedAbroad = (
  fund: Pick<Fund, 'isQdii' | 'name'>,
  day: Date8,
): readonly OverseasMarket[] =>
  fundMarkets(fund).filter((market) => OVERSEAS_CLOSURES[market].has(day))

/** Days on which the exchanges and all of a fund's markets are open. */
export const fundCalendar = (
  fund: Pick<Fund, 'isQdii' | 'name'>,
  isTradingDay: TradingCalendar,
): TradingCalendar =>
  fund.isQdii ? (day) => isTradingDay(day) && closedAbroad(fund, day).length === 0 : isTradingDay
