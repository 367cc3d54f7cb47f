import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { date8, fundCode, money, nav, nothing, percent, shares } from './fields.ts'

/** What the user holds. The total equals the sum of the holdings and the money in transit, to the cent. Payload assumed. */
export const listAssetsChannel = endpoint({
  name: 'listAssetsChannel',
  method: 'POST',
  path: '/api/asset/listAssetsChannel',
  encoding: 'form',
  loading: false,
  effect: 'reads',
  source: 'given',
  request: nothing,
  payload: v.object({
    totalAsset: money,
    /** Money of purchases that are paid and not yet confirmed. */
    inTransit: money,
    /** Income of `incomeDate`; null while that day's NAVs are not all there. */
    yesterdayIncome: v.nullable(money),
    incomeDate: date8,
    holdProfit: money,
    cumulativeProfit: money,
    holdings: v.array(
      v.object({
        fundCode,
        fundName: v.string(),
        fundTypeCode: v.string(),
        shares,
        nav,
        navDate: date8,
        amount: money,
        yesterdayIncome: v.nullable(money),
        holdProfit: money,
        /** Percent of cost. */
        holdProfitRate: percent,
      }),
    ),
  }),
})
