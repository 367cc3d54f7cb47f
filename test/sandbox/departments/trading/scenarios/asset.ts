import {
  listAssetsChannel,
  listChannelHoldings,
  listClearedFunds,
  listIncome,
  listLots,
  queryHolding,
  queryIncomeCalendar,
} from '#api/calls/asset.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

/** One of the funds that zhang holds. */
const held = { fundCode: '980301' }
const page = { page: 1, size: 20 }

export const asset: readonly Scenario[] = [
  scenario(listAssetsChannel, async (p) => (await p.as('zhang'))(listAssetsChannel, {})),
  scenario(queryHolding, async (p) => (await p.as('zhang'))(queryHolding, held), {
    notFound: async (p) => (await p.as('wang'))(queryHolding, held),
  }),
  scenario(listLots, async (p) => (await p.as('zhang'))(listLots, held), {
    notFound: async (p) => (await p.as('zhang'))(listLots, { fundCode: '999999' }),
  }),
  scenario(listChannelHoldings, async (p) => (await p.as('zhang'))(listChannelHoldings, {})),
  scenario(queryIncomeCalendar, async (p) =>
    (await p.as('zhang'))(queryIncomeCalendar, { month: '202602' }),
  ),
  scenario(listIncome, async (p) => (await p.as('zhang'))(listIncome, page)),
  scenario(listClearedFunds, async (p) => (await p.as('zhang'))(listClearedFunds, page)),
]
