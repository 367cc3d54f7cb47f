// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBridge } from '#platform/bridge.ts'
import { errorPaths } from '#paths/error.ts'
import { staticPaths } from '#paths/static.ts'
import { inPage, one, eventually, type InPage } from '#ui/testing/in-page.tsx'
import { App } from './App.tsx'
import { preloadFirstScreen } from './first-screen.ts'
import { preloadScreens } from '#app/router/screen-loader.ts'

const PLAIN = errorPaths.networkError.to()
const OWN = staticPaths.static.to({ url: '/documents/trading-rules.html', title: '交易须知' })
const OTHER = staticPaths.static.to({ url: '/documents/trading-rules.html', title: '费率说明' })

let page: InPage

const title = () => one('h1').textContent
const goTo = (address: string) => {
  history.pushState(null, '', address)
  return act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
}
/** The title of the header and the document's, once they are one. */
const shown = () =>
  eventually(() => {
    if (title() !== document.title) throw new Error(`${title()} and ${document.title}`)
    return document.title
  })

beforeEach(async () => {
  Object.assign(window, { scrollTo: () => {} })
  history.replaceState(null, '', OWN)
  openBridge({
    isLoggedIn: () => false,
    login: () => Promise.resolve(false),
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
  await preloadFirstScreen(location)
  await preloadScreens([PLAIN])
  page = await inPage(<App />)
})
afterEach(() => page.unmount())

test("the title is the row's own where its screen has no other", async () => {
  expect(await shown()).toBe('交易须知')
  await goTo(PLAIN)
  expect(await shown()).toBe('网络异常')
  await goTo(OWN)
  expect(await shown()).toBe('交易须知')
})

test('another address of the same screen has its own title', async () => {
  await goTo(OTHER)
  expect(await shown()).toBe('费率说明')
})
