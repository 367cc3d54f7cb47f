// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually, mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { vpPaths } from '#paths/vp.ts'
import { testItem } from '#shared/content/testing/test-item.ts'
import { screen } from '#templates/screen.ts'
import { button, click, one } from '#ui/testing/in-page.tsx'

const row = screen({
  path: vpPaths.managerContent,
  title: '经理观点',
  needs: [],
  load: () => import('./ManagerContentScreen.tsx'),
})
const person = {
  ...testItem().author,
  kind: 'manager',
  fmUid: 'M1',
  line: '',
  followers: 3,
  items: 0,
  ipPlace: '',
}
const mine = { followed: false, blocked: false, self: false }
const profile = {
  bio: '',
  department: '',
  style: '',
  years: 0,
  fundTypes: [],
  since: '20240101',
  newest: null,
  counts: { articles: 0, ideas: 0, questions: 0, answers: 0, discussions: 0, videos: 0 },
  funds: [],
}

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>
beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
afterEach(() => mounted.close())

async function opened(own: Partial<typeof mine>): Promise<void> {
  provider.reply = (response) => {
    const url = provider.requestedUrls[provider.requestedUrls.length - 1] ?? ''
    return replies.payload(
      url.includes('queryPerson')
        ? { ...profile, person: { ...person, mine: { ...mine, ...own } } }
        : { records: [], nextCursor: '', newSince: 0, asOf: '20260311093000' },
    )(response)
  }
  mounted = await mountedScreen(row, vpPaths.managerContent.to({ fmUid: 'M1' }))
  await eventually(() => expect(document.body.textContent).toContain('任职与业绩'))
}

test('a manager can be reported and blocked, as everybody who writes', async () => {
  await opened({})
  await click(button('更多'))
  expect(one('[role=dialog]').textContent).toContain('举报')
  expect(one('[role=dialog]').textContent).toContain('屏蔽 纪闻川')
})

test('a manager who is blocked has nothing listed, which can be ended', async () => {
  await opened({ blocked: true })
  await eventually(() => expect(document.body.textContent).toContain('已屏蔽的内容不再显示'))
  expect(button('取消屏蔽')).not.toBeNull()
})

test('managers do not report themselves', async () => {
  await opened({ self: true })
  expect(document.body.textContent).not.toContain('更多')
})
