import { compareFunds } from '#api/calls/funds/fund-comparison.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

export const fundComparison: readonly Scenario[] = [
  scenario(
    compareFunds,
    async (p) => p.anyone(compareFunds, { fundCodes: '980301,980201', span: '3y' }),
    {
      notFound: async (p) => p.anyone(compareFunds, { fundCodes: '980301,999999', span: '3y' }),
    },
  ),
]
