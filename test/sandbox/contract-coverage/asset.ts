import {
  listAssetsChannel,
  listChannelHoldings,
  listClearedFunds,
  listIncome,
  listLots,
  queryHolding,
  queryIncomeCalendar,
} from '#api/calls/asset.ts'
import { recipe, type Recipe } from './recipe.ts'

/** One of the funds that zhang holds. */
const held = { fundCode: '980301' }
const page = { page: 1, size: 20 }

export const asset: readonly Recipe[] = [
  recipe(listAssetsChannel, async (p) => (await p.as('zhang'))(listAssetsChannel, {})),
  recipe(queryHolding, async (p) => (await p.as('zhang'))(queryHolding, held), {
    notFound: async (p) => (await p.as('wang'))(queryHolding, held),
  }),
  recipe(listLots, async (p) => (await p.as('zhang'))(listLots, held), {
    notFound: async (p) => (await p.as('zhang'))(listLots, { fundCode: '999999' }),
  }),
  recipe(listChannelHoldings, async (p) => (await p.as('zhang'))(listChannelHoldings, {})),
  recipe(queryIncomeCalendar, async (p) =>
    (await p.as('zhang'))(queryIncomeCalendar, { month: '202602' }),
  ),
  recipe(listIncome, async (p) => (await p.as('zhang'))(listIncome, page)),
  recipe(listClearedFunds, async (p) => (await p.as('zhang'))(listClearedFunds, page)),
]
