import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { listMessages } from '#api/calls/message.ts'
import { fetchOrThrow, type PrefetchCall } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { nextCursorOf } from '#domain/content/cursor-pages.ts'
import type { MessageKind } from '#domain/message/message-events.ts'
import { fetchFirstPage } from './first-page.ts'
import type { EndlessList } from '#templates/use-endless-list.ts'
import type { MessagePage, Message } from './message-page.ts'

const PAGE_SIZE = 20

const pagesOf = (kind: MessageKind | undefined) => {
  const input = kind === undefined ? {} : { kind }
  return infiniteQueryOptions({
    queryKey: [listMessages.name, 'cursor', input] as const,
    initialPageParam: '',
    queryFn: ({ signal, pageParam }): Promise<MessagePage> =>
      pageParam === ''
        ? fetchFirstPage(kind, { ...input, size: PAGE_SIZE }, signal)
        : fetchOrThrow(listMessages, { ...input, size: PAGE_SIZE, cursor: pageParam }, { signal }),
    getNextPageParam: ({ items, nextCursor }) => nextCursorOf({ records: items, nextCursor }),
  })
}

/** The first page, fetched ahead of its screen. */
export function prefetchMessages(kind: MessageKind | undefined): PrefetchCall {
  const pages = pagesOf(kind)
  return {
    name: listMessages.name,
    input: { ...(kind === undefined ? {} : { kind }), size: PAGE_SIZE },
    fetch: (client) => client.prefetchInfiniteQuery(pages),
    cancel: (client) =>
      client.cancelQueries({ queryKey: pages.queryKey, exact: true, type: 'inactive' }),
  }
}

interface MessageList extends EndlessList<Message> {
  readonly first: MessagePage | undefined
}

/** The user's messages, newest first, each once. */
export function useMessageList(kind: MessageKind | undefined): MessageList {
  const query = useInfiniteQuery(pagesOf(kind))
  const { data, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query
  const { fetchNextPage } = query
  const rows = useMemo(() => {
    const seen = new Set<string>()
    return data?.pages
      .flatMap(({ items }) => items)
      .filter(({ messageId }) => !seen.has(messageId) && seen.add(messageId))
  }, [data])
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])
  return {
    data: rows,
    unreadable: (data?.pages ?? []).reduce((sum, { items }) => sum + unreadable(items), 0),
    first: data?.pages[0],
    total: rows?.length ?? 0,
    isPending: query.isPending,
    error: isFetchNextPageError ? null : query.error,
    dataUpdatedAt: data?.pages[0]?.keptAt ?? query.dataUpdatedAt,
    refetch: query.refetch,
    end: isFetchingNextPage
      ? 'loading'
      : isFetchNextPageError
        ? 'failed'
        : hasNextPage
          ? 'more'
          : 'whole',
    more,
  }
}
