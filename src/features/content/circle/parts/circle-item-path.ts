import { circlePlace } from '#domain/content/circle-items.ts'
import { circlePaths } from '#paths/circle.ts'
import type { ContentItem } from '#shared/content/content-types.ts'
import { itemPath } from '#shared/content/items/item-path.ts'

type Item = Pick<ContentItem, 'itemId' | 'kind' | 'space' | 'reading'>

/** Where an item of a circle is read; what is no article of one, where its kind is. */
export function circleItemPath(item: Item): string {
  const { itemId } = item
  switch (circlePlace(item)) {
    case 'news':
      return circlePaths.consultDetail.to({ itemId })
    case 'chapters':
      return circlePaths.dryCargoDetail.to({ itemId })
    case null:
      return itemPath(item)
  }
}
