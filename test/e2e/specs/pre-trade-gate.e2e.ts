import { expect, test } from 'vitest'
import { TRADING_PASSWORD } from '#test/sandbox/personas.ts'
import { onEachEngine, type Journey } from '../journey.ts'
import { FundDetailPage } from '../pages/fund-detail-page.ts'
import { HomePage } from '../pages/home-page.ts'
import { openProvider, type Provider } from '../provider.ts'

const MIXED = { code: '980301', name: '禾岸灵活配置混合A' }
const RISKY = { code: '980105', name: '澄川医药创新股票A' }

/** A user on a fund's page, come from home. */
async function onFund(
  journey: Journey<Provider>,
  userId: string,
  { code, name }: typeof MIXED,
): Promise<FundDetailPage> {
  await journey.openAs(userId)
  return (await new HomePage(journey.host).shown()).findFund(code, name)
}

onEachEngine({ provider: openProvider }, (journey) => {
  test('a user who is not verified is stopped and led to account opening', async () => {
    const gate = await (await onFund(journey(), 'li', MIXED)).buyStopped()
    expect(await gate.title()).toBe('实名认证')
    expect(await gate.choices()).toContain('去认证')
    const landed = await gate.makeGood('去认证')
    expect(await landed.address()).toEqual({ path: '/authentic', query: {} })
  })

  test('a user whose risk assessment has expired is led to a new one', async () => {
    const gate = await (await onFund(journey(), 'zhao', MIXED)).buyStopped()
    expect(await gate.title()).toBe('风险测评')
    expect(await gate.text()).toContain('已过期')
    const landed = await gate.makeGood('去测评')
    expect(await landed.address()).toEqual({ path: '/risks', query: {} })
  })

  test('a C1 user is warned before an R5 fund and can turn back', async () => {
    const fund = await onFund(journey(), 'wang', RISKY)
    const gate = await fund.buyStopped()
    expect(await gate.title()).toBe('风险提示')
    expect(await gate.text()).toMatch(/C1.*R5/s)
    await gate.leave('关闭', fund)
    expect(await fund.address()).toMatchObject({ query: { fundCode: RISKY.code } })
    expect((await journey().provider.client.orders()).total).toBe(0)
  })

  test('a C1 user who goes on knowingly buys an R5 fund, and is not asked again', async () => {
    const { host, provider } = journey()
    const gate = await (await onFund(journey(), 'wang', RISKY)).buyStopped()
    const purchase = await gate.goOn('知悉风险，继续购买')
    const { path, query } = await purchase.address()
    expect(path).toBe('/deal/nonMontyPurchase')
    expect(query).toEqual({
      fundCode: RISKY.code,
      isCheckedPre: '1',
      cfmTime: expect.stringMatching(/^\d{14}$/),
    })
    await host.browser.refresh()
    await purchase.shown()
    await (await purchase.enterAmount('100')).agree()
    const result = await (await purchase.confirm()).enter(TRADING_PASSWORD)
    await result.says('买入申请已提交')
    expect((await provider.client.orders()).total).toBe(1)
  })

  test('a C0 user cannot buy an R5 fund at all', async () => {
    const fund = await onFund(journey(), 'chen', RISKY)
    const gate = await fund.buyStopped()
    expect(await gate.title()).toBe('风险不匹配')
    expect(await gate.choices()).toEqual(['重新测评', '放弃购买'])
    await gate.leave('放弃购买', fund)
  })
})
