// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import type { ServerResponse } from 'node:http'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { queries } from '#app/data/queries.ts'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { vpPaths } from '#paths/vp.ts'
import { keep } from '#session/session.ts'
import {
  EMPTY_PAGE,
  testOwnContent,
  testProfile,
  testSettings,
  testWholeItem,
} from '#shared/views/content/testing/test-item.ts'
import { wordsInView } from '#shared/parts/sharing/words-in-view.ts'
import { button, click, one, eventually } from '#ui/testing/in-page.tsx'
import { vpModule } from '../routes.ts'

const { provider, open, close } = testPages()

const topics = [{ topicId: 't-plan', title: '定投这件小事' }]
const item = testWholeItem({
  kind: 'idea',
  title: '',
  text: '写一条想法',
  tags: ['纯债'],
  topics,
  specialId: 's-1',
})

/** The replies to the item. */
const shown = replies.payload({ item, related: [] })
let answer = shown
/** Answers the user's own list, which waits for it. */
const answerOwn: (() => void)[] = []

const ownContent = replies.payload(testOwnContent(testSettings(item.author.personId)))

beforeEach(() => {
  provider.reply = replies.byAddress({
    queryItem: (response: ServerResponse) => answer(response),
    listMyContent: (response: ServerResponse) => answerOwn.push(() => ownContent(response)),
    queryPerson: testProfile(),
    '': EMPTY_PAGE,
  })
})

async function opened(about: Partial<typeof item> = {}): Promise<void> {
  answerOwn.length = 0
  answer = replies.payload({ item: { ...item, ...about }, related: [] })
  await open(vpModule, vpPaths.ideaDetail.to({ itemId: 'a-1' }))
  await eventuallySays('写一条想法')
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
    await eventuallySays(title)
    expect(text()).toContain(note)
    expect(text()).not.toContain('写一条想法')
    expect(text()).not.toContain('重新加载')
    await click(button('看看其他想法'))
    await eventually(() => expect(location.pathname).toBe(vpPaths.home.to()))
  },
)

/** The texts that are drawn on a canvas. */
function drawnTexts(): string[] {
  const texts: string[] = []
  const ink = {
    font: '',
    fillRect: () => {},
    measureText: ({ length }: string) => ({ width: length * 20 }),
    fillText: (drawn: string) => texts.push(drawn),
  }
  Object.defineProperties(HTMLCanvasElement.prototype, {
    getContext: { configurable: true, value: () => ink },
    toDataURL: { configurable: true, value: () => 'data:image/png;base64,AA==' },
  })
  return texts
}

test('the card that is shared says that an item is an opinion, not that it is a fund', async () => {
  const texts = drawnTexts()
  await opened()
  await click(button('分享'))
  await eventually(() => expect(texts).toContain('观点仅供参考，不构成投资建议'))
  expect(texts.join('')).not.toContain('基金有风险')
})

test('the container’s menu shares an item by what it says, and one that is not public does not', async () => {
  await opened({ title: '', summary: '写一条想法' })
  await eventually(() => expect(wordsInView()?.title).toBe('写一条想法'))
  await close()
  expect(wordsInView()).toBeNull()
  await opened({ state: 'pending' })
  expect(wordsInView()).toBeNull()
})

test('promotion is marked where it is read, as in lists', async () => {
  await opened({ promoted: true })
  expect(one('article').textContent).toContain('推广')
})

test('the size of text can be set at the foot of an item', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  await opened()
  await click(button('文字大小'))
  await eventuallySays('特大')
})

test('what the user wrote can be deleted and not reported, and nothing is offered before it is known whose it is', async () => {
  await opened()
  await act(async () => keep(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' }))
  await eventually(() => expect(button('更多').disabled).toBe(true))
  await eventually(() => expect(answerOwn).toHaveLength(1))
  answerOwn[0]?.()
  await eventually(() => expect(button('更多').disabled).toBe(false))
  await click(button('更多'))
  const rows = [...document.querySelectorAll('[role=dialog] li')].map((it) => it.textContent)
  expect(rows.join()).toContain('删除')
  expect(rows.join()).not.toContain('举报')
})

test('what was rejected is there to be changed, and the draft of something else stays', async () => {
  localStorage.setItem(
    'own:contentDraft:p-editor:post:idea:t-plan',
    JSON.stringify({ at: Date.now(), title: '', text: '还没有写完' }),
  )
  await opened({ state: 'rejected', stateReason: '内容不符合社区规范' })
  await act(async () => keep(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' }))
  await click(button('修改后重新发布'))
  await eventually(() => expect(answerOwn).not.toEqual([]))
  answerOwn[0]?.()
  await eventually(() => expect(one('textarea').textContent).toBe('写一条想法'))
  localStorage.clear()
})
