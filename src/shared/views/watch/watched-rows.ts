import type * as v from 'valibot'
import type { listFundQuotes } from '#api/calls/funds/watch.ts'
import { watchedFunds, type Sortable, type WatchList } from '#domain/watch/watch-list.ts'
import { dayFigure } from '#shared/parts/fund/day-figure.ts'
import type { FundRowProps } from '#shared/parts/fund/FundRow.tsx'

export type Quote = v.InferOutput<typeof listFundQuotes.payload>['funds'][number]

/** A watched fund as its list shows it. */
export interface WatchedRow extends Sortable {
  readonly fundCode: string
  readonly group: string
  readonly note: string
  readonly isMoney: boolean
  readonly figure: NonNullable<FundRowProps['figure']>
}

/** The rows in the user's own order; a fund whose values are not known has its code for a name. */
export function watchedRows(list: WatchList, quotes: readonly Quote[]): readonly WatchedRow[] {
  const byCode = new Map(quotes.map((quote) => [quote.fundCode, quote]))
  return watchedFunds(list).map(({ fundCode, group, note }) => {
    const quote = byCode.get(fundCode)
    const isMoney = quote !== undefined && quote.sevenDayYield !== null
    return {
      fundCode,
      fundName: quote?.fundName ?? fundCode,
      group,
      note,
      isMoney,
      dayChange: isMoney ? null : (quote?.dayChange ?? null),
      figure: dayFigure(quote),
    }
  })
}
