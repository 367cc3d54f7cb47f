import { expect, test } from 'vitest'
import { onEachEngine } from '#test/e2e/journey.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ path: '/', provider: openProvider, user: 'zhang' }, (journey) => {
  /** Returns how often the provider's log has a path. */
  const asked = (log: string[], call: string) =>
    log.filter((line) => line.includes(`/${call} `)).length

  test('a screen shows the app’s prefetched answers, and each call is made once', async () => {
    const { host, provider } = journey()
    await new HomePage(host).shown()
    const before = provider.log()
    const fund = new FundDetailSinglePage(host)
    await host.control.open('/fund_detail/FundDetailSingle?fundCode=980301')
    expect(await (await fund.shown()).name()).toBe('禾岸灵活配置混合A')
    await fund.atRest()
    const calls = ['queryFundOne', 'queryNavHistory', 'getAlertMsg', 'listFundEvents'] as const
    const times = calls.map((call) => asked(provider.log(), call) - asked(before, call))
    expect(times).toEqual([1, 1, 1, 1])
  })

  test('a user who signs in after another sees only their own figures', async () => {
    const { host, openAs } = journey()
    const home = new HomePage(host)
    await openAs('zhang')
    await (await home.shown()).signedIn()
    const text = () => host.browser.execute(() => document.body.innerText)
    const before = await text()
    await openAs('new')
    await (await home.shown()).signedIn()
    expect(before).not.toContain('还没有持有基金')
    await expect.poll(text).toContain('还没有持有基金')
  })
})
