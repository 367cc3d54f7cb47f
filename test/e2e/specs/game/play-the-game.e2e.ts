import { Big } from 'big.js'
import { expect, test } from 'vitest'
import { queryFundOne } from '#api/calls/fund.ts'
import { rankList } from '#api/calls/game-standing.ts'
import {
  buyGameFund,
  mncjActivityHdMncjPositionDetails,
  mncjPositionInfo,
  sellPreview,
} from '#api/calls/game-trading.ts'
import { mncjActivityRecommendFundList } from '#api/calls/trading-game.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { estimatePurchase } from '#domain/money/fees.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { SftHomePage, SftPurchasePage } from '#test/e2e/pages/game/sft-pages.ts'
import { CenterHomePage } from '#test/e2e/pages/my-center-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { GAME } from '#test/sandbox/departments/activity/catalogue.ts'

const game = { activityId: GAME }

onEachEngine({ provider: openProvider, user: 'xu' }, (journey) => {
  test('a user joins the game, buys a fund with simulated money after a lost answer, and has the shares on the announced day', async () => {
    const { host, provider, openAs } = journey()
    const { client } = provider
    const xu = await OtherDevice.signIn(client, 'xu')
    const { funds } = await xu.ask(mncjActivityRecommendFundList, game)
    const listed = funds.find(({ fundTypeName }) => fundTypeName.includes('混合'))
    if (listed === undefined) throw new Error('the game has no mixed fund')
    const { fundCode, fundName, fundTypeName } = listed
    const fund = await client.ask(queryFundOne, { fundCode })
    const expected = estimatePurchase({
      amount: '1000',
      tiers: fund.purchaseTiers,
      discount: fund.discount,
      nav: fund.nav,
    })

    await openAs('xu', myCenterPaths.centerHome.to())
    const home = await (await (await new CenterHomePage(host).shown()).openGame()).join()
    await home.shows('可用资金', '100,000.00')
    const list = await (await home.openFunds()).ofType(fundTypeName)
    const form = await (await list.open(fundName)).buy()
    await (await form.enterAmount('100000.01')).says('可用模拟资金 100,000.00 元，请降低金额')
    await form.enterAmount('1000')
    expect(await form.estimate()).toEqual({ fee: expected.fee, shares: expected.shares })
    await form.reload()
    expect(await form.amount()).toBe('1000')

    await client.failNext(buyGameFund.name)
    await form.confirmLost('服务没有收到这笔模拟委托')
    const placed = await (await form.confirmTwice()).says('模拟买入已提交')
    expect(await xu.ask(mncjPositionInfo, game)).toMatchObject({
      cash: '99000.00',
      inTransit: '1000.00',
    })
    // Simulated money alone has moved.
    expect((await client.orders()).total).toBe(0)

    await client.moveClockTo(`${fund.confirmDate}093000`)
    await (await placed.reload()).says('模拟买入已确认')
    const { positions } = await xu.ask(mncjPositionInfo, game)
    const shares = positions[0]?.shares ?? ''
    expect(await placed.figure('确认份额')).toBe(shares)
    expect((await placed.steps())[1]).toContain('按单位净值')
    await (await placed.openFund()).holds('可卖份额', '份')
  })

  test('a player sells all of a fund from its page by its lots, warned of the higher fee, is paid in simulated money, and is in the ranking by name once agreed', async () => {
    const { host, provider, openAs } = journey()
    const { client } = provider
    const feng = await OtherDevice.signIn(client, 'feng')
    const { positions, cash } = await feng.ask(mncjPositionInfo, game)
    const [held] = positions
    if (held === undefined) throw new Error('feng holds nothing')
    const { fundCode, fundName } = held
    const fresh = { ...game, fundCode, requestNo: 'GAMESALE23456789', amount: '1000.00' }
    const { confirmDate } = await feng.ask(buyGameFund, fresh)
    const fund = await client.ask(queryFundOne, { fundCode })
    await client.moveClockTo(`${fund.redeemableDate}093000`)
    const { usableShares } = await feng.ask(mncjActivityHdMncjPositionDetails, {
      ...game,
      fundCode,
    })
    const preview = await feng.ask(sellPreview, { ...game, fundCode, shares: usableShares })
    expect(preview.lots.map((lot) => lot.confirmDate)).toContain(confirmDate)

    await openAs('feng', sftPaths.sftHome.to({}))
    const home = await new SftHomePage(host).shown()
    const form = await (await (await home.openFunds()).open(fundName)).sell()
    await (await form.takePart('全部')).estimates(preview.netAmount)
    const placed = await (await form.confirmPenalty()).says('模拟卖出已提交')
    expect(await placed.figure('卖出份额')).toBe(usableShares)
    const sold = await client.ask(queryFundOne, { fundCode })
    await client.moveClockTo(`${sold.confirmDate}093000`)
    const paid = await (await placed.reload()).says('模拟卖出已确认')
    const net = await paid.figure('到账金额')
    const left = await feng.ask(mncjPositionInfo, game)
    expect(new Big(cash).minus(1000).plus(net).toFixed(2)).toBe(left.cash)
    expect((await client.orders()).total).toBe(0)

    const page = { ...game, page: 1, size: 20 }
    const { own } = await feng.ask(rankList, page)
    const again = await paid.openHome()
    await again.ranks({ rank: own?.rank ?? 0, rate: left.profitRate.replace('-', '') })
    const wu = await OtherDevice.signIn(client, 'wu')
    const names = async () => (await wu.ask(rankList, page)).records.map(({ name }) => name)
    await again.name('已关闭')
    expect(await names()).not.toContain('冯*雁')
    await again.name('已开启')
    expect(await names()).toContain('冯*雁')
  })

  test('an order for another fund, beyond the cash, or sent again with other content has no effect', async () => {
    const { host, provider, openAs } = journey()
    const { client } = provider
    const qian = await OtherDevice.signIn(client, 'qian')
    const { funds } = await qian.ask(mncjActivityRecommendFundList, game)
    const fundCode = funds[0]?.fundCode ?? ''
    const { cash } = await qian.ask(mncjPositionInfo, game)
    const requestNo = 'GAMEABUSE2345678'
    const order = { ...game, requestNo, fundCode, amount: '100.00' }
    const codeOf = async (input: typeof order) => {
      const answer = await qian.call(buyGameFund, input)
      return answer.ok ? RET.ok : answer.retCode
    }
    expect(await codeOf({ ...order, fundCode: '980203' })).toBe(RET.notFound)
    expect(await codeOf({ ...order, amount: '99999.00' })).toBe(SHOWN_RET.gameMoneyShort)
    expect(await codeOf(order)).toBe(RET.ok)
    expect(await codeOf(order)).toBe(RET.ok)
    expect(await codeOf({ ...order, amount: '200.00' })).toBe(RET.badRequest)
    const left = await qian.ask(mncjPositionInfo, game)
    expect(Number(cash) - Number(left.cash)).toBe(100)

    await openAs('qian', sftPaths.sftPurchase.to({ fundCode: '980203' }))
    await new SftPurchasePage(host).closed('这只基金不在活动范围内')
    const forged = { fundCode, requestNo: 'FORGED2345678901' }
    await openAs('qian', sftPaths.sftPurchaseSuccess.to(forged))
    await new SftPurchasePage(host).closed('没有这笔模拟委托')
    await openAs('qian', sftPaths.sftHome.to({}))
    await (await new SftHomePage(host).shown()).shows('买入在途', '100.00')
  })
})
