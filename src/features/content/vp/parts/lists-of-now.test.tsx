// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { queryItem } from '#api/calls/content.ts'
import { queries } from '#app/data/queries.ts'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { vpPaths } from '#paths/vp.ts'
import { signIn } from '#session/session.ts'
import {
  EMPTY_PAGE,
  testComment,
  testItem,
  testOwnContent,
  testPerson,
  testProfile,
  testWholeItem,
} from '#shared/views/content/testing/test-item.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { vpModule } from '../routes.ts'

const pages = testPages()
const { provider, asked } = pages

const person = testPerson()
const topic = {
  topicId: 't-plan',
  title: '定投这件小事',
  about: '',
  items: 3,
  followers: 1,
  followed: false,
  mergedInto: null,
}
const answered = testItem({ itemId: 'w-1', kind: 'answer', summary: '按持有的时间看', title: '' })

/** The payload of each call whose address contains the key; the first that fits. */
let answers: Record<string, unknown>

beforeEach(() => {
  answers = {
    'since=': { ...EMPTY_PAGE, newSince: 2 },
    listItems: { ...EMPTY_PAGE, records: [answered] },
    queryPerson: testProfile(person),
    queryTopic: { topic, pinned: [] },
    listTopics: { topics: [topic] },
    listTags: { tags: [{ tag: '纯债', items: 3 }], alike: [], funds: [] },
    listComments: EMPTY_PAGE,
  }
  provider.reply = (response) => replies.byAddress(answers)(response)
})

const open = (address: string) => pages.open(vpModule, address)

test.each([
  vpPaths.home.to(),
  vpPaths.vpQuestionHome.to(),
  vpPaths.vpDiscussionHome.to(),
  vpPaths.topicDetail.to({ topicId: 't-plan' }),
  vpPaths.managerContent.to({ fmUid: 'M000001' }),
  vpPaths.personalHome.to({ personId: 'b-lu' }),
  vpPaths.tagAggregation.to({ tag: '纯债' }),
])('%s offers newer items, and loads them when the user asks for them', async (address) => {
  await open(address)
  await eventuallySays('有 2 条新内容')
  const readings = () => asked('listItems').filter((url) => !url.includes('since=')).length
  const before = readings()
  await click(button('有 2 条新内容'))
  await eventually(() => expect(readings()).toBe(before + 1))
})

test('without a network, discussions are shown as last loaded, with the time of that', async () => {
  await open(vpPaths.vpDiscussionHome.to())
  await eventually(() => expect(asked('since=')).not.toEqual([]))
  provider.reply = replies.noNetwork
  await open(vpPaths.vpDiscussionHome.to())
  await eventuallySays('暂时连不上服务，以下为')
})

test('the hot discussions of the week do not offer newer ones, which have no discussion yet', async () => {
  await open(vpPaths.vpDiscussionHome.to({ sort: 'hot' }))
  await eventually(() => expect(asked('listItems')).toHaveLength(1))
  await eventuallySays('本周热议')
  expect(asked('since=')).toEqual([])
})

test('the user’s own questions are loaded again when the page comes back into view', async () => {
  answers.listMyContent = testOwnContent()
  await open(vpPaths.vpQuestionHome.to({ state: 'mine' }))
  await act(async () => signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' }))
  await eventuallySays('您还没有提过问题')
  const before = asked('listMyContent').length
  const seen = new Event('visibilitychange', { bubbles: true })
  await act(async () => void document.dispatchEvent(seen))
  await eventually(() => expect(asked('listMyContent').length).toBeGreaterThan(before))
})

test('the answers are loaded again when the question’s number of answers has changed', async () => {
  const question = (about: Parameters<typeof testWholeItem>[0]) => ({
    item: testWholeItem({ itemId: 'q-1', kind: 'question', ...about }),
    related: [],
  })
  const none = { likes: 0, favourites: 0, comments: 0, answers: 0 }
  answers.queryItem = question({ questionState: 'waiting', counts: none })
  answers.listItems = EMPTY_PAGE
  await open(vpPaths.vpProblem.to({ questionId: 'q-1' }))
  await eventuallySays('还没有回答')
  answers.queryItem = question({ questionState: 'answered', counts: { ...none, answers: 1 } })
  answers.listItems = { ...EMPTY_PAGE, records: [answered], asOf: '20260312100000' }
  await act(() => queries.invalidateQueries({ queryKey: [queryItem.name] }))
  await eventuallySays('按持有的时间看')
  expect(text()).not.toContain('还没有回答')
  expect(asked('listItems')).toHaveLength(2)
})

test('answers, comments and replies each show the number of rows that could not be read', async () => {
  const unlike = (count: number) => Array.from({ length: count }, () => ({ unlike: 'a row' }))
  const comment = testComment({ replies: 9 })
  answers = {
    'parentId=': { records: [comment, ...unlike(3)], nextCursor: '', total: 9, focus: null },
    ...answers,
    queryItem: { item: testWholeItem({ itemId: 'q-1', kind: 'question' }), related: [] },
    listItems: { ...EMPTY_PAGE, records: [answered, ...unlike(1)] },
    listComments: { records: [comment, ...unlike(2)], nextCursor: '', total: 3, focus: null },
  }
  await open(vpPaths.vpProblem.to({ questionId: 'q-1' }))
  await eventuallySays('有 1 条记录暂时无法显示')
  await eventuallySays('有 2 条记录暂时无法显示')
  await click(button('展开其余 9 条回复'))
  await eventuallySays('有 3 条记录暂时无法显示')
})

test.each([
  ['nobody', [], '还没有关注的人'],
  ['somebody who has published nothing', [person], '关注的人还没有发布内容'],
])('an empty 关注 has its own words for a user who follows %s', async (_, followed, words) => {
  answers = {
    'of=followed': { records: followed, nextCursor: '' },
    listPeople: { records: [], nextCursor: '' },
    listItems: EMPTY_PAGE,
  }
  await open(vpPaths.home.to({ channel: 'follow' }))
  await eventuallySays(words)
})
