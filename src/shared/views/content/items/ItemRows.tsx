import type { ContentItem } from '#shared/views/content/content-types.ts'
import { ItemCard } from './ItemCard.tsx'

/*
 * Rows of lists of items. Functions of the module and not of a screen's render: a list draws its
 * rows again when the function is another (src/ui/lists/EndlessRows.tsx).
 */

export const itemRow = (item: ContentItem) => <ItemCard item={item} />

/** With its kind, in lists of several kinds. */
export const itemOfKindRow = (item: ContentItem) => <ItemCard item={item} kinds />

/** On its author's own page. */
export const ownItemRow = (item: ContentItem) => <ItemCard item={item} own />

/** On its author's own page, in a list of several kinds. */
export const ownItemOfKindRow = (item: ContentItem) => <ItemCard item={item} own kinds />
