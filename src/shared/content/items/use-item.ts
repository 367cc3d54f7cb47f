import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryItem } from '#api/calls/content.ts'
import type { PrefetchCall } from '#api/query.ts'
import { fetchKept } from '#shared/content/lists/kept-calls.ts'

export const itemQuery = (itemId: string) =>
  queryOptions({
    queryKey: [queryItem.name, 'kept', itemId] as const,
    queryFn: ({ signal }) =>
      fetchKept(queryItem, { itemId }, { group: 'item', name: itemId }, { signal }),
  })

/** An item whole; without a network its copy, where it was read in the last seven days. */
export const useItem = (itemId: string) => useQuery(itemQuery(itemId))

export function prefetchItem(itemId: string): PrefetchCall {
  const query = itemQuery(itemId)
  return {
    name: queryItem.name,
    input: { itemId },
    fetch: (client) => client.prefetchQuery(query),
    cancel: (client) =>
      client.cancelQueries({ queryKey: query.queryKey, exact: true, type: 'inactive' }),
  }
}
