import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
} from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type * as v from 'valibot'
import { CallRefused } from '#api/client.ts'
import { RET, type Endpoint } from '#api/endpoint.ts'
import { fetchOrThrow, type PrefetchCall } from '#api/query.ts'
import { REREAD_ON_REQUEST } from '#api/reread.ts'
import { unreadable } from '#api/rows.ts'
import { nextCursorOf, rowReader, type CursorPage } from '#domain/content/cursor-pages.ts'
import type { EndlessList } from '#templates/use-endless-list.ts'
import { isLeft, useGone, type Listed } from '#shared/views/content/moderation/gone-store.ts'
import { fetchKept, type Kept } from '#shared/parts/copies/kept-calls.ts'

const PAGE_SIZE = 20
const HOUR_MS = 3_600_000
const NEWER_EVERY_MS = 60_000
/** As other data: what waits for a review is soon something else. */
const IN_REVIEW_MS = 15_000

type CursorRequest = v.GenericSchema<{ cursor?: string | undefined; size: number | string }>
type Input<Q extends v.GenericSchema> = Omit<v.InferInput<Q>, 'cursor' | 'size'>

interface Options {
  /** The name of the list's first page among those stored for reading without a network. */
  readonly keptAs?: (() => string) | undefined
}

const keyOf = (name: string, input: object) => [name, 'cursor', input] as const

interface ListRow extends Listed {
  readonly firstReplies?: readonly Listed[]
}

const waits = ({ state, firstReplies = [] }: ListRow): boolean =>
  state === 'pending' || firstReplies.some(waits)

/**
 * One list by its provider's cursor. It is read again only when the user asks for it: what is newer
 * is never pushed between rows that are being read. One with a text that waits for its review is
 * read again when it is opened.
 */
function cursorPages<Q extends CursorRequest, Page extends CursorPage<ListRow>>(
  endpoint: Endpoint<Q, v.GenericSchema<unknown, Page>>,
  input: Input<Q>,
  { keptAs }: Options,
) {
  const options = infiniteQueryOptions({
    queryKey: keyOf(endpoint.name, input),
    initialPageParam: '',
    queryFn: async ({ client, queryKey, signal, pageParam }): Promise<Kept<Page>> => {
      const request = {
        ...input,
        size: PAGE_SIZE,
        ...(pageParam === '' ? {} : { cursor: pageParam }),
      }
      if (keptAs === undefined || pageParam !== '') {
        return { payload: await fetchOrThrow(endpoint, request, { signal }), keptAt: null }
      }
      // If there are rows of the provider's, they stay: a copy would end the list after its first
      // page.
      const shown = client.getQueryData<InfiniteData<Kept<Page>>>(queryKey)?.pages[0]
      const useCopy = shown === undefined || shown.keptAt !== null
      const named = { group: 'channel', name: keptAs() } as const
      return fetchKept(endpoint, request, named, { signal, useCopy })
    },
    // A stored page has no next page: its cursor is as old as it is.
    getNextPageParam: ({ payload, keptAt }) => (keptAt === null ? nextCursorOf(payload) : null),
    staleTime: ({ state: { data } }) =>
      data?.pages.some(({ payload }) => payload.records.some(waits)) === true
        ? IN_REVIEW_MS
        : Number.POSITIVE_INFINITY,
    gcTime: HOUR_MS,
    meta: REREAD_ON_REQUEST,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  // Read again, a list is its first page, and further pages follow that one's cursor: not one call
  // for each page that was there. Where that fails, all rows stay.
  return { ...options, pages: 1 }
}

/** The first page of such a list, which can be fetched ahead of its screen. */
export function prefetchCursorPages<Q extends CursorRequest, Page extends CursorPage<ListRow>>(
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
  /** The time at which a copied first page was stored, ms since 1970; null for the provider's. */
  readonly keptAt: number | null
  /** Reads the list from its beginning; resolves once it is there, or has failed. */
  readonly restart: () => Promise<unknown>
}

/**
 * Loads a list page by page by the provider's cursor; `rowKey` is a row's id. What the user deletes
 * is gone from it.
 */
export function useCursorList<
  Q extends CursorRequest,
  Row extends ListRow,
  Page extends CursorPage<Row>,
>(
  endpoint: Endpoint<Q, v.GenericSchema<unknown, CursorPage<Row> & Page>>,
  input: Input<Q>,
  rowKey: (row: Row) => string,
  options: Options = {},
): CursorList<Row, Page> {
  const pages = cursorPages(endpoint, input, options)
  const query = useInfiniteQuery(pages)
  const { data, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query
  const { fetchNextPage, refetch } = query
  const read = useMemo(() => rowReader(rowKey), [rowKey])
  const loaded = useMemo(() => data && read(data.pages.map((it) => it.payload)), [data, read])
  const gone = useGone()
  const rows = useMemo(
    () => (gone.size === 0 ? loaded : loaded?.filter((row) => isLeft(row, rowKey(row), gone))),
    [loaded, rowKey, gone],
  )
  const refused = isFetchNextPageError && query.error instanceof CallRefused
  const expired =
    refused && query.error instanceof CallRefused && query.error.retCode === RET.badRequest
  const more = useCallback(() => {
    // A cursor lives a day: with an old one the list is read from its beginning.
    if (expired) void refetch()
    // Fetching a next page would cancel a refetch of the list from its beginning.
    else if (hasNextPage && !isFetching) void fetchNextPage()
  }, [expired, refetch, hasNextPage, isFetching, fetchNextPage])
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
    restart: refetch,
    end,
    more,
  }
}

/** The fields of a list of items besides its rows. */
interface Countable {
  readonly newSince: number
  readonly asOf: string
}

/**
 * Returns how many items are newer than the list's first page: queried each minute while the page
 * is in view, and when it is seen again. 0 while that is not known.
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
        // It is queried again in a minute: the list is complete without it.
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
