// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { actOn, watchedFunds } from '#domain/watch/watch-list.ts'
import { fundPortalModule } from '#features/trading/fund-portal/routes.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { addToDevice, deviceWatchList } from '#shared/views/watch/device-watch-list.ts'
import { button, click, eventually, one, press } from '#ui/testing/in-page.tsx'

const { provider, open, asked } = testPages()
const WATCH = fundPortalPaths.allFundList.to({ scope: 'watch' })

const quote = (fundCode: string, fundName: string, dayChange: string) => ({
  fundCode,
  fundName,
  fundTypeCode: '4',
  fundTypeName: '混合型',
  fundRiskLevel: 3,
  applyStatus: 'open',
  nav: '1.2345',
  navDate: '20260310',
  dayChange,
  incomePer10k: null,
  sevenDayYield: null,
})
const funds = [
  quote('980201', '甲混合', '0.50'),
  quote('980301', '乙混合', '-0.20'),
  quote('980401', '丙混合', '1.10'),
]

const names = () => [...text().matchAll(/[甲乙丙]混合/g)].map(([name]) => name)
const order = () => watchedFunds(deviceWatchList()).map(({ fundCode }) => fundCode)

beforeEach(() => {
  localStorage.clear()
  funds.forEach(({ fundCode }, at) =>
    addToDevice(actOn(deviceWatchList(), { do: 'star', fundCode, on: true }, at + 1)),
  )
  provider.reply = replies.byAddress({ listFundQuotes: { funds } })
})

test('the list of a device has each fund with its change and day, in one call', async () => {
  await open(fundPortalModule, WATCH)
  await eventuallySays('丙混合')
  expect(names()).toEqual(['丙混合', '乙混合', '甲混合'])
  expect(text()).toContain('日涨跌 03-10')
  expect(text()).toContain('登录后会并入您的账户')
  expect(asked('listFundQuotes')).toHaveLength(1)
  expect(asked('listWatched')).toEqual([])
})

test('values that did not come leave the funds by their codes, with a way to ask again', async () => {
  provider.reply = replies.refusal(1500, '稍后再试')
  await open(fundPortalModule, WATCH)
  await eventuallySays('净值没有加载出来')
  expect(text()).toContain('980201')
  provider.reply = replies.byAddress({ listFundQuotes: { funds } })
  await click(button('重试'))
  await eventuallySays('甲混合')
})

test('the arrows of a handle move a fund, and say where it is', async () => {
  await open(fundPortalModule, WATCH)
  await eventuallySays('丙混合')
  await click(button('调整顺序'))
  button('移动 甲混合，可用上下方向键').focus()
  await press('ArrowUp')
  await eventually(() => expect(order()).toEqual(['980401', '980201', '980301']))
  await eventuallySays('甲混合，第 2 位')
  // It is the same handle after the move, and the ends of the list are its ends.
  await press('ArrowUp')
  await press('ArrowUp')
  await eventually(() => expect(order()).toEqual(['980201', '980401', '980301']))
})

test('a button moves the second fund up, for who can neither drag nor press arrows', async () => {
  await open(fundPortalModule, WATCH)
  await eventuallySays('丙混合')
  await click(button('调整顺序'))
  const [first = '', second = '', ...rest] = order()
  const nameOf = (code: string) => funds.find((it) => it.fundCode === code)?.fundName ?? ''
  expect(button(`上移 ${nameOf(first)}`)).toHaveProperty('disabled', true)
  await click(button(`上移 ${nameOf(second)}`))
  await eventually(() => expect(order()).toEqual([second, first, ...rest]))
  await eventuallySays(`${nameOf(second)}，第 1 位`)
  expect(button(`上移 ${nameOf(second)}`)).toHaveProperty('disabled', true)
  expect(button(`上移 ${nameOf(first)}`)).toHaveProperty('disabled', false)
})

test('comparing waits for two funds', async () => {
  await open(fundPortalModule, WATCH)
  await eventuallySays('丙混合')
  await click(button('对比'))
  await eventuallySays('对比 0/5 只')
  await click(one('ul[aria-label="自选基金"] li button'))
  await eventuallySays('已选')
  await click(button('对比 1/5 只'))
  expect(location.search).toContain('scope=watch')
  await click(one('ul[aria-label="自选基金"] li:nth-child(2) button'))
  await eventuallySays('对比 2/5 只')
})

test('without a fund there is where to find one', async () => {
  localStorage.clear()
  await open(fundPortalModule, WATCH)
  await eventuallySays('还没有自选基金')
  expect(asked('listFundQuotes')).toEqual([])
})
