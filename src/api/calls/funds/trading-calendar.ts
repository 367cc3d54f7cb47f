/** The exchanges' calendar (rules.md#trading-day). All assumed. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { date8, nothing, time14 } from '#api/fields.ts'

/**
 * Each date of a trading day that any call gives is provisional where it is later than
 * `publishedUntil`, and that of a fund of markets abroad where it is later than `overseasUntil` too.
 */
export const queryTradingCalendar = query({
  name: 'queryTradingCalendar',
  about: 'Says until when the exchanges have published their closures: later dates may move.',
  method: 'GET',
  path: '/api/trans/queryTradingCalendar',
  progress: 'none',
  needsUser: false,
  source: 'assumed',
  request: nothing,
  payload: v.object({
    serverTime: time14,
    /** The last day of the last year whose closures are published. */
    publishedUntil: date8,
    /** The same of the markets abroad in which funds invest, the earliest of them. */
    overseasUntil: date8,
  }),
})
