import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type * as v from 'valibot'
import type { Endpoint } from '#api/endpoint.ts'
import { pagesFor, type PagedRequest, type PageOf } from '#api/query.ts'

/** A paged list as a screen sees it. */
export interface EndlessList<Row> {
  /** Undefined until the first page is there. */
  readonly data: readonly Row[] | undefined
  readonly total: number
  readonly isPending: boolean
  /** Why there are no rows, or why those that there are could not be fetched anew. */
  readonly error: Error | null
  readonly dataUpdatedAt: number
  readonly refetch: () => Promise<unknown>
  readonly end: 'more' | 'loading' | 'failed' | 'whole'
  readonly more: () => void
}

/**
 * Reads a paged call row by row; `input` is its request without page and size. A failed further
 * page keeps what is there and can be asked for again.
 */
export function useEndlessList<Q extends PagedRequest, Row, Page extends PageOf<Row>>(
  endpoint: Endpoint<Q, v.GenericSchema<unknown, PageOf<Row> & Page>>,
  input: Omit<v.InferInput<Q>, 'page' | 'size'>,
): EndlessList<Row> & { readonly first: Page | undefined } {
  const query = useInfiniteQuery(pagesFor(endpoint, input))
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const rows = useMemo(() => data?.pages.flatMap(({ records }) => records), [data])
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const end = isFetchingNextPage
    ? 'loading'
    : isFetchNextPageError
      ? 'failed'
      : hasNextPage
        ? 'more'
        : 'whole'
  return {
    data: rows,
    /** What the first page says besides its rows. */
    first: data?.pages[0],
    total: data?.pages[0]?.total ?? 0,
    isPending: query.isPending,
    // A further page that failed is no word on the rows before it: `end` says so.
    error: isFetchNextPageError ? null : query.error,
    dataUpdatedAt: query.dataUpdatedAt,
    refetch: query.refetch,
    end,
    more,
  }
}
