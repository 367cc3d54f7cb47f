import { indexPlanReturn, queryReadyPlans } from '#api/calls/plans/ready-plans.ts'
import { RET } from '#api/endpoint.ts'
import { indexPlan } from '#domain/plan/index-plan.ts'
import { planCycle, type AskedCycle } from '#domain/plan/schedule.ts'
import { closesBetween } from '#test/sandbox/departments/plans/market-index.ts'
import { readyPlans } from '#test/sandbox/departments/plans/ready-plans.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { forAnyone } from '#test/sandbox/kernel/route.ts'

const DAYS = { weekly: 1, fortnightly: 1, monthly: 1 } as const

export const readyPlanFamily = [
  forAnyone(queryReadyPlans, (_fields, world) => ({
    serverTime: world.clock.now(),
    plans: readyPlans(world),
  })),

  forAnyone(indexPlanReturn, ({ cycle, amount, from, to }, { db, market, clock }) => {
    const { indexName, closes } = closesBetween(db, market, clock.now(), { from, to })
    const asked: AskedCycle = { cycle, cycleDay: DAYS[cycle] }
    const counted = planCycle(asked, closes[0]?.date ?? '')
    const result = counted === null ? null : indexPlan(closes, counted, amount)
    if (result === null) throw new Refusal(RET.notFound, '该区间没有指数收盘数据')
    return { indexName, source: market.source, ...result }
  }),
]
