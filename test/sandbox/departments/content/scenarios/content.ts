import * as calls from '#api/calls/content.ts'
import { okPayload } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  ARTICLE,
  CLOSED_ARTICLE,
  CLOSED_VOTE,
  comment,
  HIDDEN,
  hide,
  NOTHING,
  post,
  REFUSED_WORD,
  requestNo,
  TEXT,
  VOTE,
  writer,
} from '#test/sandbox/testing/coverage/steps-content.ts'

const size = 10

export const content: readonly Scenario[] = [
  scenario(
    calls.listItems,
    async (p) => (await p.as('zhang'))(calls.listItems, { channel: 'recommend', size }),
    { notFound: async (p) => p.anyone(calls.listItems, { topicId: 't-no-such', size }) },
  ),

  scenario(calls.queryItem, async (p) => p.anyone(calls.queryItem, { itemId: ARTICLE }), {
    notFound: async (p) => p.anyone(calls.queryItem, { itemId: NOTHING }),
    contentHidden: async (p) => p.anyone(calls.queryItem, { itemId: HIDDEN }),
  }),

  scenario(
    calls.listComments,
    async (p) => p.anyone(calls.listComments, { itemId: ARTICLE, size }),
    {
      notFound: async (p) => p.anyone(calls.listComments, { itemId: NOTHING, size }),
      contentHidden: async (p) => p.anyone(calls.listComments, { itemId: HIDDEN, size }),
    },
  ),

  scenario(calls.addComment, async (p) => comment(await writer(p)), {
    notFound: async (p) => comment(await writer(p), { itemId: NOTHING }),
    contentHidden: async (p) => comment(await writer(p), { itemId: HIDDEN }),
    contentClosed: async (p) => comment(await writer(p), { itemId: CLOSED_ARTICLE }),
    contentRefused: async (p) => comment(await writer(p), { text: `这只${REFUSED_WORD}` }),
    muted: async (p) => comment(await p.as('muted')),
    notBound: async (p) => comment(await p.as('li')),
    agreementUnread: async (p) => comment(await p.as('zhang')),
    tooOften: async (p) => {
      const call = await writer(p)
      okPayload(await comment(call))
      return comment(call, { requestNo: requestNo('D') })
    },
  }),

  scenario(calls.postItem, async (p) => post(await writer(p)), {
    notFound: async (p) => post(await writer(p), { topics: ['t-no-such'] }),
    contentHidden: async (p) =>
      post(await p.as('adviser'), { kind: 'answer', questionId: HIDDEN, text: TEXT.repeat(2) }),
    contentClosed: async (p) =>
      post(await p.as('adviser'), { kind: 'answer', questionId: 'q-024', text: TEXT.repeat(2) }),
    staffOnly: async (p) =>
      post(await writer(p), { kind: 'answer', questionId: 'q-001', text: TEXT.repeat(2) }),
    contentRefused: async (p) => post(await writer(p), { text: '加我微信聊聊这只基金' }),
    muted: async (p) => post(await p.as('muted')),
    notBound: async (p) => post(await p.as('li')),
    agreementUnread: async (p) => post(await p.as('zhang')),
    tooOften: async (p) => {
      const call = await writer(p)
      for (const letter of 'CDEFG') {
        okPayload(await post(call, { requestNo: requestNo(letter) }))
      }
      return post(call)
    },
  }),

  scenario(
    calls.setMark,
    async (p) => (await p.as('zhang'))(calls.setMark, { itemId: ARTICLE, mark: 'like', on: '1' }),
    {
      notFound: async (p) =>
        (await p.as('zhang'))(calls.setMark, { itemId: NOTHING, mark: 'like', on: '1' }),
      contentHidden: async (p) => {
        await hide(p, ARTICLE)
        return (await p.as('zhang'))(calls.setMark, { itemId: ARTICLE, mark: 'like', on: '1' })
      },
    },
  ),

  scenario(
    calls.setFollow,
    async (p) => (await p.as('zhang'))(calls.setFollow, { personId: 'm-tang', on: '1' }),
    {
      notFound: async (p) =>
        (await p.as('zhang'))(calls.setFollow, { circleId: 'no-such', on: '1' }),
    },
  ),

  scenario(
    calls.castVote,
    async (p) => (await p.as('zhang'))(calls.castVote, { itemId: VOTE, optionId: 'o-1' }),
    {
      notFound: async (p) =>
        (await p.as('zhang'))(calls.castVote, { itemId: VOTE, optionId: 'o-9' }),
      contentHidden: async (p) =>
        (await p.as('zhang'))(calls.castVote, { itemId: HIDDEN, optionId: 'o-1' }),
      contentClosed: async (p) =>
        (await p.as('zhang'))(calls.castVote, { itemId: CLOSED_VOTE, optionId: 'o-1' }),
      alreadyClaimed: async (p) => {
        const call = await p.as('zhang')
        okPayload(await call(calls.castVote, { itemId: VOTE, optionId: 'o-1' }))
        return call(calls.castVote, { itemId: VOTE, optionId: 'o-2' })
      },
    },
  ),

  scenario(
    calls.deleteMine,
    async (p) => {
      const call = await writer(p)
      const { commentId } = okPayload(await comment(call))
      return call(calls.deleteMine, { commentId })
    },
    { notFound: async (p) => (await p.as('zhang'))(calls.deleteMine, { itemId: ARTICLE }) },
  ),

  scenario(
    calls.reportContent,
    async (p) =>
      (await p.as('zhang'))(calls.reportContent, {
        requestNo: requestNo('R'),
        commentId: 'c-0001',
        reason: 'spam',
      }),
    {
      notFound: async (p) =>
        (await p.as('zhang'))(calls.reportContent, {
          requestNo: requestNo('R'),
          itemId: NOTHING,
          reason: 'spam',
        }),
      tooOften: async (p) => {
        const call = await p.as('zhang')
        const report = (no: number) =>
          call(calls.reportContent, {
            requestNo: `REPORT${String(no).padStart(10, '0')}`,
            itemId: 'i-001',
            reason: 'other',
          })
        for (let no = 0; no < 20; no += 1) okPayload(await report(no))
        return report(20)
      },
    },
  ),

  scenario(calls.listPeople, async (p) => p.anyone(calls.listPeople, { kind: 'manager', size })),

  scenario(calls.queryPerson, async (p) => p.anyone(calls.queryPerson, { personId: 'm-tang' }), {
    notFound: async (p) => p.anyone(calls.queryPerson, { personId: 'm-no-such' }),
  }),

  scenario(calls.listTopics, async (p) => p.anyone(calls.listTopics, {})),

  scenario(calls.queryTopic, async (p) => p.anyone(calls.queryTopic, { topicId: 't-bonds' }), {
    notFound: async (p) => p.anyone(calls.queryTopic, { topicId: 't-no-such' }),
  }),

  scenario(
    calls.querySpecial,
    async (p) => p.anyone(calls.querySpecial, { specialId: 's-bond-class' }),
    { notFound: async (p) => p.anyone(calls.querySpecial, { specialId: 's-no-such' }) },
  ),

  scenario(calls.listTags, async (p) => p.anyone(calls.listTags, { tag: '纯债' }), {
    notFound: async (p) => p.anyone(calls.listTags, { tag: '没有' }),
  }),

  scenario(calls.listMyContent, async (p) =>
    (await p.as('expert'))(calls.listMyContent, { part: 'posts', size }),
  ),

  scenario(
    calls.setContentSettings,
    async (p) => (await p.as('zhang'))(calls.setContentSettings, { personal: '1' }),
    {
      notFound: async (p) =>
        (await p.as('zhang'))(calls.setContentSettings, { blockPersonId: 'b-no-such', on: '1' }),
    },
  ),

  scenario(calls.listMilestones, async (p) =>
    p.anyone(calls.listMilestones, { month: '202603', size }),
  ),

  scenario(
    calls.listCircleStocks,
    async (p) => p.anyone(calls.listCircleStocks, { circleId: 'medicine' }),
    { notFound: async (p) => p.anyone(calls.listCircleStocks, { circleId: 'no-such' }) },
  ),

  scenario(calls.listCircles, async (p) => p.anyone(calls.listCircles, {})),

  scenario(calls.listCourses, async (p) => p.anyone(calls.listCourses, {}), {
    notFound: async (p) => p.anyone(calls.listCourses, { courseId: 'k-no-such' }),
  }),

  scenario(
    calls.saveLessonProgress,
    async (p) =>
      (await p.as('zhang'))(calls.saveLessonProgress, { lessonId: 'l-first-1', seconds: 60 }),
    {
      notFound: async (p) =>
        (await p.as('zhang'))(calls.saveLessonProgress, { lessonId: 'l-no-such', seconds: 60 }),
    },
  ),

  scenario(
    calls.submitQuiz,
    async (p) => {
      const call = await p.as('zhang')
      const lessonId = 'l-first-1'
      okPayload(await call(calls.saveLessonProgress, { lessonId, seconds: 480, done: '1' }))
      return call(calls.submitQuiz, { lessonId, answers: [1, 2, 0] })
    },
    {
      notFound: async (p) =>
        (await p.as('zhang'))(calls.submitQuiz, { lessonId: 'l-no-such', answers: [0, 0, 0] }),
      notEarned: async (p) =>
        (await p.as('zhang'))(calls.submitQuiz, { lessonId: 'l-first-1', answers: [1, 2, 0] }),
      alreadyClaimed: async (p) => {
        const call = await p.as('zhang')
        const lessonId = 'l-first-1'
        okPayload(await call(calls.saveLessonProgress, { lessonId, seconds: 480, done: '1' }))
        okPayload(await call(calls.submitQuiz, { lessonId, answers: [1, 2, 0] }))
        return call(calls.submitQuiz, { lessonId, answers: [1, 2, 0] })
      },
    },
  ),
]
