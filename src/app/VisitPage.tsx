import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Navigate } from 'react-router-dom'
import type { ScreenRow } from '#templates/screen.ts'
import { NotFound } from './NotFound.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { loadedScreen, loadScreen } from './screen-loader.ts'
import { ScreenPage } from './ScreenPage.tsx'
import type { ScreenVisit, Visit } from './visit.ts'

type Late = ComponentType<{ readonly visit: ScreenVisit }>

const lateScreens = new Map<ScreenRow, Late>()

/** A row's screen, loaded when it is first opened. The router moves in a transition, so the old screen stays until then. */
function lateScreen(row: ScreenRow): Late {
  const known = lateScreens.get(row)
  if (known) return known
  const late = lazy(async () => {
    const screen = await loadScreen(row)
    return { default: ({ visit }) => <ScreenPage visit={visit} screen={screen} /> }
  })
  lateScreens.set(row, late)
  return late
}

function LoadedOrLate({ visit }: { readonly visit: ScreenVisit }) {
  // Settled once: another component for the same screen would draw it anew.
  const [screen] = useState(() => loadedScreen(visit.row))
  if (screen) return <ScreenPage visit={visit} screen={screen} />
  const Late = lateScreen(visit.row)
  return <Late visit={visit} />
}

/** What is at the address of a visit: its screen, the way to another address, or the page that says there is nothing. */
export function VisitPage({ visit }: { readonly visit: Visit }) {
  if (visit.row === null) {
    return visit.movedTo === null ? <NotFound /> : <Navigate to={visit.movedTo} replace />
  }
  return (
    <ScreenBoundary>
      <Suspense fallback={<div aria-busy="true" />}>
        <LoadedOrLate visit={visit} />
      </Suspense>
    </ScreenBoundary>
  )
}
