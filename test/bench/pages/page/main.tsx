import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { openBridge } from '#platform/bridge.ts'
import { ShellContext, type Shell } from '#templates/shell-context.ts'
import { Page } from '#ui/layout/Page.tsx'
import '#ui/tokens.css'
import '#ui/base.css'
import { LAST_WORDS } from './content.ts'

const SIDES = {
  ours: lazy(() => import('./ByDocument.tsx')),
  screen: lazy(() => import('./ByHand.tsx')),
  puck: lazy(() => import('./ByPuck.tsx')),
} as const

const isSide = (name: string | null): name is keyof typeof SIDES =>
  name !== null && Object.hasOwn(SIDES, name)

const shell: Shell = {
  login: async () => false,
  signOut: async () => {},
  back: () => {},
  leaveFlow: () => {},
  flowEnded: () => {},
  backTo: () => {},
  leave: async () => {},
  tradeGate: async () => null,
  preload: async () => {},
  hasScreen: async () => true,
  setTitle: () => {},
}

openBridge({
  isLoggedIn: () => false,
  login: async () => false,
  getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
})

/** The wish of the address: `?with=puck`. */
const asked = new URLSearchParams(location.search).get('with')
const Side = SIDES[isSide(asked) ? asked : 'ours']

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// The frame after the one in which the last block is there has painted it.
const look = () => {
  if (document.body.textContent.includes(LAST_WORDS)) {
    requestAnimationFrame(() => setTimeout(() => performance.mark('painted')))
  } else requestAnimationFrame(look)
}
requestAnimationFrame(look)

createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>
      <ShellContext value={shell}>
        <Page>
          <Suspense fallback={null}>
            <Side />
          </Suspense>
        </Page>
      </ShellContext>
    </MemoryRouter>
  </QueryClientProvider>,
)
