import { useQuery } from '@tanstack/react-query'
import { queryOcrStatus, queryUserStatus } from '#api/calls/auth.ts'
import { listBankCards } from '#api/calls/bank.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { nothing } from '#api/fields.ts'
import { queryFor } from '#api/query.ts'
import { queryRiskResult } from '#api/calls/risk.ts'
import type * as v from 'valibot'

/** What the provider says now: what an earlier visit has left is not shown. */
export function useNow<P extends v.GenericSchema>(endpoint: Endpoint<typeof nothing, P>) {
  const query = useQuery({ ...queryFor(endpoint, {}), staleTime: 0, refetchOnMount: 'always' })
  return query.isFetchedAfterMount
    ? query
    : { ...query, data: undefined, isPending: true as const, error: null }
}

export const useStatus = () => useNow(queryUserStatus)
export const useDocument = () => useNow(queryOcrStatus)
export const useRiskClass = () => useNow(queryRiskResult)
export const useCards = () => useNow(listBankCards)
