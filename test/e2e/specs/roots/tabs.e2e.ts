import { expect, test } from 'vitest'
import { assetPaths } from '#paths/asset.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { TabsView } from '#test/e2e/pages/roots/tabs-view.ts'
import { HomePage as ViewpointsPage } from '#test/e2e/pages/viewpoint-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const FUND = fundDetailPaths.fundDetailSingle.to({ fundCode: '980303' })

onEachEngine({ path: '/', provider: openProvider }, (journey) => {
  /** The app says that it has no tabs of its own. */
  const withoutOwnTabs = async (user: string, path?: string) => {
    const { host, openAs } = journey()
    await host.control.configure('nativeTabs', 'false')
    await openAs(user, path)
    return new TabsView(host).shown()
  }

  test('a page has tabs only where the app has none, also after its answer has changed', async () => {
    const { host, openAs } = journey()
    await openAs('zhang')
    const home = await new HomePage(host).signedIn()
    const tabs = new TabsView(host)
    await tabs.none()
    await host.control.configure('nativeTabs', 'false')
    await tabs.at('首页')
    await home.reload()
    await tabs.at('首页')
    await host.control.configure('nativeTabs', 'true')
    await tabs.none()
    expect(await tabs.current()).toBeNull()
  })

  test('each tab has its scroll offset and its channel when the user comes back to it', async () => {
    const { host } = journey()
    const tabs = await withoutOwnTabs('zhang')
    await tabs.press('基金')
    await tabs.scrollTo(300)
    await tabs.press('观点')
    const views = await new ViewpointsPage(host).shown()
    await views.channel('讨论')
    await tabs.scrollTo(100)
    await tabs.press('基金')
    await expect.poll(() => tabs.offset()).toBe(300)
    await tabs.press('观点')
    await expect.poll(() => tabs.offset()).toBe(100)
    expect((await views.address()).query).toEqual({ channel: 'discussion' })
  })

  test('a tap on the tab in view scrolls up, and the next one loads what is shown again', async () => {
    const { provider } = journey()
    const tabs = await withoutOwnTabs('zhang', assetPaths.holdList.to())
    await tabs.at('资产')
    await tabs.scrollTo(150)
    const asked = () => provider.log().filter((line) => line.includes('listAssetsChannel')).length
    const before = asked()
    await tabs.press('资产')
    await expect.poll(() => tabs.offset()).toBe(0)
    expect(asked()).toBe(before)
    await tabs.press('资产')
    await expect.poll(asked).toBe(before + 1)
  })

  test('back from a root leaves all of them, and from a fund leads to its root', async () => {
    const { host } = journey()
    const tabs = await withoutOwnTabs('zhang')
    await tabs.press('资产')
    await tabs.press('我的')
    await tabs.press('首页')
    const fund = await new HomePage(host).findFund('980303', '澄川新动力灵活配置混合A')
    await tabs.none()
    expect((await host.control.state()).closed).toBe(false)
    await fund.atRest()
    await host.control.back()
    await tabs.at('首页')
    await tabs.press('观点')
    await host.control.back()
    await host.control.until((state) => state.closed)
  })

  test('the next user begins at the top of each root', async () => {
    const { host } = journey()
    const tabs = await withoutOwnTabs('zhang')
    await tabs.press('基金')
    await tabs.scrollTo(300)
    await tabs.press('首页')
    await host.control.logout()
    await new HomePage(host).invited()
    await host.control.login('wang')
    await new HomePage(host).signedIn()
    await tabs.press('基金')
    expect(await tabs.offset()).toBe(0)
  })

  test('a fund has no tabs, and the root to which it leads has them', async () => {
    const { host, openAs } = journey()
    await host.control.configure('nativeTabs', 'false')
    await openAs('zhang', FUND)
    await new FundDetailSinglePage(host).shown()
    const tabs = new TabsView(host)
    await tabs.none()
    await host.control.open('/fund_detail')
    await tabs.at('基金')
    expect(await tabs.current()).toBe('基金')
  })
})
