// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually, mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { financialExpertPaths } from '#paths/financial-expert.ts'
import { button, click } from '#ui/testing/in-page.tsx'
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

const row = screen({
  path: financialExpertPaths.financialExpertHome,
  title: '理财达人',
  needs: [],
  load: () => import('./FinancialExpertHomeScreen.tsx'),
})

const season = {
  seasonId: 's-1',
  title: '春季',
  from: '20260101',
  until: '20260331',
  rules: ['一'],
}
let staff: typeof provider.reply

beforeEach(() => {
  staff = replies.breakdown
  provider.reply = (response) => {
    const { url = '' } = response.req
    if (url.includes('listPeople')) staff(response)
    else if (url.includes('queryExpertSeason')) {
      replies.payload({ season, mine: null, members: [ODD] })(response)
    } else
      replies.payload({ records: [], nextCursor: '', newSince: 0, asOf: '20260311100000' })(
        response,
      )
  }
})

test('experts who cannot be read are not shown as none', async () => {
  mounted = await mountedScreen(row, financialExpertPaths.financialExpertHome.to())
  await eventuallySays('有 1 条记录暂时无法显示')
  expect(text()).not.toContain('本季还没有达人')
})

test("the company's people that did not load can be loaded again", async () => {
  mounted = await mountedScreen(row, financialExpertPaths.financialExpertHome.to())
  await eventuallySays('本公司同事没有加载出来')
  staff = replies.payload({ records: [ODD, ODD], nextCursor: '' })
  await click(button('重试'))
  await eventuallySays('有 2 条记录暂时无法显示')
  expect(text()).not.toContain('没有加载出来')
})
