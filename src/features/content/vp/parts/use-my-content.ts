import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type * as v from 'valibot'
import { listMyContent } from '#api/calls/content.ts'
import { fetchOrThrow } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { EACH_VISIT } from '#api/use-current.ts'
import { isLeft, useGone } from '#shared/views/content/moderation/gone-store.ts'
import type { EndlessList } from '#templates/use-endless-list.ts'

type Request = v.InferInput<typeof listMyContent.request>
type Page = v.InferOutput<typeof listMyContent.payload>
type Of = 'items' | 'comments' | 'reports'

const PAGE_SIZE = 20

const idOf = (row: Page['items' | 'comments'][number]) =>
  'commentId' in row ? row.commentId : row.itemId

/** A list of the user's own, page by page: posts, comments, favourites, reports. */
export function useMyContent<Name extends Of>(
  of: Name,
  asked: Omit<Request, 'cursor' | 'size'>,
): EndlessList<Page[Name][number]> {
  const query = useInfiniteQuery({
    queryKey: [listMyContent.name, 'mine', asked],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) => {
      const at = pageParam === '' ? {} : { cursor: pageParam }
      return fetchOrThrow(listMyContent, { ...asked, size: PAGE_SIZE, ...at }, { signal })
    },
    // The user's last act is in it at the next visit.
    ...EACH_VISIT,
    getNextPageParam: ({ nextCursor }) => (nextCursor === '' ? null : nextCursor),
  })
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const gone = useGone()
  const rows = useMemo(
    () =>
      data?.pages
        .flatMap((page): readonly Page[Name][number][] => page[of])
        .filter((row) => 'reportId' in row || isLeft(row, idOf(row), gone)),
    [data, of, gone],
  )
  return {
    data: rows,
    unreadable: (data?.pages ?? []).reduce((sum, page) => sum + unreadable(page[of]), 0),
    total: rows?.length ?? 0,
    isPending: query.isPending,
    error: isFetchNextPageError ? null : query.error,
    dataUpdatedAt: query.dataUpdatedAt,
    refetch: query.refetch,
    end: isFetchingNextPage
      ? 'loading'
      : isFetchNextPageError
        ? 'failed'
        : hasNextPage
          ? 'more'
          : 'whole',
    more: () => {
      if (hasNextPage && !isFetchingNextPage) void query.fetchNextPage()
    },
  }
}
