import type { WebHostOptions } from '../hosts/web-fallbacks.ts'
import { samples } from './samples.ts'

/**
 * A document that can be hidden and shown, and that records navigations instead of executing them.
 */
export interface FakeWeb {
  readonly options: WebHostOptions
  /** Addresses to which the page navigated. */
  readonly went: readonly string[]
  /** Texts in the clipboard, oldest first. */
  readonly copied: readonly string[]
  reloads(): number
  setLoggedIn(loggedIn: boolean): void
  /** Hides the page. */
  hide(): void
  /** Shows the page again. */
  show(): void
  push(path?: string): void
  depth(): number
  /** Restores the document's own visibility and clipboard. */
  close(): void
}

/**
 * Prepares the test's document (jsdom) for a host in which the page itself answers. The user is
 * signed out until `login`.
 */
export function fakeWeb(): FakeWeb {
  const went: string[] = []
  const copied: string[] = []
  let loggedIn = false
  let reloads = 0
  let state: DocumentVisibilityState = 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' })
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
  const depth = () => {
    const current: unknown = history.state
    return typeof current === 'object' && current !== null && 'idx' in current
      ? Number(current.idx)
      : 0
  }
  const turn = (to: DocumentVisibilityState) => {
    state = to
    document.dispatchEvent(new Event('visibilitychange'))
  }
  history.replaceState({ idx: depth() }, '')
  return {
    options: {
      session: {
        isLoggedIn: () => loggedIn,
        login: async () => (loggedIn = true),
        getUserInfo: () => samples.getUserInfo.result,
      },
      packVersion: '1.4.0',
      addresses: {
        auth: '/open-account',
        customer: 'https://h5.example/customer',
        download: 'https://h5.example/app',
        app: 'fund://open',
      },
      config: { customerPhone: '95000000', other: 'x' },
      navigation: {
        go(address) {
          went.push(address)
          // The app is installed on this phone and opens, which hides the page.
          if (address.startsWith('fund:')) turn('hidden')
        },
        reload: () => {
          reloads += 1
        },
      },
    },
    went,
    copied,
    reloads: () => reloads,
    setLoggedIn: (now) => {
      loggedIn = now
    },
    hide: () => turn('hidden'),
    show: () => turn('visible'),
    push: (path = '') => history.pushState({ idx: depth() + 1 }, '', path),
    depth,
    close() {
      Reflect.deleteProperty(document, 'visibilityState')
      Reflect.deleteProperty(document, 'hidden')
      Reflect.deleteProperty(navigator, 'clipboard')
      sessionStorage.clear()
    },
  }
}
