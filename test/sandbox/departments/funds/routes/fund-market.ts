import { listIndexValuations, queryFundBoards, queryFundRanking } from '#api/calls/fund-market.ts'
import { fundBoards } from '#test/sandbox/market/boards.ts'
import { indexValuations } from '#test/sandbox/market/index-valuations.ts'
import { onPage } from '#test/sandbox/market/paging.ts'
import { prepareRanking, rankedFunds, stageSpans } from '#test/sandbox/market/ranking.ts'
import { forAnyone } from '#test/sandbox/kernel/route.ts'

export const fundMarketFamily = [
  forAnyone(queryFundRanking, async ({ page, size, ...query }, { market, clock }) => {
    await prepareRanking(market, clock.now())
    const { rows, date } = rankedFunds(market, query, clock.now())
    const { total, records } = onPage(rows, { page, size })
    // Of the rows that are sent alone: of all funds they would take too long.
    return {
      date,
      source: market.source,
      total,
      records: records.map((row) =>
        Object.assign({}, row, { spans: stageSpans(market, row, clock.now()) }),
      ),
    }
  }),

  forAnyone(queryFundBoards, (_fields, { market }) => ({ boards: fundBoards(market) })),

  forAnyone(listIndexValuations, (_fields, { market, clock }) => ({
    source: market.indexes.length === 0 ? '' : market.source,
    indexes: indexValuations(market, clock.now()),
  })),
]
