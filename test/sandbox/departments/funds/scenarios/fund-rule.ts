import * as calls from '#api/calls/fund-rule.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const first = { page: 1, size: 10 }

export const fundRule: readonly Scenario[] = [
  scenario(calls.listFundRules, async (p) => p.anyone(calls.listFundRules, { group: 'board' })),
  scenario(
    calls.queryFundList,
    async (p) => p.anyone(calls.queryFundList, { ...first, ruleId: 'calm-bond', risk: '2' }),
    {
      notFound: async (p) => p.anyone(calls.queryFundList, { ...first, ruleId: 'draft-board' }),
    },
  ),
  scenario(
    calls.countFunds,
    async (p) => p.anyone(calls.countFunds, { ruleId: 'all', type: '3', maxDrawdown: '5' }),
    {
      notFound: async (p) => p.anyone(calls.countFunds, { ruleId: 'draft-board' }),
    },
  ),
  scenario(calls.queryFixedPlusBand, async (p) =>
    p.anyone(calls.queryFixedPlusBand, { band: '20' }),
  ),
  scenario(calls.listCompanies, async (p) => p.anyone(calls.listCompanies, {})),
]
