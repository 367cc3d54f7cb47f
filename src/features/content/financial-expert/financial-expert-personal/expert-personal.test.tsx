// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually, mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { financialExpertPaths } from '#paths/financial-expert.ts'
import { screen } from '#templates/screen.ts'
import { button, click } from '#ui/testing/in-page.tsx'

const row = screen({
  path: financialExpertPaths.financialExpertPersonal,
  title: '理财达人',
  needs: [],
  load: () => import('./FinancialExpertPersonalScreen.tsx'),
})

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>

beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
afterEach(() => mounted.close())

const text = () => document.body.textContent ?? ''
const mine = { followed: false, blocked: false, self: false }
let person = {
  personId: 'b-lu',
  kind: 'member',
  name: '陆行',
  avatar: '',
  title: '',
  certNo: '',
  fmUid: '',
  left: null as string | null,
  line: '',
  followers: 3,
  items: 1,
  ipPlace: '',
  mine,
}
const profile = () => ({
  person,
  bio: '',
  department: '',
  style: '',
  years: 0,
  fundTypes: [],
  since: '20260101',
  newest: null,
  counts: { articles: 0, ideas: 0, questions: 0, answers: 0, discussions: 0, videos: 0 },
  funds: [],
})

const settings = {
  personal: false,
  rulesAgreed: true,
  mutedUntil: null,
  mobileBound: true,
  personId: 'u-zhang',
  blocked: [],
}

async function open(about: Partial<typeof person>): Promise<void> {
  person = { ...person, left: null, mine, ...about }
  provider.reply = (response) => {
    const { url = '' } = response.req
    if (url.includes('queryPerson')) replies.payload(profile())(response)
    else if (url.includes('queryExpert')) {
      replies.payload({ badge: null, facts: null })(response)
    } else if (url.includes('setContentSettings')) {
      person = { ...person, mine }
      replies.payload({ settings })(response)
    } else
      replies.payload({ records: [], nextCursor: '', newSince: 0, asOf: '20260311100000' })(
        response,
      )
  }
  mounted = await mountedScreen(
    row,
    financialExpertPaths.financialExpertPersonal.to({ personId: 'b-lu' }),
  )
  await eventually(() => expect(text()).toContain('陆行'))
}

test('who is blocked has nothing here, is not offered to be followed, and can be unblocked', async () => {
  await open({ mine: { ...mine, blocked: true } })
  await eventually(() => expect(text()).toContain('已屏蔽的内容不再显示'))
  expect(text()).toContain('您已屏蔽 陆行')
  expect(text()).not.toContain('还没有公开的内容')
  expect(text()).not.toContain('关注 陆行')
  expect(text()).not.toContain('举报或屏蔽')
  await click(button('取消屏蔽'))
  await eventually(() => expect(text()).toContain('关注 陆行'))
  expect(text()).not.toContain('您已屏蔽')
})

test.each([
  ['who has left', { left: '20251231' }, false],
  ['who has left, to a follower', { left: '20251231', mine: { ...mine, followed: true } }, true],
  ['anybody else', {}, true],
])('following of %s is offered where it makes sense', async (_, about, offered) => {
  await open(about)
  await eventually(() => expect(text()).toContain('举报或屏蔽'))
  expect(text().includes('关注 陆行')).toBe(offered)
})
