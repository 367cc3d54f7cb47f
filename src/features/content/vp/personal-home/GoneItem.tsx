import { contentTime } from '#domain/content/content-words.ts'
import { now14 } from '#platform/clock.ts'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { itemHeading, KIND_WORDS } from '#shared/views/content/items/item-words.ts'
import { Row } from '#ui/lists/Row.tsx'
import { Tag } from '#ui/text/Tag.tsx'

/** Shows what the user has deleted: there is nothing to open any more. */
export function GoneItem({ item }: { readonly item: ContentItem }) {
  return (
    <Row
      title={itemHeading(item).title}
      note={`${KIND_WORDS[item.kind]} · ${contentTime(item.publishTime, now14())}`}
      value={<Tag tone="warning">已删除</Tag>}
    />
  )
}
