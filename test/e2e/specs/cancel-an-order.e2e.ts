import { expect, test } from 'vitest'
import { cancel, queryIsCancel } from '#api/calls/cancel.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { onEachEngine, type Journey } from '#test/e2e/journey.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import type { TransactionDetailPage } from '#test/e2e/pages/transaction-detail-page.ts'
import { openProvider, type Provider } from '#test/e2e/provider.ts'

const FUND = { fundCode: '980303', name: '澄川新动力灵活配置混合A' }

/** Opens a purchase that was made on another device. */
async function bought(
  { host, provider }: Journey<Provider>,
  bankSerial = 'zhang-2',
): Promise<TransactionDetailPage> {
  const zhang = await OtherDevice.signIn(provider.client, 'zhang')
  await zhang.buy({ fundCode: FUND.fundCode, amount: '1000.00', bankSerial })
  await host.control.open('/')
  return (await new HomePage(host).shown()).openOrder(FUND.name)
}

onEachEngine({ path: '/', provider: openProvider, user: 'zhang' }, (journey) => {
  test('a user who cancels before 15:00 sees where the money goes and by when, and the order is cancelled', async () => {
    const { host, provider } = journey()
    const order = await bought(journey())
    expect(await order.deadline()).toBe('03-11 15:00 前可撤单')
    const question = await order.cancel()
    expect(await question.text()).toMatch(
      /1,000.00 元预计 03-12 星期四 23:59 前退回云汐银行（尾号 2048）/,
    )
    await question.leave('暂不撤单', order)
    await order.inState('付款成功，待确认')

    const password = await (await order.cancel()).goOn('继续撤单')
    expect(await password.refused('135790')).toContain('还可以输入 4 次')
    await order.prove(password, TRADING_PASSWORD)
    await order.inState('已撤单')
    const refund = { to: '云汐银行（尾号 2048）', date: '预计 2026-03-12 星期四 23:59 前' }
    expect(await order.refund()).toEqual(refund)
    await (await order.reload()).withoutCancel()
    expect(await order.refund()).toEqual(refund)

    await provider.client.moveClockTo('20260312235900')
    await order.reload()
    expect(await order.refund()).toEqual({ ...refund, date: '2026-03-12' })
    await host.control.open('/')
    expect(await (await (await new HomePage(host).shown()).signedIn()).inTransit()).toBe('0.00')
  })

  test('a cancellation without an answer is shown as unknown, then with its real state, and can be repeated', async () => {
    const { client } = journey().provider
    const order = await bought(journey())
    await client.failNext(cancel.name)
    await client.failNext(queryIsCancel.name)
    await order.prove(await (await order.cancel()).goOn('继续撤单'), TRADING_PASSWORD)
    await order.says('没有收到撤单的处理结果，可能已经撤单')
    await order.checkAgain()
    await order.says('服务没有收到撤单申请，这笔订单照常处理')
    await order.prove(await (await order.cancel()).goOn('继续撤单'), TRADING_PASSWORD)
    await order.inState('已撤单')
    expect((await order.refund()).to).toBe('云汐银行（尾号 2048）')
  })

  test('an order cannot be cancelled after 15:00', async () => {
    const { client } = journey().provider
    await client.moveClockTo('20260313100000')
    const order = await bought(journey())
    expect(await order.deadline()).toBe('03-13 15:00 前可撤单')
    await client.moveClockTo('20260313150000')
    await (await order.reload()).withoutCancel()
  })
})
