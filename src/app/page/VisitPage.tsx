import { Suspense, useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { isAppsOwn } from '#domain/identity/apps-own.ts'
import { inApp } from '#platform/bridge.ts'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import { LoginGuard } from '#app/gate/Guard.tsx'
import { NotFound } from './NotFound.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { loadedScreen, loadedSkeletons, loadScreen } from '#app/router/screen-loader.ts'
import { ScreenPage } from './ScreenPage.tsx'
import type { ScreenVisit, Visit } from '#app/router/visit.ts'

/** Not in the entry: opened by hand, or by a link from outside. */
const AppsOwnPage = lazyPart(() => import('#app/native/AppsOwnPage.tsx'))

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
  return SkeletonScreen === undefined ? (
    <div aria-busy="true" />
  ) : (
    <SkeletonScreen shape={row.skeleton ?? 'detail'} />
  )
}

/** The page that the address opens: its screen, a redirect, or the page for missing addresses. */
function OpenedPage({ visit }: { readonly visit: Visit }) {
  if (visit.row === null) {
    return visit.movedTo === null ? (
      <NotFound wayOn={visit.wayOn} />
    ) : (
      <Navigate to={visit.movedTo} replace />
    )
  }
  return (
    <ScreenBoundary>
      <LoadedPage visit={visit} />
    </ScreenBoundary>
  )
}

/**
 * Renders a visit: the app's sign-in first where the app keeps the accounts (rules.md#login-entry).
 */
export function VisitPage({ visit }: { readonly visit: Visit }) {
  const { address } = visit
  if (!inApp() || !isAppsOwn(address)) return <OpenedPage visit={visit} />
  return (
    <LoginGuard address={address}>
      <Suspense fallback={<div aria-busy="true" />}>
        <AppsOwnPage address={address}>
          <OpenedPage visit={visit} />
        </AppsOwnPage>
      </Suspense>
    </LoginGuard>
  )
}
