import * as v from 'valibot'
import { nextSort, type Sort } from '#domain/holding/sort-figures.ts'
import { useDraft } from '#session/draft.ts'

interface Figure<Key extends string> {
  readonly key: Key
  readonly label: string
}

/**
 * The figure by which a list is sorted, as the user has chosen on this screen, and the segments that
 * choose it; at first the first one, largest first.
 */
export function useSort<Key extends string>(
  screen: string,
  figures: readonly [Figure<Key>, ...Figure<Key>[]],
) {
  const schema = v.object({
    key: v.picklist(figures.map(({ key }) => key)),
    order: v.picklist(['down', 'up']),
  })
  const [sort, setSort] = useDraft<typeof schema>(screen, schema, {
    key: figures[0].key,
    order: 'down',
  })
  const sorted: Sort<Key> = sort
  return {
    sort: sorted,
    segments: {
      label: '排序，再点一次反转',
      items: figures.map(({ key, label }) => ({
        key,
        label: key === sort.key ? `${label} ${sort.order === 'down' ? '↓' : '↑'}` : label,
      })),
      value: sort.key,
      onChange: (key: Key) => setSort(nextSort(sorted, key)),
    },
  }
}
