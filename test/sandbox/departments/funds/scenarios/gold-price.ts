import { queryGoldPrice } from '#api/calls/gold/gold-price.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

export const goldPrice: readonly Scenario[] = [
  scenario(queryGoldPrice, async (p) => p.anyone(queryGoldPrice, { range: '1m' })),
]
