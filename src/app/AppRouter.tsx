import { BrowserRouter } from 'react-router-dom'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { Screens } from './Screens.tsx'
import { ShellLayout } from './ShellLayout.tsx'

export function AppRouter() {
  return (
    <BrowserRouter>
      <ShellLayout>
        <ScreenBoundary>
          <Screens />
        </ScreenBoundary>
      </ShellLayout>
    </BrowserRouter>
  )
}
