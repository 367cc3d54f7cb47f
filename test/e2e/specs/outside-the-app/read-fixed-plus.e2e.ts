import { expect, test } from 'vitest'
import * as v from 'valibot'
import { queryFundList } from '#api/calls/fund-rule.ts'
import { alipayFixedPlusPaths } from '#paths/funds/alipay-fixed-plus.ts'
import { fixedPlusPaths } from '#paths/funds/fixed-plus.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { useContainers } from '#test/e2e/container-journey.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { PageBuilderPage } from '#test/e2e/pages/page-builder-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

const { newSite, alipay } = useContainers()
const texts = v.array(v.string())

/** The address of ours that a link of the app's own scheme names. */
const addressIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('path') ?? ''

onEachEngine({ path: '/', provider: openProvider, user: 'zhang' }, (journey) => {
  test('a reader in the payment app opens a fund, and the same fund in the company’s own app', async () => {
    const { host, provider } = journey()
    const { records } = await provider.client.ask(queryFundList, {
      ruleId: 'fixed-plus-10',
      page: 1,
      size: 1,
    })
    const { fundCode = '', fundName = '' } = records[0] ?? {}
    const app = await alipay(await newSite(), { person: 'zhang', enters: 'nothing' })
    const tab = await app.open(alipayFixedPlusPaths.alipayFixedPlusHome.to())
    await tab.says(fundName)
    await tab.click(`document.querySelector('main a[href*="${fundCode}"]')`)
    await tab.says('基金经理')
    await tab.press('买入')
    await tab.says('暂未开通')
    await tab.press('打开 App')
    await expect.poll(() => app.refused.length).toBe(1)
    const address = addressIn(app.refused[0])
    expect(new URL(address, 'https://own.invalid').searchParams.get('fundCode')).toBe(fundCode)

    await host.control.open(fundDetailPaths.fundDetailSingle.to({ fundCode }))
    expect(await (await new FundDetailSinglePage(host).shown()).name()).toContain(fundName)
  })

  test('the page leads on to the app’s own page of the same matter, which opens there', async () => {
    const { host } = journey()
    const app = await alipay(await newSite(), { person: 'zhang', enters: 'nothing' })
    const tab = await app.open(alipayFixedPlusPaths.alipayFixedPlusHome.to())
    await tab.press('在 App 中打开')
    await tab.press('打开 App')
    await expect.poll(() => app.refused.length).toBe(1)
    const address = addressIn(app.refused[0])
    expect(address).toBe(fixedPlusPaths.fixedPlusHome.to())
    await host.control.open(address)
    await (await new PageBuilderPage(host).shown()).says('债券打底，加一点股票')
  })

  test('an address that says that the gate was passed opens no purchase from there', async () => {
    const app = await alipay(await newSite(), { person: 'zhang', enters: 'token' })
    const query = '?isCheckedPre=1&cfmTime=20260311100000&fundCode=980301'
    const tab = await app.open(alipayFixedPlusPaths.newFixedPlusHome.to() + query)
    await tab.says('三步看懂')
    await tab.says('查看全部')
    expect((await tab.address()).pathname).toBe(alipayFixedPlusPaths.newFixedPlusHome.pattern)
    const links = await tab.page.run(
      `[...document.querySelectorAll('main a')].map((it) => it.getAttribute('href'))`,
      texts,
    )
    expect(links.filter((to) => /^\/deal\/|isCheckedPre/.test(to))).toEqual([])
    expect(links.some((to) => to.startsWith(fundDetailPaths.fundDetailSingle.pattern))).toBe(true)
  })
})
