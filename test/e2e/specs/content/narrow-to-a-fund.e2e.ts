import { expect, test } from 'vitest'
import { countFunds, listCompanies, queryFundList } from '#api/calls/fund-rule.ts'
import { companySelectFundPaths } from '#paths/funds/company-select-fund.ts'
import { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { DoorsView } from '#test/e2e/pages/doors/doors-view.ts'
import {
  CompanySelectFundHomePage,
  EasySelectHomePage,
  EasySelectResultPage,
} from '#test/e2e/pages/funds/picking-pages.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('a user narrows all funds to a few by conditions with counts, saves them, and gets to a purchase', async () => {
    const { host, provider, openAs } = journey()
    const counted = async (fields: object) =>
      (await provider.client.ask(countFunds, { ruleId: 'pick', risk: '1,2,3', ...fields })).total
    await openAs('zhang')
    await (await new HomePage(host).shown()).signedIn()
    await new DoorsView(host).function('快速选基', easySelectFundPaths.easySelectHome.pattern)
    const home = await new EasySelectHomePage(host).shown()
    await expect.poll(() => home.count()).toBe(await counted({}))

    // Nothing is left: the condition to drop is named with what there is without it.
    await home.choose('基金类型', '混合型')
    await home.choose('近3年最大回撤', '5% 以内')
    await home.choose('首年费用', '0.5% 以内')
    const without = await counted({ type: '4', maxFee: '0.50' })
    const others = await counted({ type: '4', maxDrawdown: '5' })
    const types = await counted({ maxDrawdown: '5', maxFee: '0.50' })
    expect(await home.drop()).toContain(`后有 ${Math.max(without, others, types)} 只`)

    await host.control.open(easySelectFundPaths.easySelectHome.to())
    await home.shown()
    await home.choose('基金类型', '债券型')
    await home.choose('近3年最大回撤', '5% 以内')
    await home.choose('定投', '可以定投')
    const total = await counted({ type: '3', maxDrawdown: '5', plan: '1' })
    await expect.poll(() => home.count()).toBe(total)
    await home.save()
    const results = await home.results()
    await expect.poll(() => results.count()).toContain(`共 ${total} 只`)
    await results.without('可以定投')
    const more = await counted({ type: '3', maxDrawdown: '5' })
    await expect.poll(() => results.count()).toContain(`共 ${more} 只`)
    await results.reload()
    await expect.poll(() => results.count()).toContain(`共 ${more} 只`)
    await (await results.open(1)).buy()

    // The saved set is on the device.
    await host.control.open(easySelectFundPaths.easySelectHome.to())
    await new DoorsView(host).row(
      '保存的条件',
      '债券型',
      easySelectFundPaths.easySelectHome.pattern,
    )
    await expect.poll(() => home.count()).toBe(total)
  })

  test('a link of another person is cut to the own class', async () => {
    const { host, provider, openAs } = journey()
    await openAs('wang', easySelectFundPaths.easySelectResult.to({ q: 'risk-5' }))
    const results = await new EasySelectResultPage(host).shown()
    const asked = { ruleId: 'pick', risk: '1', page: 1, size: 1 }
    const { total } = await provider.client.ask(queryFundList, asked)
    await expect.poll(() => results.count()).toContain(`共 ${total} 只`)
  })

  test('a user finds a company and its funds, and the company is the first of the last ones', async () => {
    const { host, provider, openAs } = journey()
    const { companies } = await provider.client.ask(listCompanies, {})
    await openAs('zhang')
    await (await new HomePage(host).shown()).signedIn()
    const { companySelectFundHome } = companySelectFundPaths
    await new DoorsView(host).function('公司选基', companySelectFundHome.pattern)
    const home = await new CompanySelectFundHomePage(host).shown()
    expect(await home.row(1)).toContain('本公司')
    expect(await home.row(2)).toContain(companies[1]?.name)

    const found = await (await home.search()).find('松屿')
    expect(await found.fund(1)).toContain('松屿')
    const company = companies.find(({ name }) => name.startsWith('松屿'))
    await found.company(company?.name ?? '')
    await expect.poll(() => found.count()).toContain('共 ')
    await host.control.open(companySelectFundHome.to())
    await home.shown()
    expect(await home.recent()).toContain(company?.name)
  })
})
