import { expect, test } from 'vitest'
import { getTransactionConfig } from '#api/calls/trade.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ path: '/', provider: openProvider, user: 'zhang' }, (journey) => {
  test('a user deposits 1,000 yuan in the money-market fund and has as many shares on the announced day', async () => {
    const { host, provider } = journey()
    const { client } = provider
    const zhang = await OtherDevice.signIn(client, 'zhang')
    const { confirmDate } = await zhang.ask(getTransactionConfig, { fundCode: WALLET_FUND })
    const wallet = await (await new HomePage(host).shown()).openWallet()
    const form = await (await (await wallet.deposit()).enterAmount('1000')).agree()
    const { steps } = await form.dates()
    expect(steps[1]).toMatch(/确认份额，开始计算收益[^]*03-12 星期四/)
    await form.reload()
    expect(await form.amount()).toBe('1000')
    expect(await form.agreed()).toBe(true)
    const password = await form.confirmTwice()
    const result = await (
      await password.enterHastily(TRADING_PASSWORD, DealResultPage)
    ).says('存入申请已提交')
    const order = await result.openOrder()
    expect((await client.orders()).total).toBe(1)
    await client.moveClockTo(`${confirmDate}093000`)
    await (await order.reload()).inState('确认成功')
    expect(await order.confirmed()).toEqual({ fee: '0.00', nav: '1.0000', shares: '1000.00' })
  })
})
