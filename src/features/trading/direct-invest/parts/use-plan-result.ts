import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CallRefused } from '#api/client.ts'
import { queryPlan } from '#api/calls/plan.ts'
import { queryApplyResult } from '#api/calls/trade.ts'
import { queryFor } from '#api/query.ts'
import { dropDrafts } from '#session/draft.ts'
import { dropSent } from '#shared/order/sent-order.ts'
import { useFoundOrder } from '#shared/order/use-found-order.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import type { PlanAct, PlanState } from './plan-outcome.ts'
import { PLAN_DRAFTS } from './plan-draft.ts'

/** The interval of asking for an unknown outcome again, in ms. */
const ASK_AGAIN_MS = 5_000

/**
 * The plan that an application made or changed, or a plan by its number: asked for until the
 * provider answers. An answer that was lost is never taken for a failure.
 */
export function usePlanResult(asked: {
  readonly applyNo?: string | undefined
  readonly planNo?: string | undefined
  readonly act?: PlanAct | undefined
}) {
  const { applyNo = '', act = 'create' } = asked
  const result = useQuery({
    ...queryFor(queryApplyResult, { applyNo }),
    enabled: applyNo !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.status !== 'error' ? false : ASK_AGAIN_MS),
  })
  const planNo = (applyNo === '' ? asked.planNo : result.data?.planNo) ?? ''
  const detail = useQuery({
    ...queryFor(queryPlan, { planNo }),
    enabled: planNo !== '',
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data || state.error instanceof CallRefused ? false : ASK_AGAIN_MS,
  })
  const placed = applyNo === '' ? detail.data !== undefined : result.data?.state === 'placed'
  const found = detail.data !== undefined
  // Before what was sent is dropped.
  useFoundOrder(act === 'create' ? 'plan' : null, applyNo, placed)
  useEffect(() => {
    if (found) dropSent(applyNo)
  }, [found, applyNo])
  useEffect(() => {
    // The plan is there: its form must not offer the application number again.
    if (placed) dropDrafts(sessionStore, PLAN_DRAFTS)
  }, [placed])

  const check = () => void (planNo === '' ? result.refetch() : detail.refetch())
  const latest = useRef(check)
  useEffect(() => {
    latest.current = check
  })
  useEffect(() => {
    const onOnline = () => latest.current()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  const ofApplication: PlanState = result.isError ? 'unknown' : (result.data?.state ?? 'unknown')
  const state: PlanState = applyNo === '' ? (placed ? 'placed' : 'unknown') : ofApplication
  return {
    state,
    plan: detail.data?.plan ?? null,
    /** The provider has no such plan of this user. */
    refused: applyNo === '' && detail.error instanceof CallRefused ? detail.error : null,
    checking: applyNo === '' ? detail.isPending : result.isPending,
    check,
  }
}
