import * as calls from '#api/calls/fund-share.ts'
import { forAnyone, forUser, type Route } from '#test/sandbox/kernel/route.ts'
import {
  publicShare,
  revoke,
  seedShares,
  shareHolding,
  sharesOf,
} from '#test/sandbox/departments/trading/holding-shares.ts'

/** The same route, once what personas shared before is there. */
const seeded = (route: Route): Route => ({
  ...route,
  answer(world, ...rest) {
    seedShares(world)
    return route.answer(world, ...rest)
  },
})

export const fundShareFamily: readonly Route[] = [
  forUser(calls.createShare, (asked, world, user) => shareHolding(world, user, asked)),
  forUser(calls.revokeShare, ({ token }, world, user) => revoke(world, user, token)),
  forUser(calls.listShares, ({ fundCode }, world, user) => ({
    shares: sharesOf(world, user, fundCode),
  })),
  forAnyone(calls.queryShare, ({ token }, world) => publicShare(world, token)),
].map(seeded)
