import type * as v from 'valibot'
import { listItems } from '#api/calls/content.ts'
import { NewerNotice } from '#shared/views/content/lists/NewerNotice.tsx'
import { useNewerItems, type CursorList } from '#shared/views/content/lists/use-cursor-list.ts'

interface Props {
  /** The request of the list. */
  readonly request: Omit<v.InferInput<typeof listItems.request>, 'cursor' | 'size' | 'since'>
  readonly list: Pick<
    CursorList<unknown, v.InferOutput<typeof listItems.payload>>,
    'first' | 'keptAt' | 'restart'
  >
}

/** Offers the items that are newer than a list; nothing above a copy, which is read again whole. */
export function NewerItems({ request, list }: Props) {
  const asOf = list.keptAt === null ? list.first?.asOf : undefined
  const count = useNewerItems(listItems, request, asOf)
  const show = () => {
    window.scrollTo(0, 0)
    void list.restart()
  }
  return <NewerNotice count={count} onShow={show} />
}
