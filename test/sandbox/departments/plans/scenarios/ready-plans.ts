import { indexPlanReturn, queryReadyPlans } from '#api/calls/plans/ready-plans.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const five = { cycle: 'weekly', amount: '100.00', from: '202103', to: '202603' } as const

export const readyPlans: readonly Scenario[] = [
  scenario(queryReadyPlans, async (p) => p.anyone(queryReadyPlans, {})),
  scenario(indexPlanReturn, async (p) => p.anyone(indexPlanReturn, five), {
    notFound: async (p) => p.anyone(indexPlanReturn, { ...five, from: '199001', to: '199012' }),
  }),
]
