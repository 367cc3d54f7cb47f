// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { queries } from '#app/queries.ts'
import { eventually, mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { vpPaths } from '#paths/vp.ts'
import { testPerson, testWholeItem } from '#shared/content/testing/test-item.ts'
import { screen } from '#templates/screen.ts'
import { button, click, one } from '#ui/testing/in-page.tsx'

const row = screen({
  path: vpPaths.ideaDetail,
  title: '想法',
  needs: [],
  load: () => import('../idea-detail/IdeaDetailScreen.tsx'),
})
const topics = [{ topicId: 't-plan', title: '定投这件小事' }]
const item = testWholeItem({
  kind: 'idea',
  title: '',
  text: '写一条想法',
  tags: ['纯债'],
  topics,
  specialId: 's-1',
})
const person = testPerson()

/** What the item is answered with. */
const shown = replies.payload({ item, related: [] })
let answer = shown

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>

beforeAll(async () => {
  provider = await standInProvider()
  provider.reply = (response) => {
    const url = provider.requestedUrls[provider.requestedUrls.length - 1] ?? ''
    if (url.includes('queryItem')) return answer(response)
    if (url.includes('queryPerson')) {
      return replies.payload({
        person,
        bio: '',
        department: '',
        style: '',
        years: 0,
        fundTypes: [],
        since: '20240101',
        newest: null,
        counts: {
          articles: 0,
          ideas: 1,
          questions: 0,
          answers: 0,
          discussions: 0,
          videos: 0,
        },
        funds: [],
      })(response)
    }
    return replies.payload({ records: [], nextCursor: '', total: 0, focus: null })(response)
  }
})
afterAll(() => provider.close())
afterEach(() => mounted.close())

async function opened(): Promise<void> {
  answer = shown
  mounted = await mountedScreen(row, vpPaths.ideaDetail.to({ itemId: 'a-1' }))
  await eventually(() => expect(document.body.textContent).toContain('写一条想法'))
}
const hrefs = () => [...document.querySelectorAll('main a')].map((it) => it.getAttribute('href'))

test('the room for the bar comes after everything else, so that the bar hides nothing', async () => {
  await opened()
  const foot = one('main footer')
  const bar = button('写评论')
  expect(foot.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  // Not in the page itself either, whose own end is above the bar's room.
  expect(foot.parentElement?.contains(bar)).toBe(false)
})

test('author, topic, tag and special lead to their pages, and the author can be followed', async () => {
  await opened()
  await eventually(() => expect(button('关注 纪闻川')).not.toBeNull())
  expect(hrefs()).toEqual([
    vpPaths.personalHome.to({ personId: 'p-editor' }),
    vpPaths.topicDetail.to({ topicId: 't-plan' }),
    vpPaths.tagAggregation.to({ tag: '纯债' }),
    vpPaths.special.to({ specialId: 's-1' }),
  ])
})

test.each([
  ['hidden', RET.contentHidden, '内容已被隐藏', '未通过复核'],
  ['deleted', RET.notFound, '内容已由作者删除', '您可以看看其他内容'],
])(
  'an item that is %s by now says so, also in place of what was read before, and leads on',
  async (_, retCode, title, note) => {
    await opened()
    answer = replies.refusal(retCode, title)
    await act(() => queries.invalidateQueries())
    await eventually(() => expect(document.body.textContent).toContain(title))
    expect(document.body.textContent).toContain(note)
    expect(document.body.textContent).not.toContain('写一条想法')
    expect(document.body.textContent).not.toContain('重新加载')
    await click(button('看看其他想法'))
    await eventually(() => expect(location.pathname).toBe(vpPaths.home.to()))
  },
)
