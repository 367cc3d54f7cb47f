import { lazy, Suspense } from 'react'
import { Navigate, Route, useLocation } from 'react-router-dom'
import type { ScreenRow } from '#templates/screen.ts'
import { NotFound } from './NotFound.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { loadedScreen, loadScreen } from './screen-loader.ts'
import { ScreenRoute } from './ScreenRoute.tsx'
import { defaultChildren } from './screens.ts'
import { builtScreens } from './built-screens.ts'

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

/** To the default child, with the query that the parent was opened with. */
function ToDefault({ child }: { readonly child: string }) {
  const { search } = useLocation()
  return <Navigate to={`${child}${search}`} replace />
}

/** A route for every row, for the parents' default children, and for what is not there. */
export const screenRoutes = [
  ...builtScreens.map((row) => {
    const Screen = lazyScreen(row)
    return (
      <Route
        key={row.path}
        path={row.path}
        element={
          <ScreenBoundary key={row.path}>
            <Suspense fallback={<div aria-busy="true" />}>
              <Screen />
            </Suspense>
          </ScreenBoundary>
        }
      />
    )
  }),
  ...Object.entries(defaultChildren).map(([path, child]) => (
    <Route key={path} path={path} element={<ToDefault child={child} />} />
  )),
  <Route key="*" path="*" element={<NotFound />} />,
]
