import { useQueries } from '@tanstack/react-query'
import { queryFundOne } from '#api/calls/fund.ts'
import { listPlanIndexes } from '#api/calls/plan.ts'
import { queryFor } from '#api/query.ts'
import { combineQueries } from '#templates/combine-queries.ts'

/** The fund, and the indexes that a smart plan of it may follow. */
export function useTypeFacts(fundCode: string) {
  return useQueries({
    queries: [queryFor(queryFundOne, { fundCode }), queryFor(listPlanIndexes, {})],
    combine: (all) => {
      const [fund, indexes] = all
      const data = fund.data && indexes.data ? { fund: fund.data, ...indexes.data } : undefined
      return combineQueries(all, data)
    },
  })
}
