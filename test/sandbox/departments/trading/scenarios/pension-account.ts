import { listPensionFunds, queryPensionSummary } from '#api/calls/pension/pension-account.ts'
import { queryTaxRules } from '#api/calls/pension/tax-rules.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

export const pensionAccount: readonly Scenario[] = [
  scenario(queryTaxRules, async (p) => p.anyone(queryTaxRules, {})),
  scenario(queryPensionSummary, async (p) => (await p.as('yang'))(queryPensionSummary, {}), {
    notBound: async (p) => (await p.as('zhang'))(queryPensionSummary, {}),
  }),
  scenario(listPensionFunds, async (p) =>
    p.anyone(listPensionFunds, { page: 1, size: 10, kind: 'index', order: 'fee' }),
  ),
]
