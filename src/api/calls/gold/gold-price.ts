/** The benchmark price of gold (rules.md#gold-price). Assumed. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { date8, time14 } from '#api/fields.ts'
import { GOLD_SESSIONS } from '#domain/gold/gold-price.ts'
import { matching } from '#domain/text-formats.ts'

const price = matching(/^\d{1,5}\.\d{2}$/, 'Yuan a gram, two places')

export const GOLD_RANGES = ['1m', '3m', '1y', '3y', 'all'] as const

export const queryGoldPrice = query({
  name: 'queryGoldPrice',
  about: 'Gives the benchmark prices of gold, of both sessions of each trading day, oldest first.',
  method: 'GET',
  path: '/api/gold/queryGoldPrice',
  needsUser: false,
  source: 'assumed',
  request: v.object({ range: v.picklist(GOLD_RANGES) }),
  payload: v.object({
    serverTime: time14,
    /** The newest price of each session that is out; none where no price is known. */
    sessions: v.array(v.object({ session: v.picklist(GOLD_SESSIONS), date: date8, price })),
    // A day less would change the newest figures and the curve.
    points: v.array(v.object({ date: date8, am: price, pm: v.nullable(price) })),
  }),
})
