/** The time for which shares were held when they leave: rules.md#redemption. */
import { addDays, daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'
import {
  addTradingDays,
  tradingDayOnOrAfter,
  type TradingCalendar,
} from '#domain/calendar/trading-dates.ts'

/**
 * The end of the days of holding by the fund's contract: `confirmation` counts up to the day before
 * the sale's day of confirmation, `tradeDay` up to the sale's T, itself included.
 */
export type HoldingEnd = 'confirmation' | 'tradeDay'

/** The reading of most contracts, for a fund whose own is not known. */
export const DEFAULT_HOLDING_END: HoldingEnd = 'confirmation'

/** The days of a sale or conversion that decide its lots' days of holding. */
export interface SaleDays {
  /** T. */
  readonly tradeDay: Date8
  /** As expected while the sale is estimated, of a confirmed one as it was. */
  readonly confirmDate: Date8
}

/**
 * Calendar days for which shares confirmed on `confirmed` are held when they leave by `sale`: their
 * own day of confirmation is the first. 0 where they are younger than the sale.
 */
export function holdingDays(
  confirmed: Date8,
  sale: SaleDays,
  end: HoldingEnd = DEFAULT_HOLDING_END,
): number {
  const dayAfterLast = end === 'tradeDay' ? addDays(sale.tradeDay, 1) : sale.confirmDate
  return Math.max(0, daysBetween(confirmed, dayAfterLast))
}

/**
 * The first T, from `from` on, of a sale by which shares confirmed on `confirmed` are held for
 * `days` days; the sale is confirmed `confirmDays` trading days after T.
 */
export function firstSaleAfter(
  confirmed: Date8,
  days: number,
  sale: { readonly from: Date8; readonly confirmDays: number; readonly end?: HoldingEnd },
  isTradingDay: TradingCalendar,
): Date8 {
  let tradeDay = tradingDayOnOrAfter(sale.from, isTradingDay)
  const held = () => {
    const confirmDate = addTradingDays(tradeDay, sale.confirmDays, isTradingDay)
    return holdingDays(confirmed, { tradeDay, confirmDate }, sale.end)
  }
  while (held() < days) tradeDay = tradingDayOnOrAfter(addDays(tradeDay, 1), isTradingDay)
  return tradeDay
}
