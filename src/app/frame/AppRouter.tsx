import { BrowserRouter, useLocation } from 'react-router-dom'
import { ScreenBoundary } from '#app/page/ScreenBoundary.tsx'
import { Screens } from '#app/page/Screens.tsx'
import { loadedVisit } from '#app/router/visit.ts'
import { ShellLayout } from './ShellLayout.tsx'

/** The frame and the screens of an address, which is matched once for both. */
function VisitedAddress() {
  const loaded = loadedVisit(useLocation())
  return (
    <ShellLayout visit={loaded}>
      <ScreenBoundary>
        <Screens loaded={loaded} />
      </ScreenBoundary>
    </ShellLayout>
  )
}

export function AppRouter() {
  return (
    <BrowserRouter useTransitions={false}>
      <VisitedAddress />
    </BrowserRouter>
  )
}
