import * as v from 'valibot'
import { date8 } from './fields.ts'

/**
 * The markets abroad that move the dates of an answer (rules.md#trading-day 9). Empty for a fund
 * that invests at home alone. Assumed.
 */
export const overseasDays = {
  /** The markets abroad that have to be open on the fund's trading days, by name: 香港. */
  overseasMarkets: v.optional(v.array(v.string()), []),
  /**
   * From today, or the day of the order, to the last date that is given with it: the days on which
   * some of these are closed and the exchanges here are open.
   */
  overseasClosures: v.optional(
    v.array(v.object({ date: date8, markets: v.array(v.string()) })),
    [],
  ),
}
