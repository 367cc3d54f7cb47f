import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Navigate } from 'react-router-dom'
import type { LoadedScreen, ScreenRow } from '#templates/screen.ts'
import { NotFound } from './NotFound.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { loadedScreen, loadScreen } from './screen-loader.ts'
import { ScreenPage } from './ScreenPage.tsx'
import type { ScreenVisit, Visit } from './visit.ts'

type Page = ComponentType<{ readonly visit: ScreenVisit }>

const pageWith =
  (screen: LoadedScreen): Page =>
  ({ visit }) => <ScreenPage visit={visit} screen={screen} />

const latePages = new Map<ScreenRow, Page>()

/**
 * A row's screen, loaded when it is first opened. The router moves in a transition, so the old
 * screen stays until then.
 */
function pageOf(row: ScreenRow): Page {
  const screen = loadedScreen(row)
  if (screen) return pageWith(screen)
  const late =
    latePages.get(row) ?? lazy(async () => ({ default: pageWith(await loadScreen(row)) }))
  latePages.set(row, late)
  return late
}

function LoadedPage({ visit }: { readonly visit: ScreenVisit }) {
  // Settled once: another component for the same screen would draw it anew.
  const [Settled] = useState(() => pageOf(visit.row))
  return <Settled visit={visit} />
}

/**
 * What is at the address of a visit: its screen, the way to another address, or the page that says
 * there is nothing.
 */
export function VisitPage({ visit }: { readonly visit: Visit }) {
  if (visit.row === null) {
    return visit.movedTo === null ? <NotFound /> : <Navigate to={visit.movedTo} replace />
  }
  return (
    <ScreenBoundary>
      <Suspense fallback={<div aria-busy="true" />}>
        <LoadedPage visit={visit} />
      </Suspense>
    </ScreenBoundary>
  )
}
