import { createContext, useContext } from 'react'

/** Of the page that the blocks are in. */
export interface PageFacts {
  readonly pageId: string
  readonly version: number
  /** Shown before it is published: nothing is claimed, followed or tracked. */
  readonly preview: boolean
  /** The part of it that is shared. */
  readonly share: SharedPage
  /** The arm of its experiment that is shown; null without one. */
  readonly arm: { readonly experimentId: string; readonly key: string } | null
}

export interface SharedPage {
  readonly title: string
  /** Empty: the brand's words. */
  readonly text: string
  /** A picture that the page may load; empty for none. */
  readonly picture: string
  /** Made by `#paths`. */
  readonly path: string
  /** The words about risk of a card that is drawn of it. */
  readonly riskLine: string
}

export const PageContext = createContext<PageFacts | null>(null)

export function usePage(): PageFacts {
  const page = useContext(PageContext)
  if (page === null) throw new Error('a block outside a page')
  return page
}

/** Below the page and its foot note, where a fixed bar belongs; null: bars are drawn in place. */
export const PageFootContext = createContext<HTMLElement | null>(null)

/** A block that is to be in view; a new object for each wish. */
export interface WantedBlock {
  readonly id: string
}

interface Wanted {
  readonly wanted: WantedBlock | null
  readonly want: (id: string) => void
}

/** The block that is wanted: a folded part opens for it. */
export const WantedContext = createContext<Wanted>({ wanted: null, want: () => {} })
