import { beforeEach, expect, test } from 'vitest'
import * as calls from '#api/calls/content.ts'
import { setMessageSetting } from '#api/calls/message.ts'
import { chinaTime } from '#domain/calendar/calendar-date.ts'
import { messageTarget } from '#domain/message/message-target.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import {
  agree,
  decide,
  numbers,
  publish,
} from '#test/sandbox/departments/content/testing/content.ts'
import { ask, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { messagesAbout } from './testing/messages.ts'

const { sandbox, zhang, qian, han, adviser } = useSandbox(['zhang', 'qian', 'han', 'adviser'])

const ITEM = 'a-low-rates'
const EDITOR = 'e-bai'
const next = numbers('M')

beforeEach(async () => {
  for (const session of [zhang, qian, han, adviser]) await agree(sandbox, session)
})

const moveTo = (to: string) => control(sandbox, 'clock', { to })
async function later(seconds: number) {
  const { now } = await control(sandbox, 'clock')
  await moveTo(chinaTime(epochTime(String(now)) + seconds * 1_000))
}
const said = (session: Session, event: string) => messagesAbout(sandbox, session, event)
const comment = async (session: Session, text: string, more: object = {}) =>
  (
    await ask(
      sandbox,
      calls.addComment,
      { requestNo: next(), itemId: ITEM, text, ...more },
      session,
    )
  ).commentId
const follow = (session: Session, target: object) =>
  ask(sandbox, calls.setFollow, { ...target, on: '1' }, session)
const idea = async (session: Session, text: string) =>
  (
    await ask(
      sandbox,
      calls.postItem,
      { requestNo: next(), kind: 'idea', space: 'vp', text, topics: [], funds: [] },
      session,
    )
  ).itemId

test('a reply is announced once it is shown, to whom it answers, on all devices, once', async () => {
  const parentId = await comment(zhang, '写得很清楚，收藏了')
  await later(130)
  const first = await comment(qian, '请问依据是什么？', { parentId })
  expect(await said(zhang, 'replied')).toEqual([])
  await later(130)
  const second = await comment(han, '正文第三段写了', { parentId: first })
  await later(130)
  const [message, ...others] = await said(zhang, 'replied')
  expect(others).toEqual([])
  expect([message?.title, message?.legal]).toEqual(['有人回复了您的评论', '0'])
  expect(message?.text).toMatch(/用户[0-9a-f]{6}：请问依据是什么？$/)
  expect(message?.forward?.targetUrl).toBe(`/vp/vpDiscuss?itemId=${ITEM}&commentId=${first}`)
  expect(messageTarget(message?.forward ?? null)).toBe(message?.forward?.targetUrl)
  expect((await said(qian, 'replied')).map((it) => it.eventKey)).toEqual([`replied ${second}`])
  expect(await said(await signIn(sandbox, 'zhang'), 'replied')).toEqual([message])
})

test('a comment on what a user has published is announced; own and rejected ones are not', async () => {
  const itemId = await idea(zhang, '定投先看结余，再看金额')
  await later(130)
  await comment(zhang, '补充一句：写下来再做', { itemId })
  const shown = await comment(qian, '这样做很踏实', { itemId })
  const rejected = await comment(han, '审核不通过的一句话', { itemId })
  await decide(sandbox, `comment:${rejected}`, 'reject', '内容不符合社区规范')
  await decide(sandbox, `comment:${shown}`, 'approve')
  await later(130)
  const messages = await said(zhang, 'replied')
  expect(messages.map((it) => [it.title, it.eventKey])).toEqual([
    ['有人评论了您发布的内容', `replied ${shown}`],
  ])
})

const question = async (title: string) =>
  (
    await ask(
      sandbox,
      calls.postItem,
      { requestNo: next(), kind: 'question', space: 'vp', title, text: '', topics: [], funds: [] },
      zhang,
    )
  ).itemId
const stateOf = async (itemId: string) =>
  (await ask(sandbox, calls.queryItem, { itemId }, zhang)).item.questionState

test('a question that a reviewer has approved by hand is answered in time', async () => {
  const itemId = await question('货币基金的收益什么时候到账？')
  await decide(sandbox, `item:${itemId}`, 'approve')
  expect(await stateOf(itemId)).toBe('waiting')
  await moveTo('20260312155959')
  expect(await said(zhang, 'questionAnswered')).toEqual([])
  await moveTo('20260313100000')
  expect(await stateOf(itemId)).toBe('answered')
  expect(await said(zhang, 'questionAnswered')).toHaveLength(1)
})

test('a question is answered by the answer that a reviewer approves by hand, and announced once', async () => {
  const itemId = await question('定投遇到节假日怎样扣款？')
  await decide(sandbox, `item:${itemId}`, 'approve')
  const answer = async (text: string) => {
    const more = { kind: 'answer', space: 'vp', questionId: itemId, topics: [], funds: [] } as const
    const input = { requestNo: next(), text, ...more }
    return (await ask(sandbox, calls.postItem, input, adviser)).itemId
  }
  const first = await answer('顺延到下一个交易日扣款，周期不变。')
  expect(await stateOf(itemId)).toBe('waiting')
  await decide(sandbox, `item:${first}`, 'approve')
  expect(await stateOf(itemId)).toBe('answered')
  await moveTo('20260316100000')
  const [message, ...others] = await said(zhang, 'questionAnswered')
  expect([message?.eventKey, others]).toEqual([`questionAnswered ${itemId}`, []])
})

test('a reply by who is blocked is not announced', async () => {
  const parentId = await comment(zhang, '写得很清楚，收藏了')
  await later(130)
  const reply = await comment(qian, '请问依据是什么？', { parentId })
  const { records } = await ask(
    sandbox,
    calls.listComments,
    { itemId: ITEM, parentId, size: 20 },
    qian,
  )
  const personId = records.find((it) => it.commentId === reply)?.author.personId ?? ''
  await ask(sandbox, calls.setContentSettings, { blockPersonId: personId, on: '1' }, zhang)
  await later(130)
  expect(await said(zhang, 'replied')).toEqual([])
})

test('what a followed person writes is announced at most once a day, and leads to it', async () => {
  await follow(zhang, { personId: EDITOR })
  const article = (title: string, publishTime: string) =>
    publish(sandbox, { title, body: '<p>正文</p>', publishTime })
  const first = await article('利率下行时怎么看久期', '20260312091000')
  await article('同一天的第二篇', '20260312151000')
  await article('第二天的一篇', '20260313091000')
  await moveTo('20260312090959')
  expect(await said(zhang, 'followedWrote')).toEqual([])
  await moveTo('20260313200000')
  const messages = await said(zhang, 'followedWrote')
  expect(messages.map((it) => it.eventKey)).toEqual([
    'followedWrote 20260312',
    'followedWrote 20260313',
  ])
  expect([messages[0]?.title, messages[0]?.time]).toEqual([
    '您关注的作者有新内容',
    '20260312091000',
  ])
  expect(messages[0]?.text).toMatch(/发布了“利率下行时怎么看久期”$/)
  expect(messages[0]?.forward?.targetUrl).toBe(`/vp/articleDetail?itemId=${first}`)
  expect(await said(qian, 'followedWrote')).toEqual([])
})

test('an article that an editor publishes now is announced to who follows already', async () => {
  await follow(zhang, { personId: EDITOR })
  await publish(sandbox, { title: '刚刚发布的一篇', body: '<p>正文</p>' })
  await follow(qian, { personId: EDITOR })
  expect(await said(zhang, 'followedWrote')).toHaveLength(1)
  await later(60)
  expect(await said(zhang, 'followedWrote')).toHaveLength(1)
})

test('a kind that is switched off announces neither', async () => {
  await ask(sandbox, setMessageSetting, { kind: 'content', on: '0' }, zhang)
  await follow(zhang, { personId: EDITOR })
  await publish(sandbox, { title: '刚刚发布的一篇', body: '<p>正文</p>' })
  expect(await said(zhang, 'followedWrote')).toEqual([])
})

test('the answer to a question is one message to who asked, and one to followers of its author', async () => {
  await moveTo('20260316100000')
  for (const session of [zhang, qian]) await follow(session, { personId: 'u-adviser' })
  const asked = {
    requestNo: next(),
    kind: 'question',
    space: 'vp',
    title: '两类份额的费用怎么比较？',
    text: '准备持有两年，想知道哪一类更合适。',
  }
  const { itemId } = await ask(sandbox, calls.postItem, asked, qian)
  await later(130)
  await moveTo('20260317160000')
  expect(await said(qian, 'followedWrote')).toEqual([])
  expect(await said(qian, 'questionAnswered')).toHaveLength(1)
  const [message, ...others] = await said(zhang, 'followedWrote')
  expect(others).toEqual([])
  expect(message?.text).toMatch(/回答了“两类份额的费用怎么比较？”$/)
  const answerId = `w-${itemId}`.slice(0, 32)
  expect(message?.forward?.targetUrl).toBe(`/vp/VpResponse?answerId=${answerId}`)
})

test('the clock may go at once or in steps: what is followed is announced alike', async () => {
  const run = async (steps: readonly string[]) => {
    await control(sandbox, 'reset', {})
    const session = await signIn(sandbox, 'zhang')
    await follow(session, { personId: EDITOR })
    for (const day of ['20260313', '20260313', '20260320'])
      await publish(sandbox, {
        title: `${day.slice(6)} 日的一篇`,
        body: '<p>正文</p>',
        publishTime: `${day}120000`,
      })
    for (const to of steps) {
      await moveTo(to)
      await ask(sandbox, calls.listItems, { size: 1 }, session)
    }
    return (await said(session, 'followedWrote')).map((it) => [it.eventKey, it.text, it.time])
  }
  const atOnce = await run(['20260410120000'])
  const steps = ['20260312090000', '20260313120000', '20260325080000', '20260410120000']
  expect(await run(steps)).toEqual(atOnce)
  expect(atOnce.length).toBeGreaterThanOrEqual(2)
})
