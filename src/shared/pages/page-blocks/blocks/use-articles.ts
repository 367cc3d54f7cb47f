import { useQueries, useQuery } from '@tanstack/react-query'
import { listItems, queryItem, querySpecial } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { vpPaths } from '#paths/vp.ts'
import type { articles } from '#domain/page/blocks/content-blocks.ts'
import type { PropsOf } from '#domain/page/block-type.ts'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { isGone } from './is-gone.ts'

export type Source = Pick<
  PropsOf<typeof articles>,
  'source' | 'tag' | 'topicId' | 'personId' | 'specialId' | 'ids' | 'rows'
>

export interface Articles {
  /** Undefined while they load, and where they did not. */
  readonly items: readonly ContentItem[] | undefined
  readonly failed: boolean
  readonly retry: () => Promise<unknown>
}

/** Some of the newest articles of a tag, topic or person, those of a special, or chosen ones. */
export function useArticles(of: Source): Articles {
  const { source, tag, topicId, personId, specialId, ids, rows } = of
  const named = source === 'tag' ? { tag } : source === 'topic' ? { topicId } : { personId }
  const list = useQuery({
    ...queryFor(listItems, { ...named, kind: 'article', size: rows }),
    enabled: source === 'tag' || source === 'topic' || source === 'person',
  })
  const special = useQuery({
    ...queryFor(querySpecial, { specialId }),
    enabled: source === 'special',
  })
  const chosen = useQueries({
    queries: (source === 'ids' ? ids.slice(0, rows) : []).map((itemId) =>
      queryFor(queryItem, { itemId }),
    ),
  })
  const asked = source === 'ids' ? chosen : [source === 'special' ? special : list]
  const items =
    source === 'ids'
      ? chosen.flatMap(({ data }) => data?.item ?? [])
      : source === 'special'
        ? (special.data?.items ?? []).slice(0, rows)
        : (list.data?.records ?? [])
  return {
    items: asked.every(({ data, error }) => data !== undefined || isGone(error))
      ? items
      : undefined,
    failed: asked.some(({ data, error }) => data === undefined && error !== null && !isGone(error)),
    retry: () => Promise.all(asked.map((it) => it.refetch())),
  }
}

/** The screen with all of them; null for chosen ones. */
export function allArticles({ source, tag, topicId, personId, specialId }: Source): string | null {
  switch (source) {
    case 'tag':
      return vpPaths.tagAggregation.to({ tag })
    case 'topic':
      return vpPaths.topicDetail.to({ topicId })
    case 'person':
      return vpPaths.personalHome.to({ personId })
    case 'special':
      return vpPaths.special.to({ specialId })
    case 'ids':
      return null
  }
}
