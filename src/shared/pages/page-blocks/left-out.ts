import type { ReactElement, ReactNode } from 'react'
import type { Block } from '#domain/page/block.ts'
import type { Dropped, LeftOut } from '#domain/page/document.ts'

interface LeftOutView {
  /** In place of one block. */
  readonly one: (block: LeftOut) => ReactNode
  /** The drawn blocks of a list, by their ids as keys, with what was left out of the list. */
  readonly among: (
    blocks: readonly Block[],
    drawn: readonly ReactElement[],
    dropped: readonly Dropped[],
  ) => ReactNode
}

/** Draws what was left out of a page. Set by `app/router/qa-modules.ts`; a release shows nothing of it. */
export const leftOut: { view: LeftOutView | null } = { view: null }
