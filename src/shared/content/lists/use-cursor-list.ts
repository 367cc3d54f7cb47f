import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type * as v from 'valibot'
import { CallRefused } from '#api/client.ts'
import { RET, type Endpoint } from '#api/endpoint.ts'
import { fetchOrThrow, type PrefetchCall } from '#api/query.ts'
import { REREAD_ON_REQUEST } from '#api/reread.ts'
import { unreadable } from '#api/rows.ts'
import { nextCursorOf, rowsOfPages, type CursorPage } from '#domain/content/cursor-pages.ts'
import type { EndlessList } from '#templates/use-endless-list.ts'
import { fetchKept, type Kept } from './kept-calls.ts'

const PAGE_SIZE = 20
const HOUR_MS = 3_600_000
const NEWER_EVERY_MS = 60_000

type CursorRequest = v.GenericSchema<{ cursor?: string | undefined; size: number | string }>
type Input<Q extends v.GenericSchema> = Omit<v.InferInput<Q>, 'cursor' | 'size'>

interface Options {
  /** Names the list's first page among those kept to be read without a network. */
  readonly keptAs?: (() => string) | undefined
}

const keyOf = (name: string, input: object) => [name, 'cursor', input] as const

/**
 * One list by its provider's cursor. It is read again only when the user asks for it: what is newer
 * is never pushed between rows that are being read.
 */
function cursorPages<Q extends CursorRequest, Page extends CursorPage<unknown>>(
  endpoint: Endpoint<Q, v.GenericSchema<unknown, Page>>,
  input: Input<Q>,
  { keptAs }: Options,
) {
  return infiniteQueryOptions({
    queryKey: keyOf(endpoint.name, input),
    initialPageParam: '',
    queryFn: async ({ signal, pageParam }): Promise<Kept<Page>> => {
      const request = {
        ...input,
        size: PAGE_SIZE,
        ...(pageParam === '' ? {} : { cursor: pageParam }),
      }
      if (keptAs === undefined || pageParam !== '') {
        return { payload: await fetchOrThrow(endpoint, request, { signal }), keptAt: null }
      }
      return fetchKept(endpoint, request, { group: 'channel', name: keptAs() }, { signal })
    },
    // A kept page goes on nowhere: its cursor is as old as it is.
    getNextPageParam: ({ payload, keptAt }) => (keptAt === null ? nextCursorOf(payload) : null),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: HOUR_MS,
    meta: REREAD_ON_REQUEST,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** The first page of such a list, which can be fetched ahead of its screen. */
export function prefetchCursorPages<Q extends CursorRequest, Page extends CursorPage<unknown>>(
  endpoint: Endpoint<Q, v.GenericSchema<unknown, Page>>,
  input: Input<Q>,
  options: Options = {},
): PrefetchCall {
  const pages = cursorPages(endpoint, input, options)
  return {
    name: endpoint.name,
    input: { ...input, size: PAGE_SIZE },
    fetch: (client) => client.prefetchInfiniteQuery(pages),
    cancel: (client) =>
      client.cancelQueries({ queryKey: pages.queryKey, exact: true, type: 'inactive' }),
  }
}

export interface CursorList<Row, Page> extends EndlessList<Row> {
  /** The whole payload of the first page. */
  readonly first: Page | undefined
  /** When the first page was kept, ms since 1970, where it is a copy; null for the provider's. */
  readonly keptAt: number | null
  /** Reads the list from its beginning; resolves once it is there. */
  readonly restart: () => Promise<void>
}

/** Loads a list page by page by the provider's cursor; `rowKey` tells its rows apart. */
export function useCursorList<Q extends CursorRequest, Row, Page extends CursorPage<Row>>(
  endpoint: Endpoint<Q, v.GenericSchema<unknown, CursorPage<Row> & Page>>,
  input: Input<Q>,
  rowKey: (row: Row) => string,
  options: Options = {},
): CursorList<Row, Page> {
  const client = useQueryClient()
  const pages = cursorPages(endpoint, input, options)
  const query = useInfiniteQuery(pages)
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const { refetch } = query
  const rows = useMemo(
    () =>
      data &&
      rowsOfPages(
        data.pages.map(({ payload }) => payload),
        rowKey,
      ),
    [data, rowKey],
  )
  const key = JSON.stringify(pages.queryKey)
  const restart = useCallback(async () => {
    // Only the beginning is read again: further pages follow its own cursor.
    const queryKey: unknown[] = JSON.parse(key)
    client.setQueryData<InfiniteData<unknown>>(queryKey, (all) =>
      all === undefined
        ? all
        : { pages: all.pages.slice(0, 1), pageParams: all.pageParams.slice(0, 1) },
    )
    await refetch()
  }, [client, key, refetch])
  const refused = isFetchNextPageError && query.error instanceof CallRefused
  const expired =
    refused && query.error instanceof CallRefused && query.error.retCode === RET.badRequest
  const more = useCallback(() => {
    // A cursor lives a day: with an old one the list is read from its beginning.
    if (expired) void restart()
    else if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [expired, restart, hasNextPage, isFetchingNextPage, fetchNextPage])
  const end = isFetchingNextPage
    ? 'loading'
    : isFetchNextPageError
      ? 'failed'
      : hasNextPage
        ? 'more'
        : 'whole'
  const first = data?.pages[0]
  return {
    data: rows,
    unreadable: (data?.pages ?? []).reduce(
      (sum, { payload }) => sum + unreadable(payload.records),
      0,
    ),
    first: first?.payload,
    keptAt: first?.keptAt ?? null,
    total: rows?.length ?? 0,
    isPending: query.isPending,
    error: isFetchNextPageError ? null : query.error,
    dataUpdatedAt: query.dataUpdatedAt,
    refetch,
    restart,
    end,
    more,
  }
}

/** What a list of items answers with besides its rows. */
interface Countable {
  readonly newSince: number
  readonly asOf: string
}

/**
 * How many items are newer than the list's first page: asked each minute while the page is in view,
 * and when it is seen again. 0 while that is not known.
 */
export function useNewerItems<
  Q extends v.GenericSchema<{ since?: string | undefined; size: number | string }>,
>(
  endpoint: Endpoint<Q, v.GenericSchema<unknown, Countable>>,
  input: Omit<v.InferInput<Q>, 'cursor' | 'size' | 'since'>,
  asOf: string | undefined,
): number {
  const { data } = useQuery({
    queryKey: [endpoint.name, 'newer', input, asOf],
    queryFn: ({ signal }) =>
      fetchOrThrow(endpoint, { ...input, since: asOf, size: 1 }, { signal }).then(
        ({ newSince }) => newSince,
        // It is asked again in a minute: the list is whole without it.
        () => 0,
      ),
    enabled: asOf !== undefined,
    staleTime: NEWER_EVERY_MS,
    // Without a network each try would end in a toast.
    refetchInterval: () => (navigator.onLine ? NEWER_EVERY_MS : false),
    refetchOnWindowFocus: true,
  })
  return data ?? 0
}
