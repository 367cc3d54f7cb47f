import {
  backtestPlan,
  listPlanIndexes,
  listPlanRecords,
  listPlans,
  previewPlan,
  queryPlan,
} from '#api/calls/plan.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  FIRST_DEBIT,
  NO_PLAN,
  PLAN_FUND,
  planner,
} from '#test/sandbox/testing/coverage/steps-plans.ts'

const page = { page: 1, size: 20 }
const smart = { indexCode: '000300', averageDays: 180 } as const
const monthly = { fundCode: PLAN_FUND, cycle: 'monthly', cycleDay: 31, smart } as const
const past = { ...monthly, amount: '1000.00', from: '202501', to: '202602' } as const

/** No fund has this code. */
const noFund = { fundCode: '999999' }

export const plan: readonly Scenario[] = [
  scenario(listPlans, async (p) => (await planner(p)).zhang(listPlans, { ended: '0' })),

  scenario(
    queryPlan,
    async (p) => {
      const { zhang, planNo } = await planner(p)
      return zhang(queryPlan, { planNo })
    },
    { notFound: async (p) => (await p.as('zhang'))(queryPlan, { planNo: NO_PLAN }) },
  ),

  scenario(listPlanIndexes, async (p) => (await p.as('zhang'))(listPlanIndexes, {})),

  scenario(
    listPlanRecords,
    async (p) => {
      const { zhang, planNo } = await planner(p)
      await p.moveClock({ to: `${FIRST_DEBIT}100000` })
      return zhang(listPlanRecords, { planNo, ...page })
    },
    {
      // Of another user it is as if it were not there.
      notFound: async (p) => {
        const { planNo } = await planner(p)
        return (await p.as('wang'))(listPlanRecords, { planNo, ...page })
      },
    },
  ),

  scenario(previewPlan, async (p) => (await p.as('zhang'))(previewPlan, monthly), {
    notFound: async (p) => (await p.as('zhang'))(previewPlan, { ...monthly, ...noFund }),
  }),

  scenario(backtestPlan, async (p) => (await p.as('zhang'))(backtestPlan, past), {
    notFound: async (p) => (await p.as('zhang'))(backtestPlan, { ...past, ...noFund }),
  }),
]
