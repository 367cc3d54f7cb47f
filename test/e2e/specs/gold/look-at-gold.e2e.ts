import { expect, test } from 'vitest'
import { queryGoldPrice } from '#api/calls/gold/gold-price.ts'
import { gramsOf } from '#domain/gold/gold-price.ts'
import { shangHaiGoldPaths } from '#paths/pension/shang-hai-gold.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { ShangHaiGoldHomePage } from '#test/e2e/pages/gold/shang-hai-gold-home-page.ts'
import { listChannelHoldings } from '#api/calls/asset.ts'
import { openProvider } from '#test/e2e/provider.ts'

const FUND = '989901'

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('each session’s price comes at its time, and what is held is shown in grams', async () => {
    const { host, provider } = journey()
    const { client } = provider
    const home = shangHaiGoldPaths.shangHaiGoldHome.to()
    const zhang = await OtherDevice.signIn(client, 'zhang')
    await zhang.buy({ fundCode: FUND, amount: '10000.00', bankSerial: 'zhang-1' })
    await host.control.open(home)
    const before = await new ShangHaiGoldHomePage(host).shown()
    expect(await before.price()).toContain('午盘 2026-03-10')
    await client.moveClockTo('20260313143000')
    await host.control.open(`${home}?range=3m`)
    const after = await new ShangHaiGoldHomePage(host).shown()
    const { sessions } = await client.ask(queryGoldPrice, { range: '1m' })
    const pm = sessions.find(({ session }) => session === 'pm')?.price ?? ''
    const price = await after.price()
    expect(price).toContain('午盘 2026-03-13')
    expect(price).toContain(pm)
    const { channels } = await zhang.ask(listChannelHoldings, { fundCode: FUND })
    const amount = channels[0]?.holdings[0]?.amount ?? ''
    await after.says(`${gramsOf(amount, pm) ?? ''} 克`)
    await after.says('不能提取实物黄金')
    await after.openFund('上海金ETF联接A', new FundDetailSinglePage(host))
  })
})
