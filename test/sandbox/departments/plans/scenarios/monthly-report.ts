import {
  listMonthlyAssets,
  listMonthlyProfits,
  listMonthlyTrend,
  queryMonthlyReport,
} from '#api/calls/monthly-report.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const lastMonth = { month: '202602' }
/** Before zhang had anything. */
const longAgo = { month: '201501' }

export const monthlyReport: readonly Scenario[] = [
  scenario(queryMonthlyReport, async (p) => (await p.as('zhang'))(queryMonthlyReport, {}), {
    notFound: async (p) => (await p.as('zhang'))(queryMonthlyReport, longAgo),
  }),
  scenario(listMonthlyTrend, async (p) => (await p.as('zhang'))(listMonthlyTrend, {})),
  scenario(listMonthlyAssets, async (p) => (await p.as('zhang'))(listMonthlyAssets, lastMonth), {
    notFound: async (p) => (await p.as('zhang'))(listMonthlyAssets, longAgo),
  }),
  scenario(listMonthlyProfits, async (p) => (await p.as('zhang'))(listMonthlyProfits, lastMonth), {
    notFound: async (p) => (await p.as('zhang'))(listMonthlyProfits, longAgo),
  }),
]
