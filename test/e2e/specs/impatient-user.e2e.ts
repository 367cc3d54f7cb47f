import { expect, test } from 'vitest'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { PurchasePage } from '#test/e2e/pages/purchase-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

/**
 * An amount whose order is recorded at once and answered after 8 s
 * (test/sandbox/departments/trading/sentinels.ts).
 */
const SLOW = '1000.47'
const FUND = { code: '980303', name: '澄川新动力灵活配置混合A' }

onEachEngine({ path: '/', provider: openProvider, user: 'zhang' }, (journey) => {
  test('a user who reloads during an order and orders again has ordered once', async () => {
    const { host, provider } = journey()
    const { client } = provider
    const fund = await (await new HomePage(host).shown()).findFund(FUND.code, FUND.name)
    const form = await (await (await fund.buy()).enterAmount(SLOW)).agree()
    await (await form.confirm()).press(TRADING_PASSWORD)
    await expect.poll(async () => (await client.orders()).total).toBe(1)
    const again = await form.reload()
    expect(await again.amount()).toBe(SLOW)
    const result = await (await again.confirm()).enter(TRADING_PASSWORD, DealResultPage)
    await result.says('买入申请已提交')
    expect((await client.orders()).total).toBe(1)
  })

  test('a user who leaves a form finds it as it was; the next user finds it empty', async () => {
    const { host } = journey()
    await host.control.open('/')
    const fund = await (await new HomePage(host).shown()).findFund(FUND.code, FUND.name)
    // The earlier order has left no draft.
    const form = await fund.buy()
    expect(await form.amount()).toBe('')
    await form.enterAmount('500')
    await host.control.back()
    await new FundDetailSinglePage(host).shown()
    const kept = await new FundDetailSinglePage(host).buy()
    expect(await kept.amount()).toBe('500')
    await journey().openAs('han', `/fund_detail/FundDetailSingle?fundCode=${FUND.code}`)
    await (await new FundDetailSinglePage(host).shown()).buy()
    expect(await (await new PurchasePage(host).shown()).amount()).toBe('')
  })
})
