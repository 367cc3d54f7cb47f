import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Endpoint } from '#api/endpoint.ts'
import { queryFor } from '#api/query.ts'
import { useDebounced } from '#ui/fields/use-debounced.ts'

/** An estimate that is updated as the user types. */
export interface LiveEstimate<T> {
  /** Null while there is no input, or no estimate. */
  readonly data: T | null
  /** True if the data is still that of an earlier input. */
  readonly behind: boolean
  readonly failed: boolean
}

/** The pause in typing after which an estimate is fetched, in ms. */
const REST_MS = 300

/**
 * The estimate of an order of shares, with two decimals, updated as the user types; null: of none.
 * The previous estimate stays until the next arrives; outdated calls are aborted.
 */
export function useLiveEstimate<Q extends v.GenericSchema, P extends v.GenericSchema>(
  endpoint: Endpoint<Q, P>,
  entered: string | null,
  inputFor: (shares: string) => v.InferInput<Q> & object,
): LiveEstimate<v.InferOutput<P>> {
  const shares = useDebounced(entered ?? '', REST_MS)
  const query = useQuery({
    ...queryFor(endpoint, inputFor(shares)),
    enabled: entered !== null && shares !== '',
    placeholderData: keepPreviousData,
  })
  if (entered === null) return { data: null, behind: false, failed: false }
  const settled = entered === shares
  return {
    data: query.isError ? null : (query.data ?? null),
    behind: !settled || query.isPlaceholderData,
    failed: query.isError && settled,
  }
}
