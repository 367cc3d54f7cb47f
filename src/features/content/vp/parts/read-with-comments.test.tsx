// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually, mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { vpPaths } from '#paths/vp.ts'
import type { ContentItem } from '#shared/content/content-types.ts'
import { testItem } from '#shared/content/testing/test-item.ts'
import { screen } from '#templates/screen.ts'

const row = screen({
  path: vpPaths.vpDiscuss,
  title: '全部评论',
  needs: [],
  load: () => import('../vp-discuss/VpDiscussScreen.tsx'),
})

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>
beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
afterEach(() => mounted.close())

async function opened(about: Partial<ContentItem>): Promise<void> {
  const item = {
    ...testItem({ itemId: 'f-1', title: '央行开展逆回购', summary: '操作利率不变', ...about }),
    comments: 'off',
    body: '',
    text: '',
    pictures: [],
    vote: null,
    terms: [],
    companies: [],
    series: null,
    lesson: null,
  }
  provider.reply = (response) => {
    const url = provider.requestedUrls[provider.requestedUrls.length - 1] ?? ''
    return replies.payload(
      url.includes('queryItem')
        ? { item, related: [] }
        : { records: [], nextCursor: '', total: 0, focus: null },
    )(response)
  }
  mounted = await mountedScreen(row, vpPaths.vpDiscuss.to({ itemId: 'f-1' }))
  await eventually(() => expect(document.body.textContent).toContain('本文不开放评论'))
}

test('a flash opened with its comments says all it has to say', async () => {
  await opened({ kind: 'flash' })
  expect(document.body.textContent).toContain('操作利率不变')
  expect(document.body.textContent).toContain('查看原文')
})

test('what has no other screen does not lead to the one it is on', async () => {
  await opened({ kind: 'milestone' })
  expect(document.body.textContent).toContain('操作利率不变')
  expect(document.body.textContent).not.toContain('查看原文')
})
