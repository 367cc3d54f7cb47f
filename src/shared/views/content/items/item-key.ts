import type { ContentItem } from '#shared/views/content/content-types.ts'

export const itemKey = ({ itemId }: ContentItem) => itemId
