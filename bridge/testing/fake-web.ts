import type { WebHostOptions } from '../hosts/web-fallbacks.ts'
import { samples } from './samples.ts'

/** A document that can be left and seen again, and that records where it was sent instead of going there. */
export interface FakeWeb {
  readonly options: WebHostOptions
  /** Addresses that the page was sent to. */
  readonly went: readonly string[]
  /** Texts in the clipboard, oldest first. */
  readonly copied: readonly string[]
  reloads(): number
  setLoggedIn(loggedIn: boolean): void
  /** The page goes out of sight. */
  hide(): void
  /** The page is seen again. */
  show(): void
  push(path?: string): void
  depth(): number
  /** Gives the document back its own visibility and clipboard. */
  close(): void
}

/** Prepares the test's document (jsdom) for a host in which the page itself answers. Nobody is signed in until `login`. */
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
          // The app is installed on this phone: it takes the screen.
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
