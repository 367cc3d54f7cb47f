import { beforeEach, expect, test } from 'vitest'
import { homePaths } from '#paths/home.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { AllServiceAgingPage, VipAgingHomePage } from '#test/e2e/pages/activities/vip-pages.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { DisplayView } from '#test/e2e/pages/display-view.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { PurchasePage } from '#test/e2e/pages/purchase-page.ts'
import { HomePage as ViewpointsPage } from '#test/e2e/pages/viewpoint-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const FUND = '松屿红利优选混合A'

onEachEngine({ path: '/', provider: openProvider }, (journey) => {
  beforeEach(() => journey().provider.client.reset())

  test('an older person takes the large edition, buys, reads, and goes back to the standard one', async () => {
    const { host, openAs } = journey()
    await openAs('han', homePaths.home.to())
    const display = new DisplayView(host)
    const standard = await display.look()
    await (await new HomePage(host).shown()).takeElderEdition()
    const home = await (await new VipAgingHomePage(host).shown()).says('隐藏金额')
    expect((await display.look()).fontSize).toBeCloseTo(standard.fontSize * 1.3)
    // The page before slides out first.
    await expect.poll(async () => (await home.smallest()).text).toBeGreaterThanOrEqual(18)
    const smallest = await home.smallest()
    expect(smallest.target).toBeGreaterThanOrEqual(60)
    expect(smallest.contrast).toBeGreaterThanOrEqual(7)

    await (await home.services()).openFund('买基金', FUND)
    const form = await new PurchasePage(host).shown()
    await form.enterAmount('1000')
    const password = await (await form.agree()).confirm()
    await password.enter(TRADING_PASSWORD, DealResultPage)

    await host.control.open(homePaths.home.to())
    await (await (await new VipAgingHomePage(host).shown()).services()).find('文章', '观点')
    const viewpoints = await new ViewpointsPage(host).shown()
    const all = await viewpoints.firstItems(9)
    const first = all.find((it) => it.includes('articleDetail')) ?? ''
    expect(await (await viewpoints.open(first)).title()).not.toBe('')

    await host.control.open(homePaths.home.to())
    await (await new VipAgingHomePage(host).shown()).standard()
    await new HomePage(host).shown()
    expect((await display.look()).fontSize).toBe(standard.fontSize)
  })

  test('every service is there for who is signed out, in large text', async () => {
    const { host } = journey()
    await new HomePage(host).shown()
    await host.control.open('/vipAging/allServiceAging')
    const services = await new AllServiceAgingPage(host).shown()
    await expect.poll(async () => (await services.smallest()).text).toBeGreaterThanOrEqual(18)
    const smallest = await services.smallest()
    expect(smallest.target).toBeGreaterThanOrEqual(60)
    expect(smallest.contrast).toBeGreaterThanOrEqual(7)
    await services.find('到账', '交易规则')
  })
})
