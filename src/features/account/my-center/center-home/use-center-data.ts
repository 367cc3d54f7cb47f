import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOcrStatus, queryUserStatus } from '#api/calls/auth.ts'
import { listBankCards } from '#api/calls/bank.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { nothing } from '#api/fields.ts'
import { queryFor } from '#api/query.ts'
import { queryWxAppletStatus } from '#api/calls/login.ts'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { queryRiskResult } from '#api/calls/risk.ts'
import { useIsFresh } from '#templates/use-is-fresh.ts'
import type * as v from 'valibot'

/** What the provider says now: what an earlier visit has left is not shown. */
export function useNow<P extends v.GenericSchema>(endpoint: Endpoint<typeof nothing, P>) {
  const query = useQuery({ ...queryFor(endpoint, {}), staleTime: 0, refetchOnMount: 'always' })
  return useIsFresh(query)
    ? query
    : { ...query, data: undefined, isPending: true as const, error: null }
}

export const useStatus = () => useNow(queryUserStatus)
export const useDocument = () => useNow(queryOcrStatus)
export const useRiskClass = () => useNow(queryRiskResult)
export const useCards = () => useNow(listBankCards)
export const useApplet = () => useNow(queryWxAppletStatus)

/** How long the screen waits for all of its parts before it shows those that are there, ms. */
const TOGETHER_MS = 3_000

/**
 * Whether the parts that a user sees have settled, each with its data or its error, or the wait for
 * them is over: parts that came one by one would move the rows under the user's finger.
 */
export function useSettled(userKnown: boolean): boolean {
  const parts = [
    useStatus(),
    useDocument(),
    useRiskClass(),
    useCards(),
    useApplet(),
    useNow(listServiceRequests),
  ]
  const others = useIsFetching()
  const [settled, setSettled] = useState(false)
  const isThere = userKnown && others === 0 && parts.every(({ isPending }) => !isPending)
  if (isThere && !settled) setSettled(true)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), TOGETHER_MS)
    return () => clearTimeout(timer)
  }, [])
  return settled
}
