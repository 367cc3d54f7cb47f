import { Big } from 'big.js'
import { expect, test } from 'vitest'
import { listLots } from '#api/calls/asset.ts'
import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { getConvertAndRedeemInfo, queryArrivalInfo } from '#api/calls/redeem.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider, type ProviderClient } from '#test/e2e/provider.ts'
import { conversionSums, purchaseRate, saleSums } from '#test/e2e/sums.ts'

const FROM = { fundCode: '980501', name: '禾岸稳健纯债债券A' }
const TO = { fundCode: '980301', name: '禾岸灵活配置混合A' }
const SHARES = '2000.00'

const navOn = async (provider: ProviderClient, fundCode: string, day: string) => {
  const { points } = await provider.ask(queryNavHistory, { fundCode })
  return points.find(({ date }) => date === day)?.nav ?? ''
}

onEachEngine({ path: '/', provider: openProvider, user: 'zhang' }, (journey) => {
  test('a holder of a bond fund converts into another fund of the company, sees both fees before, and finds both orders', async () => {
    const { host, provider } = journey()
    const { client } = provider
    const zhang = await OtherDevice.signIn(client, 'zhang')
    const { lots } = await zhang.ask(listLots, FROM)
    const info = await zhang.ask(getConvertAndRedeemInfo, FROM)
    const { confirmDate } = await zhang.ask(queryArrivalInfo, { ...FROM, applyKind: 'convert' })
    const on = info.tradeDate
    const sumsAt = async (navOut: string, navIn: string) => {
      const sold = saleSums(
        { shares: SHARES, nav: navOut, confirmed: confirmDate },
        lots,
        info.redemptionTiers,
      )
      const rest = new Big(sold.gross).minus(sold.fee).toFixed(2)
      const rates = {
        out: await purchaseRate(client, FROM.fundCode, sold.gross),
        in: await purchaseRate(client, TO.fundCode, rest),
      }
      return { sold, ...conversionSums(sold, rates, navIn) }
    }
    const target = await client.ask(queryFundOne, TO)
    const preview = await sumsAt(info.nav, target.nav ?? '')
    expect(new Big(preview.topUp).gt(0)).toBe(true)

    const holding = await (await new HomePage(host).shown()).openHolding(FROM.name)
    const blank = await holding.convert()
    const form = await (await (await blank.pickTarget()).search('禾岸灵活')).pick(TO.name)
    await form.enterAmount(SHARES)
    const estimate = {
      gross: preview.sold.gross,
      fee: preview.sold.fee,
      topUp: preview.topUp,
      net: preview.net,
    }
    expect(await form.estimate(preview.shares)).toEqual(estimate)
    await form.agree()

    await form.reload()
    expect(await form.target()).toContain(TO.name)
    expect(await form.amount()).toBe(SHARES)
    expect(await form.agreed()).toBe(true)
    expect(await form.estimate(preview.shares)).toEqual(estimate)

    const password = await form.confirmTwice()
    const result = await (
      await password.enterHastily(TRADING_PASSWORD, DealResultPage)
    ).says('转换申请已提交')
    const order = await result.openOrder()
    await expect
      .poll(() => order.legs())
      .toEqual([expect.stringContaining(FROM.name), expect.stringContaining(TO.name)])
    // A conversion is two orders; the provider has each once.
    const { byApplyNo } = await client.orders()
    expect(Object.values(byApplyNo).every((times) => times === 1)).toBe(true)
    expect(byApplyNo[await order.number()]).toBe(1)

    await client.moveClockTo(`${confirmDate}093000`)
    const confirmed = await (await order.reload()).inState('确认成功')
    const [navOut, navIn] = [
      await navOn(client, FROM.fundCode, on),
      await navOn(client, TO.fundCode, on),
    ]
    const sums = await sumsAt(navOut, navIn)
    expect(
      await confirmed.figures(
        '转出份额',
        '转出净值',
        '转出金额',
        '赎回费',
        '申购补差费',
        '转入金额',
        '转入净值',
        '转入份额',
      ),
    ).toEqual({
      转出份额: SHARES,
      转出净值: new Big(navOut).toFixed(4),
      转出金额: sums.sold.gross,
      赎回费: sums.sold.fee,
      申购补差费: sums.topUp,
      转入金额: sums.net,
      转入净值: new Big(navIn).toFixed(4),
      转入份额: sums.shares,
    })

    await host.control.open('/')
    const source = await (await new HomePage(host).shown()).openHolding(FROM.name)
    const list = await source.orders()
    const halves = async () =>
      (await list.rows()).filter((row) => row.includes(`${FROM.name} → ${TO.name}`))
    await expect.poll(halves).toHaveLength(2)
    expect((await halves()).join()).toMatch(/转换转入[^]*转换转出|转换转出[^]*转换转入/)
  })
})
