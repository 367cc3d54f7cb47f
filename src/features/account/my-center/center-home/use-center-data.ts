import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOcrStatus, queryUserStatus } from '#api/calls/auth.ts'
import { listBankCards } from '#api/calls/bank.ts'
import { queryWxAppletStatus } from '#api/calls/login.ts'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { queryRiskResult } from '#api/calls/risk.ts'
import { useFresh } from '#templates/use-is-fresh.ts'

// The provider's word of now: an earlier visit's copy is not shown.
export const useStatus = () => useFresh(queryUserStatus, {})
export const useDocument = () => useFresh(queryOcrStatus, {})
export const useRiskClass = () => useFresh(queryRiskResult, {})
export const useCards = () => useFresh(listBankCards, {})
export const useApplet = () => useFresh(queryWxAppletStatus, {})
export const useRequests = () => useFresh(listServiceRequests, {})

/**
 * The time for which the screen waits for all of its parts before it shows those that are there,
 * ms.
 */
const TOGETHER_MS = 3_000

/**
 * Returns whether the parts that a user sees have settled, each with its data or its error, or the
 * wait for them is over: parts that came one by one would move the rows under the user's finger.
 */
export function useSettled(userKnown: boolean): boolean {
  const parts = [useStatus(), useDocument(), useRiskClass(), useCards(), useApplet(), useRequests()]
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
