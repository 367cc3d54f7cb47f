import { isUnread } from '#domain/content/circle-items.ts'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { ItemCard } from '#shared/views/content/items/ItemCard.tsx'
import { useReading } from './use-reading.ts'

interface Props {
  readonly item: ContentItem
  /** The time when the list was read, by the provider's clock. */
  readonly asOf: string
}

/** News of a circle in a list, marked until it was opened on this device. */
export function CircleItemCard({ item, asOf }: Props) {
  const { opened } = useReading()
  return <ItemCard item={item} unread={isUnread(item, opened, asOf)} />
}
