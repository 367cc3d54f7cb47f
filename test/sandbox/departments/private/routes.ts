import * as calls from '#api/calls/private-plan.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'
import { cancel, contractList, product, sign, visit } from './contracts.ts'
import { planValues } from './nav.ts'
import { paperList, submitPaper } from './papers.ts'
import { named } from './plans.ts'
import { confirm, privateState, requireOwnChannel, requirePlan, requireSteps } from './steps.ts'

export const privatePlanFamily = [
  forUser(calls.queryPrivateState, (_fields, world, user) => privateState(world, user)),
  forUser(calls.confirmTargetInvestor, (asked, world, user, session) => {
    requireOwnChannel(world, session)
    return confirm(world, user, asked)
  }),
  forUser(calls.queryPrivateProduct, ({ fundCode }, world, user) => product(world, user, fundCode)),
  forUser(calls.listPrivateNav, ({ fundCode }, world, user) => {
    const plan = requirePlan(world, user, fundCode)
    const points = planValues(plan, world.market.isTradingDay, world.clock.now())
    return { ...named(plan), benchmarkName: plan.benchmarkName, points: [...points] }
  }),
  forUser(calls.listCertificates, (_fields, world, user) => paperList(world, user)),
  forUser(calls.submitCertificate, (asked, world, user, session) => {
    requireOwnChannel(world, session)
    requireSteps(world, user, 'qualify')
    return submitPaper(world, user, asked)
  }),
  forUser(calls.listPrivateContracts, (_fields, world, user) => contractList(world, user)),
  forUser(calls.signPrivateContract, (asked, world, user, session) =>
    sign(world, user, session, asked),
  ),
  forUser(calls.cancelPrivateContract, (asked, world, user) => cancel(world, user, asked)),
  forUser(calls.answerReturnVisit, (asked, world, user, session) =>
    visit(world, user, session, asked),
  ),
]
