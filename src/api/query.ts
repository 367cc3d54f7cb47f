import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { send, CallRefused } from './client.ts'
import type { Endpoint } from './endpoint.ts'

/** Asks the provider once, past every cache. A retCode other than 0 is thrown as `CallRefused`. */
export async function fetchOrThrow<Q extends v.GenericSchema, P extends v.GenericSchema>(
  endpoint: Endpoint<Q, P>,
  input: v.InferInput<Q> & object,
  options: { signal?: AbortSignal } = {},
): Promise<v.InferOutput<P>> {
  const answer = await send(endpoint, input, options)
  if (!answer.ok) throw new CallRefused(endpoint.name, answer.retCode, answer.retMsg)
  return answer.payload
}

/**
 * Server data for TanStack Query: one key per endpoint and input, cancelled when no screen wants it
 * any more. A retCode other than 0 is thrown as `CallRefused`.
 */
export function queryFor<Q extends v.GenericSchema, P extends v.GenericSchema>(
  endpoint: Endpoint<Q, P>,
  input: v.InferInput<Q> & object,
) {
  return queryOptions({
    queryKey: [endpoint.name, input] as const,
    queryFn: ({ signal }): Promise<v.InferOutput<P>> => fetchOrThrow(endpoint, input, { signal }),
  })
}

/** A call that a screen will make, which can be made ahead of it. */
export interface PrefetchCall {
  readonly name: string
  readonly input: object
  readonly fetch: (client: QueryClient) => Promise<void>
  /** Takes the call back where no screen waits for it. */
  readonly cancel: (client: QueryClient) => Promise<void>
}

export function prefetchCall<Q extends v.GenericSchema, P extends v.GenericSchema>(
  endpoint: Endpoint<Q, P>,
  input: v.InferInput<Q> & object,
): PrefetchCall {
  const query = queryFor(endpoint, input)
  return {
    name: endpoint.name,
    input,
    fetch: (client) => client.prefetchQuery(query),
    cancel: (client) =>
      client.cancelQueries({ queryKey: query.queryKey, exact: true, type: 'inactive' }),
  }
}

/** What every paged call answers with. */
export interface PageOf<Row> {
  readonly total: number
  readonly records: readonly Row[]
}

/** An endpoint of pages: its request takes `page` and `size`. */
export type PagedRequest = v.GenericSchema<{ page: number | string; size: number | string }>

/** One list page by page, for TanStack's infinite query. `size` rows a page, at most 50. */
export function pagesFor<Q extends PagedRequest, Row, Page extends PageOf<Row> = PageOf<Row>>(
  endpoint: Endpoint<Q, v.GenericSchema<unknown, PageOf<Row> & Page>>,
  input: Omit<v.InferInput<Q>, 'page' | 'size'>,
  size = 20,
) {
  return infiniteQueryOptions({
    queryKey: [endpoint.name, 'pages', input] as const,
    initialPageParam: 1,
    queryFn: ({ signal, pageParam }): Promise<PageOf<Row> & Page> =>
      fetchOrThrow(endpoint, { ...input, page: pageParam, size }, { signal }),
    getNextPageParam: (_last, pages) => {
      const have = pages.reduce((sum, { records }) => sum + records.length, 0)
      const latest = pages[pages.length - 1]
      return latest && latest.records.length > 0 && have < latest.total ? pages.length + 1 : null
    },
  })
}
