// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBridge } from '#platform/bridge.ts'
import { chargePaths } from '#paths/charge.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { assetPaths } from '#paths/asset.ts'
import { session, signOut } from '#session/session.ts'
import { inPage, one, eventually, type InPage } from '#ui/testing/in-page.tsx'
import { standInProvider } from '#app/testing/stand-in-provider.ts'
import { preloadLinks } from './preload-links.ts'
import { queries } from '#app/data/queries.ts'
import { loadedScreen } from '#app/router/screen-loader.ts'
import { loadedVisit } from '#app/router/visit.ts'

const FUND = fundDetailPaths.fundScale.to({ fundCode: '980301' })
const HOLDINGS = assetPaths.singleHold.to({ fundCode: '980301' })
const FEES = chargePaths.serviceCharge.to({ fundCode: '980301' })

let provider: Awaited<ReturnType<typeof standInProvider>>
let page: InPage

const isLoaded = (address: string) => {
  const row = loadedVisit(new URL(address, location.origin))?.row ?? null
  return row !== null && loadedScreen(row) !== null
}
const pointer = (type: string) =>
  one('a').dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0 }))
const calls = () => provider.requestedUrls.map((url) => /(\w+)(\?|$)/.exec(url)?.[1])
const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** A page with one row outside of `main`, where no row is loaded before a finger is on it. */
const showRow = async (address: string) => {
  page = await inPage(<a href={address}>一行</a>, 'div')
}

beforeAll(async () => {
  openBridge({
    isLoggedIn: () => false,
    login: () => Promise.resolve(false),
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
  provider = await standInProvider()
  preloadLinks()
})
afterAll(() => provider.close())
beforeEach(() => {
  signOut(sessionStorage)
  provider.requestedUrls.splice(0)
})
afterEach(async () => {
  await page.unmount()
  await queries.cancelQueries()
  queries.clear()
  Reflect.deleteProperty(navigator, 'connection')
})

describe('a finger on a link', () => {
  test('loads the screen it leads to and makes each of its first calls once', async () => {
    await showRow(FUND)
    pointer('pointerdown')
    await eventually(() => expect(calls()).toEqual(['queryFundOne', 'listFundScales']))
    expect(isLoaded(FUND)).toBe(true)
    pointer('pointerup')
    pointer('pointerdown')
    await frame()
    await frame()
    expect(calls()).toEqual(['queryFundOne', 'listFundScales'])
  })

  test('lets the screen come first where it is lifted at once, then makes the calls', async () => {
    await showRow(FUND)
    pointer('pointerdown')
    pointer('pointerup')
    await frame()
    await frame()
    await frame()
    expect(calls()).toEqual([])
    history.replaceState(null, '', FUND)
    await eventually(() => expect(calls()).toEqual(['queryFundOne', 'listFundScales']))
    history.replaceState(null, '', '/')
  })

  test('makes no call where it goes on to scroll, and nothing looks pressed', async () => {
    await showRow(FUND)
    pointer('pointerdown')
    expect(one('a').hasAttribute('data-pressed')).toBe(true)
    pointer('pointercancel')
    expect(one('a').hasAttribute('data-pressed')).toBe(false)
    await frame()
    await frame()
    expect(calls()).toEqual([])
    expect(location.pathname).toBe('/')
  })

  test('takes back a call that a scroll finds under way', async () => {
    await showRow(FUND)
    pointer('pointerdown')
    await eventually(() => expect(calls()).toHaveLength(2))
    pointer('pointercancel')
    await eventually(() => expect(queries.isFetching()).toBe(0))
  })

  test('requests nothing personal while no user is signed in', async () => {
    await showRow(HOLDINGS)
    pointer('pointerdown')
    await eventually(() => expect(isLoaded(HOLDINGS)).toBe(true))
    await frame()
    expect(calls()).toEqual([])

    Object.assign(session, { openId: 'open', encOpenId: 'enc' })
    pointer('pointerdown')
    await eventually(() => expect(calls()).toEqual(['queryHolding']))
  })

  test.each([{ saveData: true }, { effectiveType: '2g' }])(
    'loads files and no data with %o',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
      await showRow(FEES)
      pointer('pointerdown')
      await eventually(() => expect(isLoaded(FEES)).toBe(true))
      await frame()
      expect(calls()).toEqual([])
    },
  )
})

test('a row that is in the page has its screen loaded before it is touched', async () => {
  const archives = fundDetailPaths.fundDetailArchives.to({ fundCode: '980301' })
  page = await inPage(<a href={archives}>基金档案</a>)
  await eventually(() => expect(isLoaded(archives)).toBe(true))
  expect(calls()).toEqual([])
})

// Last: every finger soon after it would be taken for one that stops the scroll.
test('a finger that stops a list which still scrolls loads nothing', async () => {
  await showRow(FUND)
  document.dispatchEvent(new Event('scroll'))
  pointer('pointerdown')
  await frame()
  expect(one('a').hasAttribute('data-pressed')).toBe(false)
  expect(calls()).toEqual([])
})
