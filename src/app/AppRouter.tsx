import { BrowserRouter } from 'react-router-dom'
import { Screens } from './Screens.tsx'
import { ShellLayout } from './ShellLayout.tsx'

export function AppRouter() {
  return (
    <BrowserRouter useTransitions={false}>
      <ShellLayout>
        <Screens />
      </ShellLayout>
    </BrowserRouter>
  )
}
