// @vitest-environment jsdom
import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { App } from '#app/frame/App.tsx'
import { takeEntryWords } from '#app/boot/entry-words.ts'
import { queries } from '#app/data/queries.ts'
import { preloadScreens } from '#app/router/screen-loader.ts'
import { standInProvider } from '#app/testing/stand-in-provider.ts'
import { assetPaths } from '#paths/asset.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { homePaths } from '#paths/home.ts'
import { openBridge } from '#platform/bridge.ts'
import { deviceStore } from '#platform/stores/device-store.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { restoreSession, session, settle, signIn, signOut } from '#session/session.ts'
import { inPage } from '#ui/testing/in-page.tsx'

type Name = 'sessionStorage' | 'localStorage'

const NAMES: readonly Name[] = ['sessionStorage', 'localStorage']

/** Replaces a storage of the window until the test ends. */
function replace(name: Name, get: () => Storage | null): void {
  const own = Object.getOwnPropertyDescriptor(window, name)
  Object.defineProperty(window, name, { configurable: true, get })
  onTestFinished(() => {
    if (own === undefined) Reflect.deleteProperty(window, name)
    else Object.defineProperty(window, name, own)
  })
}

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

function refuse(...methods: ('getItem' | 'setItem' | 'removeItem' | 'clear' | 'key')[]): void {
  for (const method of methods) {
    const spy = vi.spyOn(Storage.prototype, method).mockImplementation(denied)
    onTestFinished(() => spy.mockRestore())
  }
}

/** The way in which a browser keeps nothing. */
const WAYS: Readonly<Record<string, () => void>> = {
  'without a session storage': () => replace('sessionStorage', denied),
  'without any storage': () => NAMES.forEach((name) => replace(name, denied)),
  'in a web view whose storages are null': () => NAMES.forEach((name) => replace(name, () => null)),
  'with full storages': () => refuse('setItem'),
  'with storages that refuse every call': () =>
    refuse('getItem', 'setItem', 'removeItem', 'clear', 'key'),
}

let provider: Awaited<ReturnType<typeof standInProvider>>

beforeAll(async () => {
  Object.assign(window, { scrollTo: () => {} })
  openBridge({
    isLoggedIn: () => false,
    login: () => Promise.resolve(false),
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
  provider = await standInProvider()
})
afterEach(async () => {
  signOut(sessionStore)
  sessionStore.clear()
  deviceStore.clear()
  await act(() => queries.cancelQueries())
  queries.clear()
})
afterAll(() => provider.close())

const HOME = homePaths.home.to()
const FUND = fundDetailPaths.fundScale.to({ fundCode: '980301' })
const HOLDINGS = assetPaths.holdList.to()

/** Opens the app at an address, as a load of the page does. */
async function opened(address: string, user: boolean) {
  history.replaceState(null, '', address)
  await preloadScreens([address])
  restoreSession(sessionStore)
  takeEntryWords()
  if (user) signIn(sessionStore, { openId: 'o-1', encOpenId: 'e-1' })
  settle(sessionStore)
  const page = await inPage(<App />, 'div')
  onTestFinished(page.unmount)
  return page.host
}

test.each(
  Object.keys(WAYS).flatMap((way) =>
    [HOME, FUND].flatMap((address) => [true, false].map((user) => ({ way, address, user }))),
  ),
)('$address opens $way, signed in: $user', async ({ way, address, user }) => {
  WAYS[way]?.()
  const host = await opened(address, user)
  // The screen itself or its skeleton until the provider answers, inside the app's shell.
  expect(host.querySelector('main')).not.toBeNull()
  expect(host.textContent).not.toContain('页面没有正常打开')
  expect(session.openId).toBe(user ? 'o-1' : '')
})

test.each(Object.keys(WAYS))('one can go on to another screen and back %s', async (way) => {
  WAYS[way]?.()
  await preloadScreens([HOLDINGS])
  const host = await opened(HOME, true)
  await act(async () => {
    history.pushState({ idx: 1 }, '', HOLDINGS)
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  expect(host.querySelector('main')).not.toBeNull()
  expect(sessionStore.getItem('historyRecords')).toContain(HOLDINGS)
})
