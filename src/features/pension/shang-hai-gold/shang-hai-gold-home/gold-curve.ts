import type * as v from 'valibot'
import type { queryNavHistory } from '#api/calls/fund.ts'
import type { queryGoldPrice } from '#api/calls/gold/gold-price.ts'
import { gainsOf } from '#domain/gold/gold-price.ts'

export type GoldPoints = v.InferOutput<typeof queryGoldPrice.payload>['points']
type Navs = Pick<v.InferOutput<typeof queryNavHistory.payload>, 'points'>

/** Gains of the fund and of the afternoon's price, on the days that have both. */
export function againstPrice(gold: GoldPoints, { points }: Navs) {
  const prices = new Map(gold.map(({ date, pm }) => [date, pm]))
  const days = points.flatMap(({ date, accNav }) => {
    const pm = prices.get(date) ?? null
    return pm === null ? [] : [{ date, fund: Number(accNav), price: Number(pm) }]
  })
  return {
    dates: days.map(({ date }) => date),
    fund: gainsOf(days.map(({ fund }) => fund)),
    price: gainsOf(days.map(({ price }) => price)),
  }
}
