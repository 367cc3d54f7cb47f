import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { send, CallRefused } from './client.ts'
import { RET, type Endpoint } from './endpoint.ts'
import { unreadable } from './rows.ts'

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
 * The same; null where the provider does not find what is asked for. Any other refusal is thrown:
 * an act whose outcome is asked for is unknown then, not undone.
 */
export async function fetchIfFound<Q extends v.GenericSchema, P extends v.GenericSchema>(
  endpoint: Endpoint<Q, P>,
  input: v.InferInput<Q> & object,
  options: { signal?: AbortSignal } = {},
): Promise<v.InferOutput<P> | null> {
  try {
    return await fetchOrThrow(endpoint, input, options)
  } catch (error) {
    if (error instanceof CallRefused && error.retCode === RET.notFound) return null
    throw error
  }
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

/** The first page of a list that a screen will show, which can be fetched ahead of it. */
export function prefetchPages<Q extends PagedRequest, Row>(
  endpoint: Endpoint<Q, v.GenericSchema<unknown, PageOf<Row>>>,
  input: Omit<v.InferInput<Q>, 'page' | 'size'>,
): PrefetchCall {
  const pages = pagesFor(endpoint, input)
  return {
    name: endpoint.name,
    input: { ...input, page: 1, size: PAGE_SIZE },
    fetch: (client) => client.prefetchInfiniteQuery(pages),
    cancel: (client) =>
      client.cancelQueries({ queryKey: pages.queryKey, exact: true, type: 'inactive' }),
  }
}

/** Rows a page where a list says nothing else. */
const PAGE_SIZE = 20

/** The answer of every paged call. */
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
  size = PAGE_SIZE,
) {
  return infiniteQueryOptions({
    queryKey: [endpoint.name, 'pages', input] as const,
    initialPageParam: 1,
    queryFn: ({ signal, pageParam }): Promise<PageOf<Row> & Page> =>
      fetchOrThrow(endpoint, { ...input, page: pageParam, size }, { signal }),
    getNextPageParam: (_last, pages) => {
      // Rows that could not be read count too: they are part of the total and of their page.
      const sizes = pages.map(({ records }) => records.length + unreadable(records))
      const have = sizes.reduce((sum, rows) => sum + rows, 0)
      const latest = pages[pages.length - 1]
      return latest && sizes[sizes.length - 1] !== 0 && have < latest.total
        ? pages.length + 1
        : null
    },
  })
}
