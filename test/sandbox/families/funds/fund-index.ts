import { RET } from '#api/endpoint.ts'
import { queryIndex } from '#api/calls/fund-index.ts'
import { valuedIndex } from '#test/sandbox/market/index-valuations.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import { forAnyone } from '#test/sandbox/families/route.ts'

export const fundIndexFamily = [
  forAnyone(queryIndex, ({ indexCode }, { market, clock }) => {
    const index = market.indexes.find(({ code }) => code === indexCode)
    const valued = index && valuedIndex(market, index, clock.now())
    if (!valued) throw new Refusal(RET.notFound, '没有这个指数')
    return valued
  }),
]
