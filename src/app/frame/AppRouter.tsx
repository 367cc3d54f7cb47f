import { BrowserRouter } from 'react-router-dom'
import { ScreenBoundary } from '#app/page/ScreenBoundary.tsx'
import { Screens } from '#app/page/Screens.tsx'
import { ShellLayout } from './ShellLayout.tsx'

export function AppRouter() {
  return (
    <BrowserRouter useTransitions={false}>
      <ShellLayout>
        <ScreenBoundary>
          <Screens />
        </ScreenBoundary>
      </ShellLayout>
    </BrowserRouter>
  )
}
