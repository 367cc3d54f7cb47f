import { expect, test } from 'vitest'
import { onEachEngine } from '#test/e2e/journey.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

const FUND = '/fund_detail/FundDetailSingle?fundCode=980301'
const HOLDINGS = '/asset/holdList'

// A phone's app decides by itself when it loads pages ahead.
const on = ({ phone }: { phone: unknown }) => phone === null

onEachEngine({ path: '/', provider: openProvider, user: 'zhang', on }, (journey) => {
  /** Opens an address in a page that waits, and points the driver at it. */
  async function openWarm(path: string) {
    const { host } = journey()
    await host.control.prepareWarm()
    const state = await host.control.openWarm(path)
    await host.follow()
    // `waiting` on a machine that is busy with other things.
    expect(['screen', 'waiting']).toContain(state.shown)
    return state
  }
  /** Opens an address in the page in view, where it may be opened again. */
  async function reopen(path: string) {
    const { host } = journey()
    const state = await host.control.reopen(path)
    await host.follow()
    return state
  }
  const pageInUse = async () =>
    (await journey().host.control.state()).pool.filter(({ stage }) => stage === 'inUse')
  const text = () => journey().host.browser.execute(() => document.body.innerText)

  test('a page that was loaded ahead shows the user’s own home, fund detail and holdings at once', async () => {
    const { host, openAs } = journey()
    await openAs('zhang')
    const home = await new HomePage(host).shown()
    await home.signedIn()
    await home.whole()
    const cold = await text()

    await openWarm('/')
    await (await new HomePage(host).shown()).whole()
    expect(await text()).toBe(cold)

    await openWarm(FUND)
    const fund = await new FundDetailSinglePage(host).shown()
    expect(await fund.name()).toBe('禾岸灵活配置混合A')

    await openWarm(HOLDINGS)
    await expect.poll(text).toContain('禾岸')
  })

  test('the app’s answers go with an opening: each of the first calls is made once', async () => {
    const { host, provider } = journey()
    const asked = (call: string) =>
      provider.log().filter((line) => line.includes(`/${call} `)).length
    const calls = ['queryFundOne', 'queryNavHistory', 'getAlertMsg', 'listFundEvents'] as const
    const before = calls.map(asked)
    await openWarm(FUND)
    const fund = await new FundDetailSinglePage(host).shown()
    await fund.atRest()
    expect(calls.map((call, at) => asked(call) - (before[at] ?? 0))).toEqual([1, 1, 1, 1])
  })

  test('pages report how soon they opened since the tap, those that were loaded ahead as such', async () => {
    const { host, provider } = journey()
    const { client } = provider
    // No other journey here opens it: their reports may still be on the way.
    const row = '/charge/shiftRule'
    const rules = `${row}?fundCode=980301`
    await openWarm(rules)
    await expect.poll(() => client.openingsByTap(row, 'warm')).toBe(1)
    await host.control.open(rules)
    await host.follow()
    await expect.poll(() => client.openingsByTap(row, 'cold')).toBe(1)
  })

  test('a page opens again for its user, and back leaves to the app', async () => {
    const { host } = journey()
    await openWarm(FUND)
    await (await new FundDetailSinglePage(host).shown()).atRest()
    // The user goes a step on in it.
    await host.browser.execute(() => history.pushState({ idx: 1 }, '', '/asset/holdList'))
    await host.control.until(({ current }) => current === 1)
    const { shown, current, pages } = await reopen('/')
    expect(['screen', 'waiting']).toContain(shown)
    expect(await pageInUse()).toEqual([{ stage: 'inUse', openings: 2 }])
    expect([current, pages[0]?.url]).toEqual([0, `${host.origin}/`])
    await (await new HomePage(host).shown()).atRest()
    expect((await host.control.back()).did).toBe('claimed')
    await host.control.until((state) => state.closed)
  })

  test('another user who asks for it gets a new page, without a word of the first', async () => {
    const { host } = journey()
    await host.control.login('zhang')
    await openWarm('/')
    await (await (await new HomePage(host).shown()).signedIn()).atRest()
    await host.control.logout()
    await host.control.login('new')
    await host.control.prepareWarm()
    expect(['screen', 'waiting']).toContain((await reopen('/')).shown)
    expect(await pageInUse()).toEqual([{ stage: 'inUse', openings: 1 }])
    await expect.poll(text).toContain('还没有持有基金')
  })

  test('back from the first screen leaves to the app, never to the blank page', async () => {
    const { host } = journey()
    const { pages, current } = await openWarm(FUND)
    expect(pages.map(({ url }) => url)).toEqual([host.origin + FUND])
    expect(current).toBe(0)
    // Until the page follows the back key, the app finds nothing behind the first entry.
    await expect.poll(async () => (await host.control.back()).did).toBe('claimed')
    await host.control.until((state) => state.closed)
  })

  test('a page that waits asks the provider for nothing and the app for nothing of the user', async () => {
    const { host, provider } = journey()
    // The page in view may still report how long its opening took.
    const asked = () => provider.log().filter((line) => !line.includes('/track/sensorLog3rd'))
    let before = asked()
    const arrived = () => {
      const earlier = before
      before = asked()
      return before.length - earlier.length
    }
    /** Waits until two looks find the same calls: one that a page has sent may be on its way. */
    const quiet = () => expect.poll(arrived, { interval: 500 }).toBe(0)
    await quiet()
    const last = () => asked().filter((line) => line.includes('/querySecurity ')).length
    const openings = last()
    await openWarm('/')
    await (await new HomePage(host).shown()).whole()
    // The last call of a page, once its first screen is there.
    await expect.poll(last).toBeGreaterThan(openings)
    await host.control.killWarm()
    await quiet()
    const { calls: earlier } = await host.control.state()
    await host.control.prepareWarm()
    expect(asked().slice(before.length)).toEqual([])
    const { calls } = await host.control.state()
    const names = calls.slice(earlier.length).map(({ method }) => method)
    expect(names).toContain('pageReady')
    expect(names).not.toContain('getUserInfo')
    expect(names).not.toContain('isLoggedIn')
  })

  test('after another user has signed in a new page is loaded ahead, and shows only that user', async () => {
    const { host } = journey()
    await host.control.logout()
    await host.control.login('zhang')
    await openWarm('/')
    await (await (await new HomePage(host).shown()).signedIn()).atRest()
    expect(await text()).not.toContain('还没有持有基金')
    await host.control.prepareWarm()
    await host.control.logout()
    await host.control.login('new')
    await openWarm('/')
    await expect.poll(text).toContain('还没有持有基金')
  })

  test('a warning of low memory ends the page that waits', async () => {
    const { host } = journey()
    await host.control.prepareWarm()
    await host.control.memoryWarning()
    const { pool } = await host.control.state()
    expect(pool.filter(({ stage }) => stage === 'ready')).toEqual([])
  })

  test('a page that was lost while it waited is not missed', async () => {
    const { host } = journey()
    await host.control.prepareWarm()
    await host.control.killWarm()
    expect((await host.control.openWarm(FUND)).shown).toBe('cold')
    // The driver may still list the window of the page that was lost.
    const name = async () => {
      await host.follow()
      return (await new FundDetailSinglePage(host).shown(2_000)).name()
    }
    await expect.poll(name).toBe('禾岸灵活配置混合A')
  })
})
