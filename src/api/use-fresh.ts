import { useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Endpoint } from '#api/endpoint.ts'
import { currentFor } from '#api/use-current.ts'

/**
 * Returns a function that calls the provider even if the cache has an answer, and updates the
 * cache.
 */
export function useFresh() {
  const queries = useQueryClient()
  return <Q extends v.GenericSchema, P extends v.GenericSchema>(
    endpoint: Endpoint<Q, P>,
    input: v.InferInput<Q> & object,
  ): Promise<v.InferOutput<P>> => queries.fetchQuery(currentFor(endpoint, input))
}
