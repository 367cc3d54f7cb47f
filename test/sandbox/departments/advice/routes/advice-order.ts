import {
  applyPortfolio,
  estimatePortfolio,
  queryAdviceDocuments,
  queryAdviceOrder,
  redeemPortfolio,
  signAdvice,
  stopAdvice,
} from '#api/calls/advice/advice-order.ts'
import { documentsFor } from '#test/sandbox/departments/advice/documents.ts'
import { estimate } from '#test/sandbox/departments/advice/estimating.ts'
import {
  orderView,
  placedView,
  placeIn,
  placeOut,
  placeStop,
} from '#test/sandbox/departments/advice/placing.ts'
import { portfolioByCode } from '#test/sandbox/departments/advice/portfolios.ts'
import { sign } from '#test/sandbox/departments/advice/signing.ts'
import { requireReader } from '#test/sandbox/departments/advice/view.ts'
import { orderAnswer, type Placed } from '#test/sandbox/departments/trading/placing.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/** The answer to an order, after the effect of its amount's sentinel. */
async function answer(world: World, user: User, placed: Placed) {
  await orderAnswer(world, placed)
  return placedView(world, user, placed)
}

export const adviceOrderFamily = [
  forUser(queryAdviceDocuments, ({ portfolioCode }, world, user) => {
    const portfolio = portfolioByCode(world.market, portfolioCode)
    requireReader(world, user, portfolio)
    return { protocols: documentsFor(portfolio) }
  }),
  forUser(signAdvice, (request, world, user, session) => sign(world, user, request, session)),
  forUser(estimatePortfolio, (request, world, user) => estimate(world, user, request)),
  forUser(applyPortfolio, async (request, world, user) =>
    answer(world, user, placeIn(world, user, request)),
  ),
  forUser(redeemPortfolio, async (request, world, user) =>
    answer(world, user, placeOut(world, user, request)),
  ),
  forUser(stopAdvice, async (request, world, user) =>
    answer(world, user, placeStop(world, user, request)),
  ),
  forUser(queryAdviceOrder, ({ applyNo }, world, user) => orderView(world, user, applyNo)),
]
