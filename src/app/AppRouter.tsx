import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import type { ScreenRow } from '../templates/screen.ts'
import { NotFound } from './NotFound.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { loadedScreen, loadScreen } from './screen-loader.ts'
import { ScreenRoute } from './ScreenRoute.tsx'
import { defaultChildren, screens } from './screens.ts'
import { ShellLayout } from './ShellLayout.tsx'

/** A row's screen, loaded when it is first opened. The router moves in a transition, so the old screen stays until then. */
function lazyScreen(row: ScreenRow) {
  const Late = lazy(async () => {
    const screen = await loadScreen(row)
    return { default: () => <ScreenRoute row={row} draw={screen.draw} /> }
  })
  return function Screen() {
    const screen = loadedScreen(row)
    return screen ? <ScreenRoute row={row} draw={screen.draw} /> : <Late />
  }
}

const routes = screens.map((row) => ({ path: row.path, Screen: lazyScreen(row) }))

/** To the default child, with the query that the parent was opened with. */
function ToDefault({ child }: { readonly child: string }) {
  const { search } = useLocation()
  return <Navigate to={`${child}${search}`} replace />
}

export function AppRouter() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<ShellLayout />}>
          {routes.map(({ path, Screen }) => (
            <Route
              key={path}
              path={path}
              element={
                <ScreenBoundary key={path}>
                  <Suspense fallback={<div aria-busy="true" />}>
                    <Screen />
                  </Suspense>
                </ScreenBoundary>
              }
            />
          ))}
          {Object.entries(defaultChildren).map(([path, child]) => (
            <Route key={path} path={path} element={<ToDefault child={child} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </BrowserRouter>
  )
}
