// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually, mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { vpPaths } from '#paths/vp.ts'
import { signIn } from '#session/session.ts'
import type { ContentItem } from '#shared/content/content-types.ts'
import { testItem } from '#shared/content/testing/test-item.ts'
import { screen } from '#templates/screen.ts'
import { field, one } from '#ui/testing/in-page.tsx'

const row = screen({
  path: vpPaths.vpProblem,
  title: '问题',
  needs: [],
  load: () => import('./VpProblemScreen.tsx'),
})
const settings = {
  personal: false,
  rulesAgreed: true,
  mutedUntil: null,
  mobileBound: true,
  personId: 'p-editor',
  blocked: [],
}

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>
beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
beforeEach(() => localStorage.clear())
afterEach(() => mounted.close())

async function opened(about: Partial<ContentItem>): Promise<void> {
  const item = {
    ...testItem({
      itemId: 'q-1',
      kind: 'question',
      title: '纯债基金的收益从哪里来？',
      funds: [{ fundCode: '980101', fundName: '和衡纯债' }],
      questionState: 'waiting',
      ...about,
    }),
    body: '',
    text: '想了解票息和久期',
    pictures: [],
    vote: null,
    terms: [],
    companies: [],
    series: null,
    lesson: null,
  }
  provider.reply = (response) => {
    const url = provider.requestedUrls[provider.requestedUrls.length - 1] ?? ''
    if (url.includes('queryFundOne')) return replies.breakdown(response)
    return replies.payload(
      url.includes('queryItem')
        ? { item, related: [] }
        : url.includes('listMyContent')
          ? { items: [], comments: [], reports: [], nextCursor: '', settings }
          : {
              records: [],
              nextCursor: '',
              newSince: 0,
              asOf: '20260311093000',
              total: 0,
              focus: null,
            },
    )(response)
  }
  mounted = await mountedScreen(row, vpPaths.vpProblem.to({ questionId: 'q-1', write: '1' }))
  await act(async () => signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' }))
}

test('a question that was rejected is asked again with its words and its fund', async () => {
  await opened({ state: 'rejected', stateReason: '请写清问题' })
  await eventually(() => expect(field().value).toBe('纯债基金的收益从哪里来？'))
  expect(one('textarea').textContent).toBe('想了解票息和久期')
  expect(document.body.textContent).toContain('提问关于')
  expect(document.body.textContent).toContain('980101')
})

test('a question that was not rejected is only shown', async () => {
  await opened({ state: 'shown' })
  await eventually(() =>
    expect(`${location.pathname}${location.search}`).toBe(
      vpPaths.vpProblem.to({ questionId: 'q-1' }),
    ),
  )
})
