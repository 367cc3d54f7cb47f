import { expect, test } from 'vitest'
import { queryArrivalInfo } from '#api/calls/redeem.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ path: '/', provider: openProvider, user: 'zhang' }, (journey) => {
  test('a user withdraws quickly, and sees the rest of the daily limit', async () => {
    const { host, provider } = journey()
    const wallet = await (await new HomePage(host).shown()).openWallet()
    const form = await (await wallet.withdraw()).enterAmount('2500')
    await form.waySays('快速取出', '今日还可取 10,000.00 元')
    await form.reload()
    expect(await form.amount()).toBe('2500')
    await expect.poll(() => form.act()).toBe('确认快速取出 2,500.00 元')
    const password = await form.confirmTwice()
    const result = await (
      await password.enterHastily(TRADING_PASSWORD, DealResultPage)
    ).says('取出成功')
    expect(await (await result.openOrder()).timeline()).toEqual([
      expect.stringContaining('下单成功'),
      expect.stringContaining('份额确认'),
      expect.stringMatching(/资金到账[^]*已完成/),
    ])
    expect((await provider.client.orders()).total).toBe(1)
    await host.control.open('/')
    const again = await (await (await new HomePage(host).shown()).openWallet()).withdraw()
    await again.waySays('快速取出', '今日还可取 7,500.00 元')
  })

  test('a user who needs more than the daily limit withdraws normally, and is paid on the announced day', async () => {
    const { host, provider } = journey()
    const { client } = provider
    const zhang = await OtherDevice.signIn(client, 'zhang')
    const { confirmDate, arrivalDate, arrivalTxt } = await zhang.ask(queryArrivalInfo, {
      fundCode: WALLET_FUND,
      applyKind: 'redeem',
    })
    const before = (await client.orders()).total
    await host.control.open('/')
    const wallet = await (await new HomePage(host).shown()).openWallet()
    const form = await (await wallet.withdraw()).enterAmount('12000')
    await expect.poll(() => form.act()).toBe('确认取出')
    await form.choose('普通取出')
    await form.waySays('普通取出', arrivalTxt)
    await form.reload()
    expect(await form.amount()).toBe('12000')
    await expect.poll(() => form.chosen()).toContain('普通取出')
    const steps = async () => (await form.dates()).steps
    await expect
      .poll(steps)
      .toEqual([
        expect.stringContaining('提交取出'),
        expect.stringContaining('确认份额'),
        expect.stringContaining('资金到账'),
      ])
    await expect.poll(() => form.act()).toBe('确认普通取出 12,000.00 元')
    const password = await form.confirmTwice()
    const result = await (
      await password.enterHastily(TRADING_PASSWORD, DealResultPage)
    ).says('取出申请已提交')
    const order = await result.openOrder()
    expect((await client.orders()).total).toBe(before + 1)
    await client.moveClockTo(`${confirmDate}093000`)
    await (await order.reload()).inState('确认成功')
    expect(await order.figures('确认份额', '赎回费', '到账金额')).toEqual({
      确认份额: '12000.00',
      赎回费: '0.00',
      到账金额: '12000.00',
    })
    await client.moveClockTo(`${arrivalDate}235900`)
    await order.reload()
    expect((await order.timeline()).at(-1)).toMatch(/资金到账[^]*已完成/)
  })
})
