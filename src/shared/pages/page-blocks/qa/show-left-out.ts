// Also loaded by programs outside a browser, which read no .tsx: nothing here is written as markup.
import { createElement, Suspense, type Key } from 'react'
import type { LeftOut } from '#domain/page/document.ts'
import { leftOut } from '#shared/pages/page-blocks/left-out.ts'
import { lazyPart } from '#ui/layout/lazy-part.ts'

const Outline = lazyPart(() => import('./Outline.tsx'))

const outline = (block: LeftOut, key: Key | null = null) =>
  createElement(Suspense, { fallback: null, key }, createElement(Outline, { block }))

/** Outlines from now on each block that is left out of a page, in its place. */
export function showLeftOut(): void {
  leftOut.view = {
    one: outline,
    among(blocks, drawn, dropped) {
      const here = dropped.filter(({ among }) => among === blocks)
      const before = (at: number) =>
        here.flatMap((block, index) =>
          block.at === at ? [outline(block, `left out ${index}`)] : [],
        )
      return [
        ...blocks.flatMap(({ id }, at) => [
          ...before(at),
          ...drawn.filter(({ key }) => key === id),
        ]),
        ...before(blocks.length),
      ]
    },
  }
}
