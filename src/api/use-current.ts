import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { queryFor } from './query.ts'

/**
 * The option of what is requested again at each visit, however new the answer of an earlier one is:
 * what is shown is acted upon, or the user has just changed it elsewhere.
 */
export const EACH_VISIT = { staleTime: 0 } as const

/** A query that is sent at each visit, for `useQueries` and the query client. */
export const currentFor = <Q extends v.GenericSchema, P extends v.GenericSchema>(
  endpoint: Endpoint<Q, P>,
  input: v.InferInput<Q> & object,
) => ({ ...queryFor(endpoint, input), ...EACH_VISIT })

type CurrentOptions<Q extends v.GenericSchema, P extends v.GenericSchema> = Pick<
  UseQueryOptions<
    v.InferOutput<P>,
    Error,
    v.InferOutput<P>,
    readonly [string, v.InferInput<Q> & object]
  >,
  'enabled' | 'placeholderData' | 'refetchInterval' | 'refetchOnMount' | 'refetchOnWindowFocus'
>

/** A query that is sent at each visit. */
export const useCurrent = <Q extends v.GenericSchema, P extends v.GenericSchema>(
  endpoint: Endpoint<Q, P>,
  input: v.InferInput<Q> & object,
  options?: CurrentOptions<Q, P>,
) => useQuery({ ...currentFor(endpoint, input), ...options })
