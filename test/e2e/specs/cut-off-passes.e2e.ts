import { Big } from 'big.js'
import { expect, test } from 'vitest'
import { getConvertAndRedeemInfo } from '#api/calls/redeem.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { figureIn } from '#test/e2e/pages/page.ts'
import { QuestionDialog } from '#test/e2e/pages/question-dialog.ts'
import { openProvider } from '#test/e2e/provider.ts'

const FUND = { code: '980301', name: '禾岸灵活配置混合A' }
/** An open form fetches the trading day every 15 s; ms. */
const AFTER_REFETCH = 20_000

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('a user with an open form at 15:00 sees the new dates and a notice, and buys at the next day’s price', async () => {
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
    await form.saysPast(AFTER_REFETCH)
    const after = await form.dates()
    expect(after.notice).toContain('按 03-12 星期四 的交易处理，日期已更新')
    expect(after.steps[1]).toMatch(/确认份额[^]*03-13/)
    const result = await (await form.confirm()).enter(TRADING_PASSWORD, DealResultPage)
    const order = await (await result.says('买入申请已提交')).openOrder()
    expect(await order.confirmation('净值日期')).toBe('2026-03-12')
  })

  test('a user who orders as the cut-off passes is prompted before the order moves to another day', async () => {
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
    const result = await (await question.goOn('继续')).enter(TRADING_PASSWORD, DealResultPage)
    const order = await (await result.says('卖出申请已提交')).openOrder()
    expect(await order.confirmation('净值日期')).toBe('2026-03-13')
  })

  test('a user with the password sheet open at the cut-off is prompted again, and the order gets the confirmed day', async () => {
    const { host, provider } = journey()
    const { client } = provider
    await client.moveClockTo('20260313145900')
    await host.control.open('/')
    const holding = await (await new HomePage(host).shown()).openHolding(FUND.name)
    const form = await (await holding.sell()).enterAmount('120')
    const before = (await client.orders()).total
    const password = await form.confirm()
    expect(await password.text()).toMatch(/定价日\s*03-13 星期五/)

    await client.moveClockTo('20260313155900')
    // Back in the app, the page asks again at once for what it shows.
    await host.control.background()
    await host.control.foreground()
    const question = await new QuestionDialog(host).shown()
    expect(await question.title()).toBe('交易日期已变化')
    expect(await question.text()).toContain('按 03-16 星期一 的交易处理')
    await question.leave('取消', form)
    expect((await client.orders()).total).toBe(before)

    const again = await form.confirm()
    expect(await again.text()).toMatch(/定价日\s*03-16 星期一/)
    const order = await (
      await (await again.enter(TRADING_PASSWORD, DealResultPage)).says('卖出申请已提交')
    ).openOrder()
    expect(await order.confirmation('净值日期')).toBe('2026-03-16')
  })

  test('a user who repeats an order within a day sees the earlier order before the password', async () => {
    const { host, provider } = journey()
    const { client } = provider
    await host.control.open('/')
    const holding = await (await new HomePage(host).shown()).openHolding(FUND.name)
    const form = await (await holding.sell()).enterAmount('120')
    const before = (await client.orders()).total
    const question = await form.confirmQuestioned()
    expect(await question.title()).toBe('刚刚已提交一笔相同的订单')
    expect(await question.text()).toMatch(/03-13 1[56]:\d\d 提交过卖出 .*120\.00 份/)
    await question.leave('不再提交', form)
    const password = await (await form.confirmQuestioned()).goOn('再次提交')
    await (await password.enter(TRADING_PASSWORD, DealResultPage)).says('卖出申请已提交')
    expect((await client.orders()).total).toBe(before + 1)
  })

  test('a user who would keep less than the minimum sees on button and password sheet that all is sold', async () => {
    const { host, provider } = journey()
    const zhang = await OtherDevice.signIn(provider.client, 'zhang')
    const info = await zhang.ask(getConvertAndRedeemInfo, { fundCode: FUND.code })
    const usable = info.accounts[0]?.usableShares ?? ''
    await host.control.open('/')
    const holding = await (await new HomePage(host).shown()).openHolding(FUND.name)
    const form = await (await holding.sell()).enterAmount(new Big(usable).minus('1.5').toFixed(2))
    await expect.poll(async () => figureIn(await form.act())).toBe(usable)
    const password = await form.confirm()
    expect((await password.text()).replaceAll(',', '')).toMatch(
      new RegExp(`卖出 ${FUND.name}\\s*${usable}\\s*份[^]*一并卖出[^]*1.50 份`),
    )
    const result = await (
      await password.enter(TRADING_PASSWORD, DealResultPage)
    ).says('卖出申请已提交')
    await expect.poll(async () => (await result.text()).replaceAll(',', '')).toContain(usable)
  })
})
