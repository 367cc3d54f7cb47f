import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { NotFound } from './NotFound.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { loadedScreen, loadedSkeletons, loadScreen } from './screen-loader.ts'
import { ScreenPage } from './ScreenPage.tsx'
import type { ScreenVisit, Visit } from './visit.ts'

/**
 * A row's screen; until its files are there, a screen to come. Not `lazy`: React would keep what it
 * shows meanwhile for 300 ms, however soon the files come.
 */
function LoadedPage({ visit }: { readonly visit: ScreenVisit }) {
  const { row } = visit
  const [screen, setScreen] = useState(() => loadedScreen(row))
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null)
  useEffect(() => {
    if (screen === null) loadScreen(row).then(setScreen, (cause: unknown) => setFailure({ cause }))
  }, [screen, row])
  if (failure !== null) throw failure.cause
  if (screen !== null) return <ScreenPage visit={visit} screen={screen} />
  const { SkeletonScreen } = loadedSkeletons() ?? {}
  return SkeletonScreen === undefined ? <div aria-busy="true" /> : <SkeletonScreen />
}

/** Renders a visit: its screen, a redirect, or the page for missing addresses. */
export function VisitPage({ visit }: { readonly visit: Visit }) {
  if (visit.row === null) {
    return visit.movedTo === null ? <NotFound /> : <Navigate to={visit.movedTo} replace />
  }
  return (
    <ScreenBoundary>
      <LoadedPage visit={visit} />
    </ScreenBoundary>
  )
}
