import { queryFeatureData } from '#api/calls/fund-features.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { FUND, NO_FUND } from '#test/sandbox/testing/coverage/steps-orders.ts'

export const fundFeatures: readonly Scenario[] = [
  scenario(queryFeatureData, async (p) => p.anyone(queryFeatureData, { fundCode: FUND }), {
    notFound: async (p) => p.anyone(queryFeatureData, NO_FUND),
  }),
]
