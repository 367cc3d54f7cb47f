import { querySmartStrategy } from '#api/calls/smart-strategy.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

export const smartStrategy: readonly Scenario[] = [
  scenario(
    querySmartStrategy,
    async (p) => p.anyone(querySmartStrategy, { productCode: '20000001' }),
    { notFound: async (p) => p.anyone(querySmartStrategy, { productCode: '99999999' }) },
  ),
]
