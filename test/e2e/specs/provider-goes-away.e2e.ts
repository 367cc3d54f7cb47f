import { expect, test } from 'vitest'
import { queryApplyResult } from '#api/calls/trade.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { onEachEngine, type Journey } from '#test/e2e/journey.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProviderProcess, type ProviderProcess } from '#test/e2e/provider.ts'

/** The endings of an amount that make the sandbox fail (test/sandbox/departments/trading/sentinels.ts). */
const RECORDED_THEN_AWAY = '.44'
const CUT_BEFORE = '.45'

/** Buys, up to the sixth digit of the password. */
async function place(
  { host }: Journey<ProviderProcess>,
  fund: { code: string; name: string },
  amount: string,
): Promise<DealResultPage> {
  await host.control.open('/')
  const home = await (await new HomePage(host).shown()).signedIn()
  // Connections that the restart has broken are noticed by home's own calls.
  await home.atRest()
  const purchase = await (await home.findFund(fund.code, fund.name)).buy()
  await (await purchase.enterAmount(amount)).agree()
  return (await purchase.confirm()).enter(TRADING_PASSWORD, DealResultPage)
}

onEachEngine({ path: '/', provider: openProviderProcess, user: 'zhang' }, (journey) => {
  test('a user whose provider stops during a purchase sees an unknown outcome, then the order once', async () => {
    const { provider } = journey()
    const before = await provider.client.orders()
    const fund = { code: '980303', name: '澄川新动力灵活配置混合A' }
    const result = await place(journey(), fund, `1000${RECORDED_THEN_AWAY}`)
    await result.says('结果暂时未知')
    await expect.poll(() => result.text()).toMatch(new RegExp(`1,000.44[^]*买入 ${fund.name}`))
    await provider.restart()
    await result.says('买入申请已提交')
    expect((await provider.client.orders()).total).toBe(before.total + 1)

    // No draft is left to send again.
    const purchase = await (await result.back()).buy()
    expect(await purchase.amount()).toBe('')
  })

  test('a user who orders again after the provider’s return has ordered once', async () => {
    const { provider } = journey()
    const before = await provider.client.orders()
    const fund = { code: '980305', name: '远岫策略轮动灵活配置混合A' }
    const amount = `2000${RECORDED_THEN_AWAY}`
    const unknown = await (await place(journey(), fund, amount)).says('结果暂时未知')
    const detail = await unknown.back()
    await provider.restart()
    const again = await detail.buy()
    expect(await again.amount()).toBe(amount)
    const result = await (await again.confirm()).enter(TRADING_PASSWORD, DealResultPage)
    await result.says('买入申请已提交')
    expect((await provider.client.orders()).total).toBe(before.total + 1)
  })

  test('an order that never arrived is shown as unknown, then as not placed, and can be placed again', async () => {
    const { provider } = journey()
    const before = await provider.client.orders()
    const fund = { code: '980501', name: '禾岸稳健纯债债券A' }
    // The first query of the outcome fails too, so that the unknown state stays visible for a
    // while.
    await provider.client.failNext(queryApplyResult.name)
    const result = await place(journey(), fund, `3000${CUT_BEFORE}`)
    await result.says('结果暂时未知')
    await result.says('订单没有提交成功')
    await expect.poll(() => result.text()).toMatch(new RegExp(`3,000.45[^]*买入 ${fund.name}`))
    expect((await provider.client.orders()).total).toBe(before.total)

    const purchase = await result.again()
    expect(await purchase.amount()).toBe(`3000${CUT_BEFORE}`)
    await purchase.enterAmount('3000')
    const second = await (await purchase.confirm()).enter(TRADING_PASSWORD, DealResultPage)
    await second.says('买入申请已提交')
    expect((await provider.client.orders()).total).toBe(before.total + 1)
  })

  test('a user who loses the network with the sixth digit still sees the order number, and can open home offline', async () => {
    const { host, provider } = journey()
    const fund = { code: '980303', name: '澄川新动力灵活配置混合A' }
    const result = await place(journey(), fund, `4000${RECORDED_THEN_AWAY}`)
    await result.says('结果暂时未知')
    const { query } = await result.address()
    expect(await result.number()).toBe(query['applyNo'])
    await result.home()
    await host.control.until(({ url }) => url.endsWith('/'))
    await provider.restart()
  })
})
