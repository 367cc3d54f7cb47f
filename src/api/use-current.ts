import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { queryFor } from './query.ts'

/** A query that is sent at each visit, however new the answer of an earlier one is. */
export const useCurrent = <Q extends v.GenericSchema, P extends v.GenericSchema>(
  endpoint: Endpoint<Q, P>,
  input: v.InferInput<Q> & object,
) => useQuery({ ...queryFor(endpoint, input), staleTime: 0 })
