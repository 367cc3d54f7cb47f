import { Big } from 'big.js'
import { expect, test } from 'vitest'
import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { stepsHeard } from '#test/e2e/funnel.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { figureIn } from '#test/e2e/pages/page.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { purchaseSums, purchaseRate, sharesFor } from '#test/e2e/sums.ts'

const FUND = { code: '980303', name: '澄川新动力灵活配置混合A', typed: '澄川新动力' }
const AMOUNT = '1000'

onEachEngine({ path: '/', provider: openProvider, user: 'zhang' }, (journey) => {
  test('a verified user finds a fund, buys 1,000 yuan, sees the order, and gets the exact shares confirmed after T+1', async () => {
    const { host, provider } = journey()
    const { client } = provider
    const { net, fee } = purchaseSums(AMOUNT, await purchaseRate(client, FUND.code, AMOUNT))
    const start = await client.ask(queryFundOne, { fundCode: FUND.code })

    const home = await (await new HomePage(host).shown()).signedIn()
    expect(await home.inTransit()).toBe('0.00')
    const fund = await home.findFund(FUND.typed, FUND.name)
    expect(await fund.name()).toBe(FUND.name)

    const purchase = await fund.buy()
    await purchase.enterAmount(AMOUNT)
    const estimate = { fee, shares: sharesFor(net, start.nav ?? '') }
    await expect.poll(() => purchase.estimate()).toEqual(estimate)
    await purchase.chooseCard('2048')
    await expect.poll(() => purchase.card()).toContain('云汐银行（尾号 2048）')

    // The documents are below the fold; the button scrolls to them.
    expect(await purchase.documentsInView()).toBe(false)
    expect(await purchase.confirmTooEarly()).toBe('请先阅读并同意下方文件')
    await expect.poll(() => purchase.documentsInView()).toBe(true)
    await purchase.agree()

    // A reload in the middle loses nothing.
    await purchase.reload()
    expect(await purchase.amount()).toBe(AMOUNT)
    await expect.poll(() => purchase.card()).toContain('云汐银行（尾号 2048）')
    expect(await purchase.agreed()).toBe(true)
    const password = await purchase.confirmTwice()
    expect(figureIn((await password.text()).replace(FUND.name, ''))).toBe('1000.00')

    const result = await (
      await password.enterHastily(TRADING_PASSWORD, DealResultPage)
    ).says('买入申请已提交')
    await expect.poll(() => result.text()).toContain(FUND.name)
    const order = await (await result.openOrder()).inState('付款成功，待确认')
    expect(await order.confirmation('确认份额')).toBe('--')
    expect(await client.orders()).toMatchObject({ total: 1 })
    const expected = await order.timeline()
    expect(expected.find((step) => step.startsWith('份额确认'))).toMatch(
      /待完成[^]*预计 2026-03-12/,
    )

    await client.moveClockTo(`${start.confirmDate}093000`)
    await host.control.open('/')
    const after = await (await new HomePage(host).shown()).signedIn()
    expect(await after.inTransit()).toBe('0.00')
    const confirmed = await (await after.openOrder(FUND.name)).inState('确认成功')

    const { points } = await client.ask(queryNavHistory, { fundCode: FUND.code })
    const nav = points.find(({ date }) => date === start.tradeDate)?.nav ?? ''
    const shares = sharesFor(net, nav)
    expect(await confirmed.confirmed()).toEqual({ fee, nav: new Big(nav).toFixed(4), shares })
    const actual = await confirmed.timeline()
    expect(actual.find((step) => step.startsWith('份额确认'))).toMatch(/已完成[^]*2026-03-12/)
    expect(actual.find((step) => step.startsWith('份额确认'))).not.toContain('预计')

    await host.control.open('/')
    const holding = await (await new HomePage(host).shown()).holdingValue(FUND.name)
    const { nav: newest } = await client.ask(queryFundOne, { fundCode: FUND.code })
    expect(holding).toBe(
      new Big(shares)
        .times(newest ?? '')
        .round(2, Big.roundHalfUp)
        .toFixed(2),
    )
    // The gate has nothing to say to this user, whose assessment is done.
    await expect
      .poll(() => stepsHeard(client, 'firstPurchase'), { timeout: 20_000 })
      .toEqual(['基金详情', '点买入', '买入', '记录已读协议', '提交买入', '交易结果'])
  })
})
