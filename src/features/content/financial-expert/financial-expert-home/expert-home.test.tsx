// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { replies, type Reply } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { financialExpertPaths } from '#paths/financial-expert.ts'
import { button, click } from '#ui/testing/in-page.tsx'
import { EMPTY_PAGE } from '#shared/views/content/testing/test-item.ts'
import { financialExpertModule } from '../routes.ts'

const { provider, open } = testPages()

const ODD = { odd: true }

const season = {
  seasonId: 's-1',
  title: '春季',
  from: '20260101',
  until: '20260331',
  rules: ['一'],
}
const answer = (staff: Reply) => {
  provider.reply = replies.byAddress({
    listPeople: staff,
    queryExpertSeason: { season, mine: null, members: [ODD] },
    '': EMPTY_PAGE,
  })
}

beforeEach(() => answer(replies.breakdown))

test('experts who cannot be read are not shown as none', async () => {
  await open(financialExpertModule, financialExpertPaths.financialExpertHome.to())
  await eventuallySays('有 1 条记录暂时无法显示')
  expect(text()).not.toContain('本季还没有达人')
})

test("the company's people that did not load can be loaded again", async () => {
  await open(financialExpertModule, financialExpertPaths.financialExpertHome.to())
  await eventuallySays('本公司同事没有加载出来')
  answer(replies.payload({ records: [ODD, ODD], nextCursor: '' }))
  await click(button('重试'))
  await eventuallySays('有 2 条记录暂时无法显示')
  expect(text()).not.toContain('没有加载出来')
})
