import { useQueries } from '@tanstack/react-query'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { getFundProtocolConfig } from '#api/calls/trade.ts'
import type { Protocol } from '#shared/engines/agreement/consent.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { combineQueries } from '#templates/combine-queries.ts'

export interface Target {
  readonly fund: Fund
  readonly protocols: readonly Protocol[]
}

/** The target of a conversion with its agreements; no data while none is chosen. */
export function useTarget(fundCode: string | null) {
  const request = { fundCode: fundCode ?? '' }
  return useQueries({
    queries: [
      { ...queryFor(queryFundOne, request), enabled: fundCode !== null },
      { ...queryFor(getFundProtocolConfig, request), enabled: fundCode !== null },
    ],
    combine: (all) => {
      const [fund, protocols] = all
      const data: Target | undefined =
        fundCode !== null && fund.data && protocols.data
          ? { fund: fund.data, ...protocols.data }
          : undefined
      return combineQueries(all, data)
    },
  })
}
