import { expect, test } from 'vitest'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import {
  accessibilityFaults,
  consoleErrors,
  resize,
  sidewaysOverflow,
} from '#test/e2e/page-health.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { MissingPage } from '#test/e2e/pages/missing-page.ts'
import { NetworkErrorPage } from '#test/e2e/pages/network-error-page.ts'
import type { Page } from '#test/e2e/pages/page.ts'
import { QuestionPage } from '#test/e2e/pages/risk-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const FUND = { code: '980303', name: '澄川新动力灵活配置混合A' }
const MONEY_FUND = { code: '001386', name: '禾岸宝' }

const NOTHING = { accessibility: [], overflow: [], console: [] }

// One engine is enough: the document is the same on both.
const on = ({ name }: { name: string }) => name === 'chromium'

onEachEngine({ path: '/', provider: openProvider, on }, (journey) => {
  /** Everything that is wrong with the screen in view, at the usual and at the narrowest width. */
  async function wrongWith(page: Page) {
    const { host } = journey()
    await page.atRest()
    const accessibility = await accessibilityFaults(host)
    await resize(host, 320, 640)
    const overflow = await sidewaysOverflow(host)
    await resize(host, 390, 844)
    return { accessibility, overflow, console: await consoleErrors(host) }
  }

  test('home is accessible and free of errors, signed out and signed in, with few and with many holdings', async () => {
    const { host, openAs } = journey()
    const home = await new HomePage(host).shown()
    expect(await wrongWith(home)).toEqual(NOTHING)
    await openAs('zhang')
    expect(await wrongWith(await (await home.shown()).signedIn())).toEqual(NOTHING)
    await openAs('qian')
    expect(await wrongWith(await (await home.shown()).signedIn())).toEqual(NOTHING)
  })

  test('the details of an equity fund and of a money-market fund are accessible and free of errors', async () => {
    const { host } = journey()
    for (const { code } of [FUND, MONEY_FUND]) {
      await host.control.open(`/fund_detail/FundDetailSingle?fundCode=${code}`)
      expect(await wrongWith(await new FundDetailSinglePage(host).withChart())).toEqual(NOTHING)
    }
  })

  test('the screens from an amount to an order are accessible and free of errors', async () => {
    const { host, openAs } = journey()
    await openAs('zhang')
    const home = await new HomePage(host).shown()
    const purchase = await (await home.findFund(FUND.code, FUND.name)).buy()
    expect(await wrongWith(purchase)).toEqual(NOTHING)
    await (await purchase.enterAmount('1000')).agree()
    const password = await purchase.confirm()
    expect(await wrongWith(password)).toEqual(NOTHING)
    const result = await (
      await password.enter(TRADING_PASSWORD, DealResultPage)
    ).says('买入申请已提交')
    expect(await wrongWith(result)).toEqual(NOTHING)
    expect(await wrongWith(await result.openOrder())).toEqual(NOTHING)
  })

  test('the screens of the risk assessment are accessible and free of errors', async () => {
    const { host, openAs } = journey()
    await openAs('new', '/risks')
    const question = await new QuestionPage(host).shown()
    expect(await wrongWith(question)).toEqual(NOTHING)
    const answers = await question.answerRest(2)
    expect(await wrongWith(answers)).toEqual(NOTHING)
    const result = await (await answers.declare()).handIn()
    expect(await wrongWith(result)).toEqual(NOTHING)
  })

  test('the dialog of the pre-trade gate is accessible and free of errors', async () => {
    const { host, openAs } = journey()
    await openAs('wang', '/')
    const home = await new HomePage(host).shown()
    const fund = await home.findFund('980105', '澄川医药创新股票A')
    expect(await wrongWith(await fund.buyStopped())).toEqual(NOTHING)
  })

  test('the error pages are accessible and free of errors', async () => {
    const { host } = journey()
    await host.control.open('/error/error404')
    expect(await wrongWith(await new MissingPage(host).shown())).toEqual(NOTHING)
    await host.control.open('/nowhere/at/all')
    expect(await wrongWith(await new MissingPage(host).shown())).toEqual(NOTHING)
    await host.control.open('/error/networkError')
    expect(await wrongWith(await new NetworkErrorPage(host).shown())).toEqual(NOTHING)
  })
})
