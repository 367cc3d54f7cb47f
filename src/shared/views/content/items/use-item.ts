import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { queryItem } from '#api/calls/content.ts'
import type { PrefetchCall } from '#api/query.ts'
import { session } from '#session/session.ts'
import { fetchKept, keepAnswer } from '#shared/parts/copies/kept-calls.ts'
import { loadCleaner } from '#shared/views/content/rich-text/use-clean-text.ts'

const named = (itemId: string) => ({ group: 'item', name: itemId }) as const

/**
 * An item whole; without a network its copy, where it was read in the last seven days. By itself it
 * keeps none: a link that is only touched, or a question above its answer, was not read.
 */
export const itemQuery = (itemId: string) =>
  queryOptions({
    queryKey: [queryItem.name, 'kept', itemId] as const,
    queryFn: async ({ signal }) => {
      const { openId } = session
      // Without the cleaner the text would be rendered later and push down everything below it. A
      // failed load is ignored here: `RichText` shows it, with a retry.
      const canDrawTexts = loadCleaner().catch(() => null)
      const kept = await fetchKept(queryItem, { itemId }, named(itemId), { signal, keeps: false })
      if (kept.payload.item.body !== '') await canDrawTexts
      return { ...kept, openId, askedAt: Date.now() }
    },
  })

/** The item of a screen: it is read, and stored for reading without a network. */
export function useItem(itemId: string) {
  const query = useQuery(itemQuery(itemId))
  const { data } = query
  const askedAt = data?.askedAt
  const keep = useEffectEvent((id: string) => {
    if (data?.keptAt === null) keepAnswer(named(id), data.openId, data.payload)
  })
  useEffect(() => {
    if (askedAt !== undefined) keep(itemId)
  }, [itemId, askedAt])
  return query
}

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
