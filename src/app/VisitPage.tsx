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
 * The component for a row's screen, which is loaded when it is first opened. Navigation is a React
 * transition, so the screen before stays in view until then.
 */
function pageFor(row: ScreenRow): Page {
  const screen = loadedScreen(row)
  if (screen) return pageWith(screen)
  const late =
    latePages.get(row) ?? lazy(async () => ({ default: pageWith(await loadScreen(row)) }))
  latePages.set(row, late)
  return late
}

function LoadedPage({ visit }: { readonly visit: ScreenVisit }) {
  // Chosen once: another component for the same screen would remount it.
  const [Page] = useState(() => pageFor(visit.row))
  return <Page visit={visit} />
}

/** Renders a visit: its screen, a redirect, or the page for missing addresses. */
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
