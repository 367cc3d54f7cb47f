import { lazy, Suspense } from 'react'
import type { LeftOut } from '#domain/page/document.ts'
import { leftOut } from '#shared/page-blocks/left-out.ts'

const Outline = lazy(() => import('./Outline.tsx'))

const outline = (block: LeftOut) => (
  <Suspense fallback={null}>
    <Outline block={block} />
  </Suspense>
)

/** Outlines from now on each block that is left out of a page, in its place. */
export function showLeftOut(): void {
  leftOut.view = {
    one: outline,
    among(blocks, drawn, dropped) {
      const here = dropped.filter(({ among }) => among === blocks)
      const before = (at: number) =>
        here
          .filter((it) => it.at === at)
          .map((it) => <div key={`${it.why} ${dropped.indexOf(it)}`}>{outline(it)}</div>)
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
