import type { ContentItem } from '#shared/content/content-types.ts'

export const itemKey = ({ itemId }: ContentItem) => itemId
