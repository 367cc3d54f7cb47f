import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { fakeNative } from '#bridge/testing/fake-native.ts'
import { bridge, openBridge } from '#platform/bridge.ts'
import { endQuestion, restoreConsent } from '#platform/consent.ts'
import { session, signOut } from '#session/session.ts'
import type { LoadedScreen, ScreenRow } from '#templates/screen.ts'
import { inPage } from '#ui/testing/in-page.tsx'
import { queries } from '#app/data/queries.ts'
import { ScreenBoundary } from '#app/page/ScreenBoundary.tsx'
import { ScreenPage } from '#app/page/ScreenPage.tsx'
import { ShellLayout } from '#app/frame/ShellLayout.tsx'
import { visitIn } from '#app/router/visit.ts'

const signedOutPage = {
  isLoggedIn: () => false,
  login: () => Promise.resolve(false),
  getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
}

/** jsdom has no layout: nothing scrolls and no size ever changes. */
class NeverResized implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The screen of one row, in the shell; nothing at all other addresses. */
function SingleScreen({ row, screen }: { readonly row: ScreenRow; readonly screen: LoadedScreen }) {
  const { pathname, search } = useLocation()
  const visit = useMemo(() => {
    const segment = row.path.split('/')[1] ?? ''
    return visitIn({ group: 'utility', segment, screens: [row] }, { pathname, search })
  }, [row, pathname, search])
  return (
    <ShellLayout visit={visit}>
      {visit.row === null ? null : (
        <ScreenBoundary>
          <ScreenPage visit={visit} screen={screen} />
        </ScreenBoundary>
      )}
    </ShellLayout>
  )
}

/**
 * Renders a screen at an address, in the product's shell and inside a fake app. The user is signed
 * out at first; the app signs the user in when the page requests it, unless `cancelsLogin`.
 * `declined`: the user only browses, as outside the app after a declined privacy notice.
 */
export async function mountedScreen(
  row: ScreenRow,
  address: string,
  { cancelsLogin = false, declined = false } = {},
) {
  signOut(sessionStorage)
  session.ready = true
  queries.clear()
  history.replaceState(null, '', address)
  const app = fakeNative('android')
  if (cancelsLogin) app.cancelNextLogin()
  Object.assign(window, app.page, { scrollTo: () => {}, ResizeObserver: NeverResized })
  const root = { configurable: true, value: document.documentElement }
  Object.defineProperty(document, 'scrollingElement', root)
  openBridge(signedOutPage)
  restoreConsent()
  if (declined) endQuestion('declined')
  const screen = await row.load()
  const page = await inPage(
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <SingleScreen row={row} screen={screen} />
      </BrowserRouter>
    </QueryClientProvider>,
    'div',
  )
  return {
    app,
    close: async () => {
      await page.unmount()
      bridge().dispose()
      Reflect.deleteProperty(window, 'h5bridge')
    },
  }
}
