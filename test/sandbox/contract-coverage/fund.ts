import {
  getAlertMsg,
  listFundEvents,
  listPeriodReturns,
  queryAllFundName,
  queryFundOne,
  queryNavHistory,
} from '#api/calls/fund.ts'
import { recipe, type Recipe } from './recipe.ts'
import { FUND, NO_FUND, SUSPENDED_FUND } from './steps-orders.ts'

export const fund: readonly Recipe[] = [
  recipe(queryAllFundName, async (p) => p.anyone(queryAllFundName, {})),
  recipe(queryFundOne, async (p) => p.anyone(queryFundOne, { fundCode: FUND }), {
    notFound: async (p) => p.anyone(queryFundOne, NO_FUND),
  }),
  recipe(getAlertMsg, async (p) => p.anyone(getAlertMsg, { fundCode: SUSPENDED_FUND }), {
    notFound: async (p) => p.anyone(getAlertMsg, NO_FUND),
  }),
  recipe(
    queryNavHistory,
    async (p) => p.anyone(queryNavHistory, { fundCode: FUND, from: '20260101', to: '20260310' }),
    { notFound: async (p) => p.anyone(queryNavHistory, NO_FUND) },
  ),
  recipe(listFundEvents, async (p) => p.anyone(listFundEvents, { fundCode: FUND }), {
    notFound: async (p) => p.anyone(listFundEvents, NO_FUND),
  }),
  recipe(
    listPeriodReturns,
    async (p) => p.anyone(listPeriodReturns, { fundCode: FUND, period: 'quarter' }),
    { notFound: async (p) => p.anyone(listPeriodReturns, { ...NO_FUND, period: 'year' }) },
  ),
]
