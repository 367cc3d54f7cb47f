import type { ContentItem } from '#shared/views/content/content-types.ts'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { ListTemplate, type ListProps } from '#templates/ListTemplate.tsx'

/** An endless list of items of content, with the line that they are opinions at its foot. */
export const ItemList = (props: Omit<ListProps<ContentItem>, 'itemKey' | 'footNote'>) => (
  <ListTemplate {...props} itemKey={itemKey} footNote={<OpinionLine />} />
)
