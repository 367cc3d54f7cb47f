import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryFor } from '#api/query.ts'
import { queryApplyResult } from '#api/calls/trade.ts'
import { queryTransactionDetail } from '#api/calls/transaction.ts'
import { awaitsBank } from '#domain/order/order-status.ts'
import type { DealType } from '#paths/deal.ts'
import { now14 } from '#platform/clock.ts'
import { dropDraft } from '#session/draft.ts'
import { draftKey } from '../parts/deal-draft.ts'
import type { DealState } from './deal-outcome.ts'
import { dropSent } from '#shared/order/sent-order.ts'
import { useFoundOrder } from '#shared/order/use-found-order.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

/** The interval of fetching an unknown outcome again, in ms. */
const ASK_AGAIN_MS = 5_000

const PURCHASES: ReadonlySet<DealType> = new Set(['purchase', 'deposit'])

/**
 * Fetches the state of an application until the provider answers; then its order, until the bank
 * has finished with it.
 */
export function useDealResult(type: DealType, applyNo: string, fundCode: string) {
  const result = useQuery({
    ...queryFor(queryApplyResult, { applyNo }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.status !== 'error' ? false : ASK_AGAIN_MS),
  })
  const placed = result.data?.state === 'placed'
  const detail = useQuery({
    ...queryFor(queryTransactionDetail, { applyNo }),
    enabled: placed,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && !awaitsBank(state.data.record) ? false : ASK_AGAIN_MS,
  })
  const record = detail.data?.record ?? null
  // Before what was sent is dropped.
  useFoundOrder(PURCHASES.has(type) ? 'purchase' : null, applyNo, placed)
  useEffect(() => {
    // The order exists: its draft must not offer the application number again.
    if (placed) dropDraft(sessionStore, draftKey(type, fundCode))
  }, [placed, type, fundCode])
  const found = record !== null
  useEffect(() => {
    if (found) dropSent(applyNo)
  }, [found, applyNo])

  const check = () => void (placed ? detail.refetch() : result.refetch())
  const latest = useRef(check)
  useEffect(() => {
    latest.current = check
  })
  useEffect(() => {
    // Not left to the query client, which refetches on reconnect only if it has noticed going
    // offline.
    const onOnline = () => latest.current()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  const state: DealState = result.isError ? 'unknown' : (result.data?.state ?? 'unknown')
  return {
    state,
    record,
    now: detail.data?.serverTime ?? now14(),
    checking: result.isPending,
    check,
  }
}
