import { expect, test } from 'vitest'
import { authenticPaths } from '#paths/authentic.ts'
import { dealPaths } from '#paths/deal.ts'
import { followLink } from '#test/e2e/follow-link.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { GateDialog } from '#test/e2e/pages/gate-dialog.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { AuthBankPage, AuthenticSuccessPage } from '#test/e2e/pages/opening-pages.ts'
import type { PurchasePage } from '#test/e2e/pages/purchase-page.ts'
import { QuestionPage } from '#test/e2e/pages/risk-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'

const MOBILE = '19900000081'
const CARD = inventedCardNo('629901', 'of a first order', '6081')
const FUND = { code: '980303', name: '澄川新动力灵活配置混合A' }
const ORDER = dealPaths.purchase.to({ fundCode: FUND.code })
/** The last answer to every question makes C5. */
const BOLDEST = 9

/** Buys on the form, to its result. */
async function buyHundred(form: PurchasePage): Promise<DealResultPage> {
  await form.enterAmount('100')
  const password = await (await form.agree()).confirm()
  return (await password.enter(TRADING_PASSWORD, DealResultPage)).says('买入申请已提交')
}

// Engines count entries that come without a tap differently: what back leads to is what counts.
onEachEngine({ provider: openProvider }, (journey) => {
  test('a user who has opened an account and bought goes back to the fund, home, and out', async () => {
    const { host, provider, openAs } = journey()
    await openAs('halfway')
    const home = await new HomePage(host).shown()
    const fund = await home.findFund(FUND.code, FUND.name)

    // In the middle of the opening the page before is the fund.
    const toOpening = authenticPaths.authentic.to({ from: ORDER })
    await host.browser.execute(followLink, toOpening)
    const bank = await new AuthBankPage(host).shown()
    await bank.atRest()
    await host.control.back()
    await (await fund.shown()).atRest()

    await host.browser.execute(followLink, toOpening)
    await (await (await bank.shown()).enterNumbers(CARD, MOBILE)).agree()
    await bank.requestCode()
    const password = await bank.open(await provider.client.smsCode())
    await password.set(TRADING_PASSWORD)
    await (await new AuthenticSuccessPage(host).shown()).goOn('6081')
    await (await new GateDialog(host).shown()).completePrerequisite('去测评')
    const answers = await (await new QuestionPage(host).shown()).answerRest(BOLDEST, 3)
    const form = await (await (await answers.declare()).handIn()).goOn()
    const result = await buyHundred(form)

    await result.atRest()
    await (await result.back()).atRest()
    await host.control.back()
    await (await home.shown()).atRest()
    expect((await host.control.state()).closed).toBe(false)
    await host.control.back()
    await host.control.until((state) => state.closed)
  })

  test('a user who goes home from the result of an order leaves by one step back', async () => {
    const { host, openAs } = journey()
    await openAs('zhang')
    const fund = await (await new HomePage(host).shown()).findFund(FUND.code, FUND.name)
    const home = await (await buyHundred(await fund.buy())).home()
    await home.atRest()
    await host.control.back()
    await host.control.until((state) => state.closed)
    expect((await home.address()).path).toBe('/')
  })
})
