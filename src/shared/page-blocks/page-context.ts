import { createContext, useContext } from 'react'

/** Of the page that the blocks are in. */
export interface PageFacts {
  readonly pageId: string
  readonly version: number
  /** Shown before it is published: nothing is claimed, followed or tracked. */
  readonly preview: boolean
  /** What is shared of it. */
  readonly shareTitle: string
  readonly sharePath: string
}

export const PageContext = createContext<PageFacts | null>(null)

export function usePage(): PageFacts {
  const page = useContext(PageContext)
  if (page === null) throw new Error('a block outside a page')
  return page
}
