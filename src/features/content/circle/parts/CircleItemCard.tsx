import { isUnread } from '#domain/content/circle-items.ts'
import { now14 } from '#platform/clock.ts'
import type { ContentItem } from '#shared/content/content-types.ts'
import { ItemCard } from '#shared/content/items/ItemCard.tsx'
import { circleItemPath } from './circle-item-path.ts'
import { useReading } from './use-reading.ts'

/** News of a circle in a list, marked until it was opened on this device. */
export function CircleItemCard({ item }: { readonly item: ContentItem }) {
  const { opened } = useReading()
  return <ItemCard item={item} to={circleItemPath(item)} unread={isUnread(item, opened, now14())} />
}
