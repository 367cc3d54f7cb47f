import { expect, test } from 'vitest'
import { claimBillAward, queryBill } from '#api/calls/activities/annual-bill.ts'
import { listGoldRecords } from '#api/calls/gold/mall.ts'
import { formatSignedAmount } from '#domain/money/format-figures.ts'
import { annualBill2022Paths } from '#paths/activities/annual-bill2022.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { BillHomePage } from '#test/e2e/pages/activities/bill-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ provider: openProvider, user: 'veteran' }, (journey) => {
  test('a year with a loss is read, shared without amounts, and read again without the provider', async () => {
    const { host, provider, openAs } = journey()
    const veteran = await OtherDevice.signIn(provider.client, 'veteran')
    const { bill } = await veteran.ask(queryBill, { year: 2022 })
    const loss = formatSignedAmount(bill?.profit)
    await openAs('veteran', annualBill2022Paths.billHome.to())
    const story = await (await new BillHomePage(host).shown()).place('1 / 9')

    await (await story.next()).place('2 / 9')
    const result = await story.page('这一年的结果')
    expect(result).toContain('本年亏损')
    expect(result).toContain(loss)
    await (await story.jump('各只基金')).place('5 / 9')
    expect(await story.page('各只基金')).toContain(loss)

    // The picture says no amount, each time, until it is asked for.
    await story.openPicture()
    expect(await story.picture()).toContain('不含金额')
    await story.showAmounts()
    await expect.poll(() => story.picture()).toContain('含收益金额')
    await story.share()
    const { shared } = await host.control.until((state) => state.shared !== null)
    expect(new URL(shared?.data['shareLink'] ?? '').pathname).toBe('/annualBill2022/billHome')
    expect(JSON.stringify([shared?.data['shareTitle'], shared?.data['shareDesc']])).not.toMatch(
      /\d\.\d\d/,
    )
    await story.openPicture()
    expect(await story.picture()).toContain('不含金额')

    await provider.client.failAll('queryBill')
    await (await (await story.reload()).says('暂时连不上服务，以下为')).place('5 / 9')
    expect(await story.page('各只基金')).toContain(loss)
  })
})

// The awards of a year are claimed until the end of the next March.
const IN_TIME = '20230210100000'

onEachEngine({ provider: (port) => openProvider(port, IN_TIME), user: 'veteran' }, (journey) => {
  test("the coins of a year's award are claimed by a double tap, and booked once", async () => {
    const { host, provider, openAs } = journey()
    const veteran = await OtherDevice.signIn(provider.client, 'veteran')
    const coins = () => veteran.ask(listGoldRecords, { page: 1, size: 5 })
    const before = await coins()
    await openAs('veteran', annualBill2022Paths.billHome.to())
    const story = await (await new BillHomePage(host).shown()).place('1 / 9')
    await (await story.jump('年度称号')).place('9 / 9')
    await story.claimAward(20)
    const { balance, records } = await coins()
    expect(balance).toBe(before.balance + 20)
    expect(records.filter(({ amount }) => amount === 20)).toHaveLength(
      before.records.filter(({ amount }) => amount === 20).length + 1,
    )
    await expect(veteran.ask(claimBillAward, { year: 2022 })).rejects.toThrow('retCode')
    await (await story.reload()).says('20 金币已领取')
    expect((await coins()).balance).toBe(balance)
  })
})
