import { expect, test } from 'vitest'
import { onEachEngine } from '#test/e2e/journey.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

// The WebKit host makes no calls ahead; what a phone's app does is its own matter.
const on = ({ name }: { name: string }) => name === 'chromium'

onEachEngine({ provider: openProvider, user: 'zhang', on }, (journey) => {
  /** How often the provider's log has a path. */
  const asked = (log: string, call: string) =>
    log.split('\n').filter((line) => line.includes(`/${call} `)).length

  test('what the app asks ahead of a screen is what the screen shows, and is asked once', async () => {
    const { host, provider } = journey()
    await new HomePage(host).shown()
    const before = provider.log()
    const fund = new FundDetailSinglePage(host)
    await host.control.open('/fund_detail/FundDetailSingle?fundCode=980301')
    expect(await (await fund.shown()).name()).toBe('禾岸灵活配置混合A')
    const calls = ['queryFundOne', 'queryNavHistory', 'getAlertMsg', 'listFundEvents'] as const
    const times = calls.map((call) => asked(provider.log(), call) - asked(before, call))
    expect(times).toEqual([1, 1, 1, 1])
  })

  test('a user who signs in after another sees only their own figures', async () => {
    const { host, openAs } = journey()
    const home = new HomePage(host)
    await openAs('zhang')
    await (await home.shown()).signedIn()
    const before = await host.browser.execute(() => document.body.innerText)
    await openAs('new')
    await (await home.shown()).signedIn()
    const after = await host.browser.execute(() => document.body.innerText)
    expect(before).not.toContain('还没有持有基金')
    expect(after).toContain('还没有持有基金')
  })
})
