import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type * as v from 'valibot'
import type { Endpoint } from '#api/endpoint.ts'
import { useCurrent } from '#api/use-current.ts'

type Times = Pick<UseQueryResult, 'isFetchedAfterMount' | 'dataUpdatedAt' | 'errorUpdatedAt'>

/**
 * Returns whether what a query holds came after the component began, so that nothing of an earlier
 * visit is taken for it. `isFetchedAfterMount` alone stays false after a reset, as at another
 * sign-in: that sets the query's count of answers back below what it was when the component began.
 */
export function useIsFresh({ isFetchedAfterMount, dataUpdatedAt, errorUpdatedAt }: Times): boolean {
  const [first] = useState({ dataUpdatedAt, errorUpdatedAt })
  return (
    isFetchedAfterMount ||
    dataUpdatedAt !== first.dataUpdatedAt ||
    errorUpdatedAt !== first.errorUpdatedAt
  )
}

/** A query of each visit, which is pending until it is answered in this one. */
export function useFresh<Q extends v.GenericSchema, P extends v.GenericSchema>(
  endpoint: Endpoint<Q, P>,
  input: v.InferInput<Q> & object,
) {
  const query = useCurrent(endpoint, input)
  return useIsFresh(query)
    ? query
    : { ...query, data: undefined, isPending: true as const, error: null }
}
