import { listExchanges, queryExchange, redeemCode } from '#api/calls/coupons/exchange.ts'
import {
  exchangesOf,
  redeem,
  requireExchange,
} from '#test/sandbox/departments/coupons/redeem-codes.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'

export const exchangeFamily = [
  forUser(redeemCode, (request, world, user) => ({ exchange: redeem(world, user, request) })),

  forUser(queryExchange, (named, world, user) => ({
    serverTime: world.clock.now(),
    exchange: requireExchange(world, user, named),
  })),

  forUser(listExchanges, ({ page, size }, world, user) => {
    const all = exchangesOf(world, user)
    return {
      serverTime: world.clock.now(),
      total: all.length,
      records: all.slice((page - 1) * size, page * size),
    }
  }),
]
