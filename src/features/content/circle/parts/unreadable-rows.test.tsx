// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { circlePaths } from '#paths/circle.ts'
import { circleModule } from '../routes.ts'

const { provider, open } = testPages()

const ODD = { odd: true }

/** The provider has a circle and a stock, neither of which can be read. */
const answers = () => {
  provider.reply = replies.byAddress({
    listCircleStocks: { stocks: [ODD], reportDate: null },
    '': { circles: [ODD] },
  })
}

test('circles that cannot be read are counted', async () => {
  answers()
  await open(circleModule, circlePaths.circleHome.to())
  await eventuallySays('有 1 条记录暂时无法显示')
  expect(text()).not.toContain('全部圈子')
})

test('a circle that cannot be read is not said to be none', async () => {
  answers()
  await open(circleModule, circlePaths.circleHome.to({ circle: 'tech' }))
  await eventuallySays('这个圈子暂时无法显示')
  expect(text()).not.toContain('没有这个圈子')
})

test('a circle that is none is said to be none', async () => {
  provider.reply = replies.payload({ circles: [] })
  await open(circleModule, circlePaths.circleHome.to({ circle: 'nowhere' }))
  await eventuallySays('没有这个圈子')
  expect(text()).not.toContain('暂时无法显示')
})

test('stocks that cannot be read do not make an index without stocks', async () => {
  answers()
  await open(circleModule, circlePaths.stocks.to({ circle: 'tech' }))
  await eventuallySays('有 1 条记录暂时无法显示')
  expect(text()).not.toContain('没有对应的股票指数')
})
