import { expect, test } from 'vitest'
import { dealPaths } from '#paths/deal.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { openAccount } from '#test/e2e/complete-prerequisites.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { GateDialog } from '#test/e2e/pages/gate-dialog.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { QuestionPage } from '#test/e2e/pages/risk-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const MIXED = { code: '980301', name: '禾岸灵活配置混合A' }
/** R5. */
const RISKY = '980105'
/** The last answer to every question makes C5. */
const BOLDEST = 9

onEachEngine({ provider: openProvider }, (journey) => {
  test('a purchase that lacks an assessment and a card comes back to itself after each, with its amount', async () => {
    const { host, provider, openAs } = journey()
    const order = dealPaths.purchase.to({ fundCode: RISKY, amount: '1200' })
    await openAs('failing', order)
    const gate = await new GateDialog(host).shown()
    expect((await gate.completePrerequisite('重新测评')).query).toEqual({ from: order })
    const answers = await (await new QuestionPage(host).shown()).answerRest(BOLDEST, 3)
    const form = await (await (await answers.declare()).handIn()).goOn()
    expect(await form.amount()).toBe('1200')
    await form.enterAmount('1300')

    const cards = await form.addCard()
    expect((await cards.address()).query).toEqual({
      from: dealPaths.purchase.to({ fundCode: RISKY }),
    })
    await cards.enterNumbers(inventedCardNo('629901', 'there and back', '7771'), '13000000001')
    await cards.agree()
    await (await cards.askCode()).press(TRADING_PASSWORD)
    await (await cards.codeSent()).enterCode(await provider.client.smsCode())
    await form.shown()
    expect(await form.amount()).toBe('1300')
    await form.chooseCard('7771')
    const { events } = await host.control.until((state) => state.events.length > 1)
    expect(events).toEqual([
      { name: 'accountChanged', data: {} },
      { name: 'accountChanged', data: {} },
    ])
    const bought = await (
      await (await form.agree()).confirm()
    ).enter(TRADING_PASSWORD, DealResultPage)
    await bought.says('买入申请已提交')
  })

  test('a user who gives the assessment up goes back to the fund, not to the order', async () => {
    const { host, openAs } = journey()
    await openAs('zhao', `/fund_detail/FundDetailSingle?fundCode=${MIXED.code}`)
    const fund = await new FundDetailSinglePage(host).shown()
    await (await fund.buyStopped()).completePrerequisite('去测评')
    await (await new QuestionPage(host).shown()).atRest()
    expect((await host.control.back()).did).toBe('claimed')
    await fund.shown()
    expect((await host.control.state()).closed).toBe(false)
  })

  test('a user verifies the real name in the app’s own flow, and is shown what is missing next', async () => {
    const { host, provider, openAs } = journey()
    await openAs('li', `/fund_detail/FundDetailSingle?fundCode=${MIXED.code}`)
    const gate = await (await new FundDetailSinglePage(host).shown()).buyStopped()
    expect(await gate.title()).toBe('实名认证')
    await openAccount(await OtherDevice.signIn(provider.client, 'li'))
    await gate.goOnTo('去认证', '设置交易密码')
    const { calls } = await host.control.state()
    expect(calls.filter(({ method }) => method === 'goAuth')).toMatchObject([
      { outcome: 'answered' },
    ])
  })

  test('the back key closes the sheet on top first, then goes back, then closes the page', async () => {
    const { host, openAs } = journey()
    await openAs('han')
    const home = await new HomePage(host).shown()
    const fund = await home.findFund(MIXED.code, MIXED.name)
    const form = await fund.buy()
    await (await form.enterAmount('100')).agree()
    const password = await form.confirm()
    await password.atRest()
    expect((await host.control.back()).did).toBe('claimed')
    await password.closed()
    expect(await form.amount()).toBe('100')

    await form.confirm()
    await password.atRest()
    expect((await host.control.swipeBack()).did).toBe('claimed')
    await password.closed()
    expect((await form.address()).path).toBe(dealPaths.purchase.pattern)

    expect((await host.control.swipeBack()).did).toBe('claimed')
    await fund.shown()
    await host.control.back()
    await home.shown()
    expect((await host.control.state()).closed).toBe(false)
    await host.control.back()
    await host.control.until((state) => state.closed)
  })

  test('a page that was opened by a link is closed by the back key', async () => {
    const { host, openAs } = journey()
    await openAs('han', `/fund_detail/FundDetailSingle?fundCode=${MIXED.code}`)
    await (await new FundDetailSinglePage(host).shown()).atRest()
    // Until the page follows the back key, the app finds nothing behind the first entry.
    await expect.poll(async () => (await host.control.back()).did).toBe('claimed')
    await host.control.until((state) => state.closed)
    expect((await host.control.state()).url).toContain(MIXED.code)
  })
})
