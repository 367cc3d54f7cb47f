import { expect, test } from 'vitest'
import { TRADING_PASSWORD } from '#test/sandbox/personas.ts'
import { onEachEngine } from '../journey.ts'
import { HomePage } from '../pages/home-page.ts'
import { openProvider } from '../provider.ts'

const FUND = { code: '980301', name: '禾岸灵活配置混合A' }
/** An open form asks every 15 s which day it is. */
const ASKED = 20_000

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('who lets 15:00 pass over an open form is shown other dates and told so, and buys at the next day’s price', async () => {
    const { host, provider } = journey()
    const { client } = provider
    await client.moveClockTo('20260311143000')
    await host.control.open('/')
    const fund = await (await new HomePage(host).shown()).findFund(FUND.code, FUND.name)
    const form = await (await (await fund.buy()).enterAmount('1000')).agree()
    const before = await form.dates()
    expect(before.notice).toContain('内提交，按 03-11 星期三 净值成交')
    expect(before.steps[1]).toMatch(/确认份额[^]*03-12/)

    await client.moveClockTo('20260311153000')
    await form.saysPast(ASKED)
    const after = await form.dates()
    expect(after.notice).toContain('按 03-12 星期四 的交易处理，日期已更新')
    expect(after.steps[1]).toMatch(/确认份额[^]*03-13/)
    const result = await (await form.confirm()).enter(TRADING_PASSWORD)
    const order = await (await result.says('买入申请已提交')).openOrder()
    expect(await order.confirmation('净值日期')).toBe('2026-03-12')
  })

  test('who orders in the very moment is asked before the order belongs to another day', async () => {
    const { host, provider } = journey()
    const { client } = provider
    await client.moveClockTo('20260312145900')
    await host.control.open('/')
    const holding = await (await new HomePage(host).shown()).openHolding(FUND.name)
    const form = await (await holding.sell()).enterAmount('100')
    expect((await form.dates()).notice).toContain('按 03-12 星期四 净值成交')
    await client.moveClockTo('20260312155900')
    const question = await form.confirmQuestioned()
    expect(await question.title()).toBe('交易日期已变化')
    expect(await question.text()).toContain('按 03-13 星期五 的交易处理')
    const result = await (await question.goOn('继续')).enter(TRADING_PASSWORD)
    const order = await (await result.says('赎回申请已提交')).openOrder()
    expect(await order.confirmation('净值日期')).toBe('2026-03-13')
  })
})
