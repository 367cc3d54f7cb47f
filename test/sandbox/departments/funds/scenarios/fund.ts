import {
  getAlertMsg,
  listFundEvents,
  listPeriodReturns,
  queryAllFundName,
  queryFundOne,
  queryNavHistory,
} from '#api/calls/fund.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { FUND, NO_FUND, SUSPENDED_FUND } from '#test/sandbox/testing/coverage/steps-orders.ts'

export const fund: readonly Scenario[] = [
  scenario(queryAllFundName, async (p) => p.anyone(queryAllFundName, {})),
  scenario(queryFundOne, async (p) => p.anyone(queryFundOne, { fundCode: FUND }), {
    notFound: async (p) => p.anyone(queryFundOne, NO_FUND),
  }),
  scenario(getAlertMsg, async (p) => p.anyone(getAlertMsg, { fundCode: SUSPENDED_FUND }), {
    notFound: async (p) => p.anyone(getAlertMsg, NO_FUND),
  }),
  scenario(
    queryNavHistory,
    async (p) => p.anyone(queryNavHistory, { fundCode: FUND, from: '20260101', to: '20260310' }),
    { notFound: async (p) => p.anyone(queryNavHistory, NO_FUND) },
  ),
  scenario(listFundEvents, async (p) => p.anyone(listFundEvents, { fundCode: FUND }), {
    notFound: async (p) => p.anyone(listFundEvents, NO_FUND),
  }),
  scenario(
    listPeriodReturns,
    async (p) => p.anyone(listPeriodReturns, { fundCode: FUND, period: 'quarter' }),
    { notFound: async (p) => p.anyone(listPeriodReturns, { ...NO_FUND, period: 'year' }) },
  ),
]
