import { useEffect } from 'react'
import { shareWords } from '#shared/parts/sharing/words-in-view.ts'
import type { PageFacts } from '#shared/pages/page-blocks/page-context.ts'

/** Has the container's menu share a composed page by its own words, where its screen is the page. */
export function useSharedPage({ share: { title, text, picture }, preview }: PageFacts): void {
  useEffect(
    () => (preview ? undefined : shareWords({ title, text, picture, sums: 'offered' })),
    [title, text, picture, preview],
  )
}
