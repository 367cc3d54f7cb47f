import { useEffect, useRef } from 'react'
import type * as v from 'valibot'
import { queryApplyResult } from '#api/calls/trade.ts'
import { CallRefused } from '#api/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { useCurrent } from '#api/use-current.ts'
import { dropSent } from '#shared/engines/order/value/sent-order.ts'
import { useFoundOrder } from '#shared/engines/order/record/use-found-order.ts'
import type { ApplicationState } from './outcome.ts'

/** The interval of asking for an unknown outcome again, in ms. */
const ASK_AGAIN_MS = 5_000

type ApplyResult = v.InferOutput<typeof queryApplyResult.payload>

interface OutcomeOptions<Q extends v.GenericSchema, P extends v.GenericSchema> {
  /** The application; empty where what it has made is named without one. */
  readonly applyNo: string
  /** The order or plan that the application has made, as the provider has it. */
  readonly detail: Endpoint<Q, P>
  /** The request of `detail`; `known`: whether it can be sent yet. */
  readonly detailRequest: (result: ApplyResult | undefined) => {
    readonly input: v.InferInput<Q> & object
    readonly known: boolean
  }
  /** Returns whether a change is still to come, so that it is requested again. */
  readonly isOpen: (found: v.InferOutput<P>) => boolean
  /** The order as reported to an advertiser; null where it is reported to none. */
  readonly reported: Parameters<typeof useFoundOrder>[0]
  /** Called once it is placed: what was entered must not be offered again. */
  readonly onPlaced: () => void
}

/**
 * Asks what became of an application until the provider answers, then for what it has made. An
 * answer that was lost is never taken for a failure.
 */
export function useOutcome<Q extends v.GenericSchema, P extends v.GenericSchema>(
  options: OutcomeOptions<Q, P>,
) {
  const { applyNo, reported, isOpen, onPlaced } = options
  const result = useCurrent(
    queryApplyResult,
    { applyNo },
    {
      enabled: applyNo !== '',
      refetchInterval: ({ state }) =>
        state.data && state.status !== 'error' ? false : ASK_AGAIN_MS,
    },
  )
  const { input, known } = options.detailRequest(result.data)
  const detail = useCurrent(options.detail, input, {
    enabled: known,
    refetchInterval: ({ state }) => {
      if (state.data !== undefined) return isOpen(state.data) ? ASK_AGAIN_MS : false
      // By its own number there is none. Of an application it is only not there yet.
      return applyNo === '' && state.error instanceof CallRefused ? false : ASK_AGAIN_MS
    },
  })
  const found = detail.data !== undefined
  const placed = applyNo === '' ? found : result.data?.state === 'placed'
  // Before what was sent is dropped.
  useFoundOrder(reported, applyNo, placed)
  useEffect(() => {
    if (found) dropSent(applyNo)
  }, [found, applyNo])

  const check = () => void (known ? detail.refetch() : result.refetch())
  const latest = useRef({ check, onPlaced })
  useEffect(() => {
    latest.current = { check, onPlaced }
  })
  useEffect(() => {
    if (placed) latest.current.onPlaced()
  }, [placed])
  useEffect(() => {
    // Not left to the query client, which refetches on reconnect only if it has noticed going
    // offline.
    const onOnline = () => latest.current.check()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  const ofApplication: ApplicationState = result.isError
    ? 'unknown'
    : (result.data?.state ?? 'unknown')
  const state: ApplicationState = applyNo === '' ? (placed ? 'placed' : 'unknown') : ofApplication
  return {
    applyNo,
    state,
    found: detail.data,
    /** The provider has no such thing of this user. */
    refused: applyNo === '' && detail.error instanceof CallRefused ? detail.error : null,
    checking: applyNo === '' ? detail.isPending : result.isPending,
    check,
  }
}

export type AskedOutcome = Omit<ReturnType<typeof useOutcome>, 'found'>
