// @vitest-environment jsdom
import type { ServerResponse } from 'node:http'
import { act } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { App } from '#app/frame/App.tsx'
import { preloadLinks } from '#app/links/preload-links.ts'
import { queries } from '#app/data/queries.ts'
import { preloadScreens } from '#app/router/screen-loader.ts'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { errorPaths } from '#paths/error.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { openBridge } from '#platform/bridge.ts'
import { inPage, one, eventually, type InPage } from '#ui/testing/in-page.tsx'

const FUND = fundDetailPaths.fundScale.to({ fundCode: '980301' })

let provider: Awaited<ReturnType<typeof standInProvider>>
let page: InPage
/** Calls that the network has not failed yet. */
let held: ServerResponse[] = []

const words = () => one('main').textContent
const skeleton = () => document.querySelector('[data-enter] [class*=skeleton]')
const link = () => one('#row')

/** Records, at each change of the page since the tap, whether the next screen has its skeleton. */
function watchSlide() {
  const seen: boolean[] = []
  const watcher = new MutationObserver(() => {
    if (!words()?.includes('没有找到这个页面')) seen.push(skeleton() !== null)
  })
  watcher.observe(one('main'), { childList: true, subtree: true })
  return seen
}

const pointer = (type: string) =>
  link().dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0 }))

function loseNetwork() {
  provider.reply = replies.noNetwork
  for (const response of held.splice(0)) response.destroy()
}

beforeAll(async () => {
  Object.assign(window, { scrollTo: () => {} })
  openBridge({
    isLoggedIn: () => false,
    login: () => Promise.resolve(false),
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
  provider = await standInProvider()
  preloadLinks()
})
beforeEach(async () => {
  provider.reply = (response) => void held.push(response)
  history.replaceState(null, '', errorPaths.error404.to())
  // A pack's files are on the device.
  await preloadScreens([errorPaths.error404.to(), FUND])
  page = await inPage(
    <>
      <App />
      <a id="row" href={FUND}>
        一行
      </a>
    </>,
    'div',
  )
  // As in a browser: `act` would hold back what a tap changes.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
})
afterEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await page.unmount()
  await act(() => queries.cancelQueries())
  queries.clear()
})
afterAll(() => provider.close())

test('a tap without a network slides in the skeleton at once, then says so and offers to load again', async () => {
  expect(words()).toContain('没有找到这个页面')
  const seen = watchSlide()
  link().click()
  await eventually(() => expect(seen[0]).toBe(true))
  expect(`${location.pathname}${location.search}`).toBe(FUND)
  await eventually(() => expect(held.length).toBeGreaterThan(0))
  expect(words()).not.toContain('重新加载')
  loseNetwork()
  await eventually(() => expect(words()).toContain('网络开小差'))
  expect(words()).toContain('重新加载')
})

test('so does one whose first data have failed before the finger is lifted', async () => {
  pointer('pointerdown')
  await eventually(() => expect(held.length).toBeGreaterThan(0))
  loseNetwork()
  await eventually(() => expect(queries.isFetching()).toBe(0))
  provider.reply = (response) => void held.push(response)
  pointer('pointerup')
  const seen = watchSlide()
  link().click()
  await eventually(() => expect(seen[0]).toBe(true))
  loseNetwork()
  await eventually(() => expect(words()).toContain('重新加载'))
})
