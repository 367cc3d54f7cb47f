import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type * as v from 'valibot'
import type { Endpoint } from '#api/endpoint.ts'
import { pagesFor, type PagedRequest, type PageOf } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'

/** A paged list with its state. */
export interface EndlessList<Row> {
  /** Undefined until the first page is loaded. */
  readonly data: readonly Row[] | undefined
  readonly total: number
  /** Rows so far that could not be read; undefined counts as none. */
  readonly unreadable?: number
  readonly isPending: boolean
  /** The reason why the first page did not load, or why a refresh failed. */
  readonly error: Error | null
  readonly dataUpdatedAt: number
  readonly refetch: () => Promise<unknown>
  readonly end: 'more' | 'loading' | 'failed' | 'whole'
  readonly more: () => void
}

/**
 * Loads a paged call, page by page, as one list of rows; `input` is its request without page and
 * size. When a further page fails, the rows so far stay, and `more` tries again. Nothing is loaded
 * unless `enabled`.
 */
export function useEndlessList<Q extends PagedRequest, Row, Page extends PageOf<Row>>(
  endpoint: Endpoint<Q, v.GenericSchema<unknown, PageOf<Row> & Page>>,
  input: Omit<v.InferInput<Q>, 'page' | 'size'>,
  enabled = true,
): EndlessList<Row> & { readonly first: Page | undefined } {
  const query = useInfiniteQuery({ ...pagesFor(endpoint, input), enabled })
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
    unreadable: (data?.pages ?? []).reduce((sum, { records }) => sum + unreadable(records), 0),
    /** The whole payload of the first page, for what it has besides rows. */
    first: data?.pages[0],
    total: data?.pages[0]?.total ?? 0,
    isPending: query.isPending,
    // A further page that failed is reported by `end`: the rows before it are valid.
    error: isFetchNextPageError ? null : query.error,
    dataUpdatedAt: query.dataUpdatedAt,
    refetch: query.refetch,
    end,
    more,
  }
}
