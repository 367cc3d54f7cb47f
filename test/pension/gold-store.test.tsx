// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { goldTreePaths } from '#paths/pension/gold-tree.ts'
import { button, click } from '#ui/testing/in-page.tsx'
import { seededExchange } from '#test/sandbox/departments/mall/open-mall.ts'
import { openApp, openProvider, type AppInPage } from '#test/screens/testing/app-in-page.tsx'

let provider: Awaited<ReturnType<typeof openProvider>>
let app: AppInPage | null = null
let renew = () => {}
beforeAll(async () => {
  provider = await openProvider()
  renew = provider.sandbox.checkpoint()
  Element.prototype.scrollIntoView = () => {}
})
beforeEach(() => renew())
afterEach(async () => {
  await app?.close()
  provider.sandbox.assertBalanced()
})
afterAll(() => provider.sandbox.stop())

const text = () => document.body.textContent ?? ''

async function open(address: string, user: string | null = 'coins'): Promise<AppInPage> {
  app = await openApp(provider, address, user)
  await app.settle()
  return app
}
/** The last of the visible buttons whose name begins so: a sheet's is over the page's. */
function begins(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button')].filter(({ textContent }) =>
    textContent.trim().startsWith(name),
  )
  const last = found[found.length - 1]
  if (last === undefined) throw new Error(`no button ${name} in ${text()}`)
  return last
}
async function tap(page: AppInPage, name: string): Promise<void> {
  await click(begins(name))
  await page.settle()
}

const { goldStoreHome, goldGoodsDetail, goldVaryRecords, goldCoinTask } = goldStorePaths
const { goldExchangeDetail, goldExchangeResult } = goldStorePaths
const goods = (goodsId: string) => goldGoodsDetail.to({ goodsId })

it('shows the balance with what ends first, the goods, and why some cannot be had', async () => {
  await open(goldStoreHome.to())
  expect(text()).toContain('635')
  expect(text()).toContain('其中 80 金币 2026-12-31 到期')
  expect(text()).toContain('咖啡代金券')
  expect(text()).toContain('03-12 10:00 补货')
  expect(text()).not.toContain('新春红釉茶杯')
})

it('shows of the goods those of a kind that the balance pays for, the cheapest first', async () => {
  await open(goldStoreHome.to({ kind: 'thing', sort: 'fewest', within: '1' }))
  const titles = [...document.querySelectorAll('[aria-label="商品列表"] li')].map(
    ({ textContent }) => /^\D+/.exec(textContent)?.[0],
  )
  expect(titles).toEqual([
    '木质书签',
    '桌面台历',
    '笔记本与签字笔',
    '运动毛巾',
    '帆布袋',
    '便携餐具',
  ])
})

it('signs in once a day', async () => {
  const page = await open(goldStoreHome.to(), 'wang')
  await tap(page, '签到')
  expect(button('今天已签到').disabled).toBe(true)
  expect(text()).toContain('已连续 1 天')
})

it('exchanges a coupon once, whatever is tapped, and shows what has come of it', async () => {
  const page = await open(goods('G105'))
  // The result takes the place of the goods: back leads to the shop.
  const pages = history.length
  await tap(page, '立即兑换')
  expect(text()).toContain('605 金币')
  const confirm = begins('确认兑换')
  await click(confirm)
  await click(confirm)
  await page.settle()
  expect(text()).toContain('优惠券已放入卡券中心')
  expect(location.pathname).toBe(goldExchangeResult.pattern)
  expect(history.length).toBe(pages)
  await open(goldVaryRecords.to({ tab: 'exchange' }))
  expect(text()).toContain('605')
})

it('finds an exchange whose answer was cut, by asking once', async () => {
  const page = await open(goods('G-CUT'))
  await tap(page, '立即兑换')
  await tap(page, '确认兑换')
  expect(text()).toContain('兑换成功')
  await open(goldStoreHome.to())
  expect(text()).toContain('575')
})

it.each([
  ['G301', '去赚金币', '还差 865 金币'],
  ['G206', '看看其他商品', '已兑完，03-12 10:00 补货'],
  ['G403', '看看其他商品', '兑换已结束'],
  ['G-LATER', '看看其他商品', '尚未开始，04-20 10:00 开始'],
  ['G-LEVEL', '看看其他商品', '会员专享，您还不是会员'],
])('the page of the goods %s offers %s', async (goodsId, act, note) => {
  await open(goods(goodsId))
  expect(begins(act).textContent).toBe(act)
  expect(text()).toContain(note)
})

it('sends a thing to the address that was chosen, and takes it back with its coins', async () => {
  const page = await open(goods('G305'))
  await tap(page, '立即兑换')
  const address = document.querySelector<HTMLElement>('[role="dialog"] input[type="radio"]')
  if (address === null) throw new Error('no address')
  await click(address)
  await tap(page, '确认兑换')
  expect(text()).toContain('发货前可以取消')
  await tap(page, '查看详情')
  await tap(page, '取消兑换')
  await click(
    [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')].find(
      ({ textContent }) => textContent === '取消兑换',
    ) ?? begins('取消兑换'),
  )
  await page.settle()
  expect(text()).toContain('80 金币2026-12-31 到期')
  expect(text()).toContain('200 金币2027-12-31 到期')
})

it('covers the code of a right until it is asked for', async () => {
  const page = await open(goldExchangeDetail.to({ exchangeNo: seededExchange('G207') }))
  const code = /[0-9A-F]{12}/
  const shown = () =>
    document.querySelector('main')?.textContent.replace(/E[0-9A-F]{19}/g, '') ?? ''
  expect(shown()).not.toMatch(code)
  await tap(page, '查看兑换码')
  expect(shown()).toMatch(code)
})

it('claims all that is done of a category at once', async () => {
  const page = await open(goldCoinTask.to(), 'zhang')
  await tap(page, '一键领取')
  // The first purchase among them: the sandbox has coins for purchases.
  expect(text()).toContain('350')
  expect(text()).toContain('已领取 3，共 3')
})

it('waters a tree to its next stage, whose coins are claimed once', async () => {
  const page = await open(goldTreePaths.goldTreeHome.to(), 'zhang')
  expect(text()).toContain('再浇 10 到小树')
  await tap(page, '浇水 10')
  expect(text()).toContain('已浇 300')
  const claim = () =>
    [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) =>
      /^领取 ?小树/.test(textContent),
    )
  await click(claim() ?? begins('领取'))
  await page.settle()
  expect(claim()).toBe(undefined)
  expect(text()).toContain('+20 金币')
})

it('leads from a tree that is over to its last stage and what can still be claimed', async () => {
  await open(goldTreePaths.goldTreeHome.to({ activityId: 'gold-tree-0' }), 'zhang')
  expect(location.pathname).toBe(goldTreePaths.goldTreeOffline.pattern)
  expect(text()).toContain('最后的阶段：大树')
  expect(text()).toContain('前可领')
})
