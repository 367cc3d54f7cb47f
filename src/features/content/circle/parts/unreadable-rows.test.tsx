// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually, mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { circlePaths } from '#paths/circle.ts'
import { screen } from '#templates/screen.ts'

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>

beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
afterEach(() => mounted.close())

const ODD = { odd: true }
const text = () => document.body.textContent ?? ''
const eventuallySays = (words: string) => eventually(() => expect(text()).toContain(words))

const home = screen({
  path: circlePaths.circleHome,
  title: '圈子',
  needs: [],
  load: () => import('../circle-home/CircleHomeScreen.tsx'),
})
const stocks = screen({
  path: circlePaths.stocks,
  title: '个股',
  needs: [],
  load: () => import('../stocks/StocksScreen.tsx'),
})

/** The provider has a circle and a stock, neither of which can be read. */
const answers = () => {
  provider.reply = (response) => {
    const { url = '' } = response.req
    const payload = url.includes('listCircleStocks')
      ? { stocks: [ODD], reportDate: null }
      : { circles: [ODD] }
    replies.payload(payload)(response)
  }
}

test('circles that cannot be read are counted', async () => {
  answers()
  mounted = await mountedScreen(home, circlePaths.circleHome.to())
  await eventuallySays('有 1 条记录暂时无法显示')
  expect(text()).not.toContain('全部圈子')
})

test('a circle that cannot be read is not said to be none', async () => {
  answers()
  mounted = await mountedScreen(home, circlePaths.circleHome.to({ circle: 'tech' }))
  await eventuallySays('这个圈子暂时无法显示')
  expect(text()).not.toContain('没有这个圈子')
})

test('a circle that is none is said to be none', async () => {
  provider.reply = replies.payload({ circles: [] })
  mounted = await mountedScreen(home, circlePaths.circleHome.to({ circle: 'nowhere' }))
  await eventuallySays('没有这个圈子')
  expect(text()).not.toContain('暂时无法显示')
})

test('stocks that cannot be read do not make an index without stocks', async () => {
  answers()
  mounted = await mountedScreen(stocks, circlePaths.stocks.to({ circle: 'tech' }))
  await eventuallySays('有 1 条记录暂时无法显示')
  expect(text()).not.toContain('没有对应的股票指数')
})
