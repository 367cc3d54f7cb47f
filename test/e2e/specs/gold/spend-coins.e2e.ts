import { beforeEach, expect, test } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { goldTreePaths } from '#paths/pension/gold-tree.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import {
  GoldExchangeResultPage,
  GoldGoodsDetailPage,
  GoldStoreHomePage,
  GoldTreeOfflinePage,
} from '#test/e2e/pages/gold/gold-pages.ts'
import { CenterHomePage } from '#test/e2e/pages/my-center-pages.ts'
import { QuestionDialog } from '#test/e2e/pages/question-dialog.ts'
import { openProvider } from '#test/e2e/provider.ts'

const { goldStoreHome, goldGoodsDetail } = goldStorePaths

onEachEngine({ provider: openProvider }, (journey) => {
  // Balances are compared: each journey begins with the coins that the personas have at first.
  beforeEach(() => journey().provider.client.reset())

  test('a coupon is exchanged from the personal centre on, and is in the detail', async () => {
    const { host, openAs } = journey()
    await openAs('coins', myCenterPaths.centerHome.to())
    const centre = await new CenterHomePage(host).shown()
    const home = await centre.openCoins()
    await home.hasCoins('635')
    const goods = await home.openGoods('申购费 5 折券')
    const result = await (await goods.choose()).confirm(GoldExchangeResultPage)
    await result.says('优惠券已放入卡券中心')
    const detail = await result.openDetail()
    await detail.says('已放入卡券中心')
    expect(await (await (await openHome()).hasCoins('605')).balance()).toBe('605')
  })

  test('a thing that is exchanged and cancelled brings the coins back with their dates', async () => {
    const { host, openAs } = journey()
    await openAs('coins', goldGoodsDetail.to({ goodsId: 'G305' }))
    const goods = await new GoldGoodsDetailPage(host).shown()
    const chosen = await goods.choose('南京东路')
    const result = await chosen.confirm(GoldExchangeResultPage)
    await result.says('发货前可以取消')
    const detail = await (await result.openDetail()).cancel()
    expect(await detail.returned('80')).toBe('2026-12-31 到期')
    expect(await detail.returned('200')).toBe('2027-12-31 到期')
    await detail.reload()
    const records = await (await (await openHome()).hasCoins('635')).openRecords()
    const [last] = await records.rows('获得')
    expect(last).toContain('+280')
    expect(last).toContain('余额 635')
  })

  test('an answer that was lost is asked for once, and the exchange made once', async () => {
    const { host, openAs } = journey()
    await openAs('coins', goldGoodsDetail.to({ goodsId: 'G-CUT' }))
    const goods = await new GoldGoodsDetailPage(host).shown()
    const result = await (await goods.choose()).confirm(GoldExchangeResultPage)
    await result.says('兑换成功')
    const records = await (await (await openHome()).hasCoins('575')).openRecords()
    const exchanges = await records.rows('兑换')
    expect(exchanges.filter((row) => row.includes('申购费 3 折券'))).toHaveLength(1)
  })

  test('what is gone when it is exchanged takes no coins', async () => {
    const { host, openAs } = journey()
    await openAs('coins', goldGoodsDetail.to({ goodsId: 'G-LAST' }))
    const goods = await new GoldGoodsDetailPage(host).shown()
    const refusal = await (await goods.choose('南京东路')).confirm(QuestionDialog)
    expect(await refusal.text()).toContain('已兑完，金币没有扣除')
    await refusal.leave('确认', goods)
    await (await openHome()).hasCoins('635')
  })

  test('all that is done for newcomers is claimed at once', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', goldStoreHome.to())
    const tasks = await (await new GoldStoreHomePage(host).shown()).openTasks()
    await (await tasks.claimAll('新手任务')).hasCoins('350')
    await tasks.reload()
    expect(await (await tasks.hasCoins('350')).balance()).toBe('350')
  })

  test('signing in on seven days brings 90 coins', async () => {
    const { host, openAs, provider } = journey()
    await openAs('wang', goldStoreHome.to())
    const home = await new GoldStoreHomePage(host).shown()
    for (let day = 0; day < 7; day += 1) {
      await home.signIn()
      const today = (await provider.client.now()).slice(0, 8)
      if (day === 6) break
      await provider.client.moveClockTo(`${addDays(today, 1)}090000`)
      await home.reload()
    }
    expect(await (await home.hasCoins('90')).balance()).toBe('90')
  })

  test('a tree that is watered to its next stage brings its coins once', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', goldStoreHome.to())
    const tree = await (await new GoldStoreHomePage(host).shown()).openTree()
    await tree.water(300)
    await tree.claim('小树')
    await openAs('zhang', goldStoreHome.to())
    const home = await new GoldStoreHomePage(host).shown()
    expect(await (await home.hasCoins('20')).balance()).toBe('20')
  })

  test('a tree that is over shows its last stage, and pays what was not claimed', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', goldTreePaths.goldTreeHome.to({ activityId: 'gold-tree-0' }))
    const over = await new GoldTreeOfflinePage(host).shown()
    await over.says('最后的阶段：大树')
    expect((await over.address()).path).toBe(goldTreePaths.goldTreeOffline.pattern)
  })

  async function openHome(): Promise<GoldStoreHomePage> {
    const { host, openAs } = journey()
    await openAs('coins', goldStoreHome.to())
    return new GoldStoreHomePage(host).shown()
  }
})
