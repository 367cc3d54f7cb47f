import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#app/frame/App.tsx'
import { configureClient } from '#api/client.ts'
import { queries } from '#app/data/queries.ts'
import { preloadFirstScreen } from '#app/frame/first-screen.ts'
import { openBridge } from '#platform/bridge.ts'
import { answerNotice } from '#platform/consent-answer.ts'
import { isSignedIn, session } from '#session/session.ts'
import { clearRewards } from '#shared/engines/reward/rewards.ts'
import { clearToasts } from '#ui/base/toast.ts'
import { openSandbox, signIn } from '#test/sandbox/testing/test-client.ts'

declare global {
  /** The page that vitest's environment made. */
  var jsdom: { reconfigure: (settings: { url: string }) => void }
}

const PHONE = { width: 390, height: 844 }
const ROW_HEIGHT = 64

/** Sizes, which jsdom does not compute: without them a long list draws no row. */
class Sizes implements ResizeObserver {
  readonly #notify: ResizeObserverCallback
  constructor(notify: ResizeObserverCallback) {
    this.#notify = notify
  }
  observe(target: Element) {
    const height = target === document.documentElement ? PHONE.height : ROW_HEIGHT
    const size = [{ inlineSize: PHONE.width, blockSize: height }]
    const entry = {
      target,
      contentRect: new DOMRect(0, 0, PHONE.width, height),
      borderBoxSize: size,
      contentBoxSize: size,
      devicePixelContentBoxSize: size,
    }
    queueMicrotask(() => this.#notify([entry], this))
  }
  unobserve() {}
  disconnect() {}
}

function becomePhone() {
  Object.defineProperty(document, 'scrollingElement', { value: document.documentElement })
  Object.defineProperty(document.documentElement, 'clientHeight', { value: PHONE.height })
  Object.defineProperty(window, 'ResizeObserver', { value: Sizes })
  const matchMedia = () => Object.assign(new EventTarget(), { matches: false })
  Object.defineProperty(window, 'matchMedia', { value: matchMedia })
  Object.defineProperty(window, 'scrollTo', { value: () => {} })
}

/** A sandbox over a socket, and the page at its address, so that the app's calls reach it. */
export async function openProvider() {
  const sandbox = await openSandbox()
  jsdom.reconfigure({ url: sandbox.url })
  becomePhone()
  const { openId, encOpenId } = session
  openBridge({
    isLoggedIn: isSignedIn,
    login: async () => false,
    getUserInfo: () => ({ appUserId: '', openId, encOpenId }),
  })
  answerNotice(true)
  let asked = 0
  configureClient({
    baseURL: sandbox.url,
    identity: () => ({ openid: session.openId, encid: session.encOpenId, h5Version: '0.0.0' }),
    listen: ({ type }) => {
      if (type === 'started') asked += 1
      if (type === 'ended') asked -= 1
    },
  })
  return { sandbox, isBusy: () => asked > 0 }
}

type Provider = Awaited<ReturnType<typeof openProvider>>

/** Closes the page that is open: a test that ran out of time has not. */
let closeOpen = async () => {}

/** The whole app at an address, drawn until no call is under way and nothing changes any more. */
export async function openApp(provider: Provider, address: string, user: string | null) {
  await closeOpen()
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  queries.clear()
  const who = user === null ? null : await signIn(provider.sandbox, user)
  session.openId = who?.openId ?? ''
  session.encOpenId = who?.encOpenId ?? ''
  session.ready = true
  history.replaceState(null, '', address)
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    // A page that ends by itself later would find no window once the file has ended.
    await act(async () => {
      clearRewards()
      clearToasts()
      root.unmount()
    })
    host.remove()
  }
  closeOpen = close
  await act(async () => preloadFirstScreen(location))
  await act(async () => root.render(<App />))
  const settle = async () => {
    let moved = false
    const changes = new MutationObserver(() => {
      moved = true
    })
    changes.observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    for (let calm = 0; calm < 3;) {
      if (!isOpen) break
      moved = false
      // The data of a screen come over a socket: a turn of the real clock brings it.
      await act(async () => new Promise((turn) => setTimeout(turn, 20)))
      const loading = provider.isBusy() || document.querySelector('[aria-busy="true"]') !== null
      calm = !loading && !moved ? calm + 1 : 0
    }
    changes.disconnect()
  }
  await settle()
  return {
    host,
    settle,
    text: () => document.body.textContent,
    close,
  }
}

export type AppInPage = Awaited<ReturnType<typeof openApp>>
