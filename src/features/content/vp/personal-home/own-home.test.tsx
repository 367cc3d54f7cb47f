// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually, mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { vpPaths } from '#paths/vp.ts'
import { signIn } from '#session/session.ts'
import { testItem } from '#shared/content/testing/test-item.ts'
import { screen } from '#templates/screen.ts'
import { click, one } from '#ui/testing/in-page.tsx'

const row = screen({
  path: vpPaths.personalHome,
  title: '个人主页',
  needs: [],
  load: () => import('./PersonalHomeScreen.tsx'),
})
const { author } = testItem()
const profile = {
  person: {
    ...author,
    line: '',
    followers: 0,
    items: 0,
    ipPlace: '',
    mine: { followed: false, blocked: false, self: true },
  },
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
const own = {
  items: [],
  comments: [],
  reports: [
    {
      reportId: 'r-1',
      about: '一条评论',
      time: '20260311093000',
      state: 'upheld',
      outcome: '已隐藏',
    },
  ],
  nextCursor: '',
  settings: {
    personal: false,
    rulesAgreed: true,
    mutedUntil: null,
    mobileBound: true,
    personId: author.personId,
    blocked: [],
  },
}

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>
beforeAll(async () => {
  provider = await standInProvider()
  provider.reply = (response) => {
    const url = provider.requestedUrls[provider.requestedUrls.length - 1] ?? ''
    return replies.payload(url.includes('queryPerson') ? profile : own)(response)
  }
})
afterAll(() => provider.close())
afterEach(() => mounted.close())

test('the outcome of a report is marked at the settings until the user has looked', async () => {
  mounted = await mountedScreen(row, vpPaths.personalHome.to())
  await act(async () => signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' }))
  const settings = () => one('[role=tab]:nth-child(3)')
  await eventually(() => expect(settings().textContent).toBe('设置，有新的举报结果'))
  await click(settings())
  await eventually(() => expect(document.body.textContent).toContain('已隐藏'))
  expect(settings().textContent).toBe('设置')
  await click(one('[role=tab]'))
  expect(settings().textContent).toBe('设置')
})
