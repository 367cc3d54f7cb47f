import { Big } from 'big.js'
import { expect, test } from 'vitest'
import { listLots } from '#api/calls/asset.ts'
import { queryNavHistory } from '#api/calls/fund.ts'
import { getConvertAndRedeemInfo, queryArrivalInfo } from '#api/calls/redeem.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { saleSums } from '#test/e2e/sums.ts'

const FUND = { fundCode: '980301', name: '禾岸灵活配置混合A' }
/** The shares that are sold of the newest lot. */
const FROM_NEWEST_LOT = '300'

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('a user with three lots sees the fee of each, cancels at the seven-day penalty, sells after all, and is paid exactly', async () => {
    const { host, provider } = journey()
    const { client } = provider
    const { fundCode } = FUND
    const zhang = await OtherDevice.signIn(client, 'zhang')
    await zhang.buy({ fundCode, amount: '2000.00' })
    await client.moveClockTo('20260401100000')
    await zhang.buy({ fundCode, amount: '2000.00' })
    await client.moveClockTo('20260403100000')
    const placed = (await client.orders()).total

    const { lots } = await zhang.ask(listLots, { fundCode })
    const info = await zhang.ask(getConvertAndRedeemInfo, { fundCode })
    const arrival = await zhang.ask(queryArrivalInfo, { fundCode, applyKind: 'redeem' })
    expect(lots).toHaveLength(3)
    const shares = lots
      .slice(0, 2)
      .reduce((sum, lot) => sum.plus(lot.shares), new Big(FROM_NEWEST_LOT))
      .toFixed(2)
    const preview = saleSums(
      { shares, nav: info.nav, confirmed: arrival.confirmDate },
      lots,
      info.redemptionTiers,
    )
    expect(new Set(preview.lots.map(({ rate }) => rate)).size).toBe(3)

    await host.control.open('/')
    const holding = await (await new HomePage(host).shown()).openHolding(FUND.name)
    const sale = await (await holding.sell()).takePart('1/2')
    const usable = new Big(info.accounts[0]?.usableShares ?? '')
    const half = usable.div(2).round(2, Big.roundDown).toFixed(2)
    await expect.poll(() => sale.amount()).toBe(half)
    await sale.enterAmount(shares)
    expect(await sale.estimate(preview.net)).toEqual(preview)
    await sale.choose('取消剩余')
    await sale.reload()
    expect(await sale.amount()).toBe(shares)
    expect(await sale.chosen()).toContain('取消剩余')
    expect(await sale.estimate(preview.net)).toEqual(preview)

    const penalty = await sale.confirmQuestioned()
    expect(await penalty.title()).toBe('持有不满 7 天')
    expect(await penalty.text()).toContain(`${preview.lots[2]?.fee} 元`)
    await penalty.leave('暂不卖出', sale)
    expect((await client.orders()).total).toBe(placed)
    const password = await (await sale.confirmQuestioned()).goOn('仍要卖出')
    const result = await (
      await password.enterHastily(TRADING_PASSWORD, DealResultPage)
    ).says('卖出申请已提交')
    const order = await result.openOrder()
    expect(await order.confirmation('到账金额')).toBe('--')
    expect((await client.orders()).total).toBe(placed + 1)

    await client.moveClockTo(`${arrival.confirmDate}093000`)
    const confirmed = await (await order.reload()).inState('确认成功')
    const { points } = await client.ask(queryNavHistory, { fundCode })
    const nav = points.find(({ date }) => date === info.tradeDate)?.nav ?? ''
    const sold = saleSums(
      { shares, nav, confirmed: arrival.confirmDate },
      lots,
      info.redemptionTiers,
    )
    expect(
      await confirmed.figures('成交净值', '确认份额', '卖出金额', '赎回费', '到账金额'),
    ).toEqual({
      成交净值: new Big(nav).toFixed(4),
      确认份额: shares,
      卖出金额: sold.gross,
      赎回费: sold.fee,
      到账金额: sold.net,
    })
    const arrives = async () =>
      (await confirmed.timeline()).find((step) => step.startsWith('资金到账'))
    expect(await arrives()).toMatch(/待完成[^]*预计/)
    await client.moveClockTo(`${arrival.arrivalDate}235900`)
    await confirmed.reload()
    expect(await arrives()).toMatch(/已完成/)
  })
})
