import { describe, expect, test } from 'vitest'
import * as calls from '#api/calls/content.ts'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { PROMISES } from '#domain/publicity/words.ts'
import { agree, decide, numbers } from '#test/sandbox/departments/content/testing/content.ts'
import { ask, call, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const personas = ['zhang', 'qian', 'han', 'shen', 'li', 'muted', 'expert', 'adviser'] as const
const { sandbox, zhang, qian, han, shen, muted, expert, adviser } = useSandbox(personas)

const ITEM = 'a-low-rates'
const next = numbers('T')
const TEXT = '写得很清楚，收藏了'

const later = async (seconds: number) => {
  const { now } = await control(sandbox, 'clock')
  const text = String(now)
  const [hours, minutes, rest] = [8, 10, 12].map((at) => Number(text.slice(at, at + 2)))
  const total = (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (rest ?? 0) + seconds
  const two = (value: number) => String(value).padStart(2, '0')
  await control(sandbox, 'clock', {
    to: `${text.slice(0, 8)}${two(Math.floor(total / 3600))}${two(Math.floor(total / 60) % 60)}${two(total % 60)}`,
  })
}
const comment = (session: Session, more: object = {}) =>
  call(sandbox, calls.addComment, { requestNo: next(), itemId: ITEM, text: TEXT, ...more }, session)
const post = (session: Session, more: object = {}) =>
  call(sandbox, calls.postItem, { requestNo: next(), kind: 'idea', text: TEXT, ...more }, session)
const report = (session: Session, target: object) =>
  call(sandbox, calls.reportContent, { requestNo: next(), reason: 'spam', ...target }, session)

async function written(session: Session, more: object = {}): Promise<string> {
  await agree(sandbox, session)
  const request = { requestNo: next(), itemId: ITEM, text: TEXT, ...more }
  return (await ask(sandbox, calls.addComment, request, session)).commentId
}
const commentIds = async (session: Session | null, sort = 'new') => {
  const { records } = await ask(
    sandbox,
    calls.listComments,
    { itemId: ITEM, size: 20, sort },
    session,
  )
  return records.map((it) => it.commentId)
}
const counts = async (itemId = ITEM) =>
  (await ask(sandbox, calls.queryItem, { itemId })).item.counts

describe('marks and follows', () => {
  const like = (session: Session, on: string, target: object = { itemId: ITEM }) =>
    ask(sandbox, calls.setMark, { ...target, mark: 'like', on }, session)

  test('a like counts once however often it is sent, and is taken back once', async () => {
    const { likes } = await counts()
    await Promise.all(Array.from({ length: 6 }, () => like(zhang, '1')))
    expect((await counts()).likes).toBe(likes + 1)
    await like(qian, '1')
    expect((await like(zhang, '0')).likes).toBe(likes + 1)
    await like(zhang, '0')
    expect((await counts()).likes).toBe(likes + 1)
  })

  test('marks are seen by who set them alone', async () => {
    await ask(sandbox, calls.setMark, { itemId: ITEM, mark: 'favourite', on: '1' }, zhang)
    const mine = async (session: Session | null) =>
      (await ask(sandbox, calls.queryItem, { itemId: ITEM }, session)).item.mine
    expect(await mine(zhang)).toEqual({ liked: false, favourited: true, followed: false })
    expect(await mine(qian)).toEqual({ liked: false, favourited: false, followed: false })
    expect(await mine(null)).toBeNull()
    const own = await ask(sandbox, calls.listMyContent, { part: 'favourites', size: 5 }, zhang)
    expect(own.items.map((it) => it.itemId)).toEqual([ITEM])
  })

  test('a comment is liked and not bookmarked, and one target is named', async () => {
    expect((await like(zhang, '1', { commentId: 'c-0001' })).on).toBe(true)
    const wrong = [
      { commentId: 'c-0001', mark: 'favourite' },
      { commentId: 'c-0001', itemId: ITEM, mark: 'like' },
      { mark: 'like' },
    ]
    for (const fields of wrong) {
      const { retCode } = await call(sandbox, calls.setMark, { ...fields, on: '1' }, zhang)
      expect(retCode).toBe(RET.badRequest)
    }
  })

  test('what is followed fills the channel, and no user follows themselves', async () => {
    const follow = (personId: string) =>
      call(sandbox, calls.setFollow, { personId, on: '1' }, zhang)
    const channel = { channel: 'follow', size: 20 }
    expect((await ask(sandbox, calls.listItems, channel, zhang)).records).toEqual([])
    expect((await follow('m-gu')).retCode).toBe(RET.ok)
    const { records } = await ask(sandbox, calls.listItems, channel, zhang)
    expect(new Set(records.map((it) => it.author.personId))).toEqual(new Set(['m-gu']))
    expect((await follow('u-zhang')).retCode).toBe(RET.badRequest)
    expect((await call(sandbox, calls.listItems, channel)).retCode).toBe(RET.notLoggedIn)
  })

  test('no one begins to follow a user who has left, and what was followed can be ended', async () => {
    const follow = (on: string) =>
      call(sandbox, calls.setFollow, { personId: 'm-cheng', on }, zhang)
    expect((await follow('1')).retCode).toBe(RET.notFound)
    const { person } = await ask(sandbox, calls.queryPerson, { personId: 'm-cheng' }, zhang)
    expect(person.mine).toMatchObject({ followed: false })
    expect((await follow('0')).retCode).toBe(RET.ok)
  })
})

describe('comments', () => {
  test('are seen by the author alone until they were reviewed', async () => {
    const id = await written(zhang)
    expect(await commentIds(zhang)).toContain(id)
    expect(await commentIds(qian)).not.toContain(id)
    expect(await commentIds(null)).not.toContain(id)
    const before = (await counts()).comments
    await later(121)
    expect(await commentIds(qian)).toContain(id)
    expect((await counts()).comments).toBe(before + 1)
  })

  test('are rejected or never reviewed where the sentinels stand in them', async () => {
    const rejected = await written(zhang, { text: '这一条审核不通过' })
    await later(11)
    const waiting = await written(zhang, { text: '这一条审核超时' })
    await control(sandbox, 'clock', { days: 30 })
    const { comments } = await ask(
      sandbox,
      calls.listMyContent,
      { part: 'comments', size: 5 },
      zhang,
    )
    expect(comments.map((it) => [it.commentId, it.state, it.stateReason])).toEqual([
      [waiting, 'pending', ''],
      [rejected, 'rejected', '内容不符合社区规范'],
    ])
    const { records } = await ask(
      sandbox,
      calls.listComments,
      { itemId: ITEM, size: 20, sort: 'new' },
      zhang,
    )
    expect(records.find((it) => it.commentId === rejected)).toMatchObject({
      state: 'rejected',
      stateReason: '内容不符合社区规范',
    })
    expect(await commentIds(qian)).not.toContain(rejected)
    expect((await call(sandbox, calls.deleteMine, { commentId: rejected }, zhang)).payload).toEqual(
      { state: 'deleted' },
    )
    expect(await commentIds(zhang)).not.toContain(rejected)
  })

  test('the same request is answered as the first was; its number with another text is refused', async () => {
    await agree(sandbox, zhang)
    const requestNo = next()
    const first = await comment(zhang, { requestNo })
    const again = await comment(zhang, { requestNo })
    expect(again.payload).toEqual(first.payload)
    expect((await comment(zhang, { requestNo, text: '换了一段文字' })).retCode).toBe(RET.badRequest)
    expect((await post(zhang, { requestNo })).retCode).toBe(RET.badRequest)
    await agree(sandbox, qian)
    expect((await comment(qian, { requestNo })).retCode).toBe(RET.ok)
  })

  test('the replies of a deleted comment stay; no user deletes another’s', async () => {
    const id = await written(zhang)
    await later(121)
    const reply = await written(qian, { parentId: id })
    await later(121)
    const remove = (session: Session) => call(sandbox, calls.deleteMine, { commentId: id }, session)
    expect((await remove(qian)).retCode).toBe(RET.notFound)
    expect((await remove(zhang)).payload).toEqual({ state: 'deleted' })
    expect((await remove(zhang)).payload).toEqual({ state: 'deleted' })
    const { records } = await ask(sandbox, calls.listComments, {
      itemId: ITEM,
      size: 20,
      sort: 'new',
    })
    const left = records.find((it) => it.commentId === id)
    expect(left).toMatchObject({ state: 'deleted', text: '', author: { name: '' }, likes: 0 })
    expect(left?.firstReplies.map((it) => it.commentId)).toEqual([reply])
  })

  test('a reply to a reply is listed under the comment and names whom it answers', async () => {
    await agree(sandbox, zhang)
    const { payload } = await comment(zhang, { parentId: 'c-0002' })
    expect(payload).toMatchObject({
      comment: { parentId: 'c-0001', replyTo: expect.stringMatching(/./) },
    })
    expect((await comment(qian, { parentId: 'c-0500' })).retCode).toBe(RET.agreementUnread)
    await agree(sandbox, qian)
    expect((await comment(qian, { parentId: 'c-0500' })).retCode).toBe(RET.notFound)
  })

  test('a reply quotes what it answers, as long as its reader may read that', async () => {
    const parentId = await written(zhang)
    await decide(sandbox, `comment:${parentId}`, 'approve')
    const first = await written(qian, { parentId, text: '请问依据是什么？' })
    await decide(sandbox, `comment:${first}`, 'approve')
    const second = await written(han, { parentId: first, text: '正文第三段写了' })
    await decide(sandbox, `comment:${second}`, 'approve')
    const quoted = async (session: Session) => {
      const asked = { itemId: ITEM, parentId, size: 20 }
      const { records } = await ask(sandbox, calls.listComments, asked, session)
      return records.find((it) => it.commentId === second)?.quoted
    }
    expect(await quoted(zhang)).toBe('请问依据是什么？')
    const { person } = await ask(sandbox, calls.queryPerson, {}, qian)
    const block = { blockPersonId: person.personId, on: '1' } as const
    await ask(sandbox, calls.setContentSettings, block, zhang)
    expect(await quoted(zhang)).toBe('')
    expect(await quoted(han)).toBe('请问依据是什么？')
    await decide(sandbox, `comment:${first}`, 'hide', '含有广告')
    expect(await quoted(han)).toBe('')
  })

  test('one that is linked to comes first, whole with its thread', async () => {
    const asked = { itemId: ITEM, commentId: 'c-0030', size: 1 }
    const { focus } = await ask(sandbox, calls.listComments, asked)
    expect(focus).toMatchObject({ commentId: 'c-0001', replies: 40 })
  })

  test('one that is linked to and gone leaves the others to be read', async () => {
    const reply = await written(zhang, { parentId: 'c-0001' })
    await later(121)
    const linked = async (commentId: string) => {
      const asked = { itemId: ITEM, commentId, size: 1 }
      const { records, focus } = await ask(sandbox, calls.listComments, asked)
      return { rows: records.length, focus: focus?.commentId ?? null }
    }
    expect(await linked(reply)).toEqual({ rows: 1, focus: 'c-0001' })
    await ask(sandbox, calls.deleteMine, { commentId: reply }, zhang)
    for (const gone of [reply, 'c-9999', 'c-0500']) {
      expect(await linked(gone)).toEqual({ rows: 1, focus: null })
    }
  })

  test('come ten seconds apart and thirty a day', async () => {
    await agree(sandbox, zhang)
    expect((await comment(zhang)).retCode).toBe(RET.ok)
    expect(await comment(zhang)).toMatchObject({
      retCode: RET.tooOften,
      payload: { retryAfter: expect.any(Number) },
    })
    for (let made = 1; made < 30; made += 1) {
      await later(10)
      expect((await comment(zhang)).retCode).toBe(RET.ok)
    }
    await later(10)
    expect((await comment(zhang)).retMsg).toContain('明天')
    await control(sandbox, 'clock', { days: 1 })
    expect((await comment(zhang)).retCode).toBe(RET.ok)
  })

  test('are refused under what is closed, hidden or without comments', async () => {
    await agree(sandbox, zhang)
    expect((await comment(zhang, { itemId: 'a-letters-q4' })).retCode).toBe(RET.contentClosed)
    expect((await comment(zhang, { itemId: 'f-001' })).retCode).toBe(RET.contentClosed)
    await decide(sandbox, 'item:i-001', 'hide')
    expect((await comment(zhang, { itemId: 'i-001' })).retCode).toBe(RET.contentHidden)
    expect((await call(sandbox, calls.queryItem, { itemId: 'i-001' })).retCode).toBe(
      RET.contentHidden,
    )
    await decide(sandbox, 'item:i-001', 'restore')
    expect((await comment(zhang, { itemId: 'i-001' })).retCode).toBe(RET.ok)
  })
})

describe('texts', () => {
  const word = PROMISES.words.source.split('|')[0] ?? ''
  const split = Array.from(word).join('\u3000 ')

  test.each([
    ['a refused word', `听说这只${word}`, SHOWN_RET.contentRefused],
    ['a refused word that is split', `听说这只${split}`, SHOWN_RET.contentRefused],
    [
      'a refused word with what cannot be seen in it',
      `听说${Array.from(word).join('\u200b')}`,
      SHOWN_RET.contentRefused,
    ],
    ['a direction override', '写得\u202e清楚', SHOWN_RET.contentRefused],
    ['a mobile number', '打 138 0013 8000 找我', SHOWN_RET.contentRefused],
    ['a link', '去 www.evil.com 看看', SHOWN_RET.contentRefused],
    ['too little', '好', RET.badRequest],
    ['too much', '好'.repeat(301), RET.badRequest],
    ['nothing but spaces', '     ', RET.badRequest],
  ])('with %s are refused', async (_, text, retCode) => {
    await agree(sandbox, zhang)
    const answer = await comment(zhang, { text })
    expect(answer.retCode).toBe(retCode)
    const { comments } = await ask(
      sandbox,
      calls.listMyContent,
      { part: 'comments', size: 5 },
      zhang,
    )
    expect(comments).toEqual([])
  })

  test('name the words to change, and say what to leave out', async () => {
    await agree(sandbox, zhang)
    expect(await comment(zhang, { text: `听说${split}` })).toMatchObject({
      payload: { words: [word] },
    })
    expect((await comment(zhang, { text: '加我微信' })).retMsg).toBe('请不要留下联系方式或个人信息')
  })

  test('markup is text: it comes back letter for letter and nowhere as HTML', async () => {
    const text = '<img src=x onerror=alert(1)><script>1</script>'
    const id = await written(zhang, { text })
    await later(121)
    const { records } = await ask(sandbox, calls.listComments, {
      itemId: ITEM,
      size: 20,
      sort: 'new',
    })
    expect(records.find((it) => it.commentId === id)?.text).toBe(text)
    const page = await sandbox.fetch(new Request('http://sandbox.test/sandbox/content'))
    expect(await page.text()).not.toContain('<img src=x')
  })
})

describe('who may write', () => {
  test('reads and marks while muted, and writes when it is over', async () => {
    expect(await comment(muted)).toMatchObject({
      retCode: SHOWN_RET.muted,
      payload: { until: expect.stringMatching(/^20260318/) },
    })
    const like = { itemId: ITEM, mark: 'like', on: '1' }
    expect((await call(sandbox, calls.setMark, like, muted)).retCode).toBe(RET.ok)
    await control(sandbox, 'clock', { days: 7 })
    expect((await comment(muted)).retCode).toBe(RET.ok)
  })

  test('a member who tells others to buy is rejected by the review', async () => {
    const { payload } = await post(expert, { text: '强烈推荐大家买入这一只基金' })
    await later(121)
    const own = await ask(sandbox, calls.listMyContent, { part: 'posts', size: 20 }, expert)
    const itemId: unknown = Reflect.get(Object(payload), 'itemId')
    expect(own.items.find((it) => it.itemId === itemId)).toMatchObject({
      state: 'rejected',
      stateReason: '不得推荐他人买卖具体产品',
    })
  })

  test('an expert has a post of each state, and others see the one that is shown', async () => {
    const own = await ask(sandbox, calls.listMyContent, { part: 'posts', size: 20 }, expert)
    expect(own.items.map((it) => it.state).toSorted()).toEqual([
      'hidden',
      'pending',
      'rejected',
      'shown',
    ])
    const seen = await ask(sandbox, calls.listItems, { personId: 'u-expert', size: 20 }, zhang)
    expect(seen.records.map((it) => it.itemId)).toEqual(['x-shown'])
    expect((await call(sandbox, calls.queryItem, { itemId: 'x-pending' }, zhang)).retCode).toBe(
      RET.notFound,
    )
    expect((await call(sandbox, calls.queryItem, { itemId: 'x-pending' }, expert)).retCode).toBe(
      RET.ok,
    )
  })
})

describe('questions', () => {
  const question = { kind: 'question', title: '久期和期限是一回事吗？', text: '' }
  const postedBy = async (session: Session, more: object) => {
    await agree(sandbox, session)
    return ask(sandbox, calls.postItem, { requestNo: next(), ...more }, session)
  }
  const stateOf = async (itemId: string) =>
    (await ask(sandbox, calls.queryItem, { itemId })).item.questionState

  test('are answered at 16:00 of the next trading day', async () => {
    const { itemId } = await postedBy(zhang, question)
    await later(121)
    expect(await stateOf(itemId)).toBe('waiting')
    await control(sandbox, 'clock', { to: '20260312155959' })
    expect(await stateOf(itemId)).toBe('waiting')
    await control(sandbox, 'clock', { to: '20260312160001' })
    expect(await stateOf(itemId)).toBe('answered')
    const { records } = await ask(sandbox, calls.listItems, { questionId: itemId, size: 5 })
    expect(records).toMatchObject([{ kind: 'answer', author: { kind: 'advisor' } }])
    expect(records[0]?.author.certNo).toMatch(/^P/)
  })

  test('a question for advice on own money is not answered in public', async () => {
    const title = '我持有的基金要不要卖？'
    const { itemId } = await postedBy(zhang, { ...question, title })
    await control(sandbox, 'clock', { days: 5 })
    expect(await stateOf(itemId)).toBe('declined')
    const { records } = await ask(sandbox, calls.listItems, { questionId: itemId, size: 5 })
    expect(records).toEqual([])
  })

  test('are answered by staff alone, also before the clock does', async () => {
    const { itemId: questionId } = await postedBy(zhang, question)
    await later(121)
    const answer = { kind: 'answer', questionId, text: '不是一回事，久期按现金流的现值加权。' }
    await agree(sandbox, qian)
    expect((await post(qian, answer)).retCode).toBe(RET.staffOnly)
    expect((await post(adviser, answer)).retCode).toBe(RET.ok)
    await later(121)
    expect(await stateOf(questionId)).toBe('answered')
  })

  test('are five a day, for posts of all kinds together', async () => {
    await agree(sandbox, zhang)
    for (let made = 0; made < 5; made += 1) {
      expect((await post(zhang, made % 2 ? question : {})).retCode).toBe(RET.ok)
    }
    expect((await post(zhang)).retCode).toBe(RET.tooOften)
  })
})

test('what its author has deleted is among their posts only where it is requested', async () => {
  const mine = async (session: Session, more: object = {}) => {
    const asked = { part: 'posts', size: 20, ...more } as const
    return (await ask(sandbox, calls.listMyContent, asked, session)).items.map((it) => it.itemId)
  }
  expect(await mine(expert)).toContain('x-shown')
  expect(await mine(expert)).not.toContain('x-deleted')
  expect(await mine(expert, { state: 'deleted' })).toEqual(['x-deleted'])
  expect(await mine(zhang, { state: 'deleted' })).toEqual([])
})

describe('reports and blocks', () => {
  test('three people hide something until it was reviewed; one person does not', async () => {
    const target = { itemId: 'i-002' }
    for (const session of [zhang, zhang, zhang, qian]) await report(session, target)
    expect((await call(sandbox, calls.queryItem, target)).retCode).toBe(RET.ok)
    await report(han, target)
    expect((await call(sandbox, calls.queryItem, target)).retCode).toBe(RET.contentHidden)
    await control(sandbox, 'clock', { days: 1 })
    await control(sandbox, 'clock', { to: '20260312110000' })
    expect((await call(sandbox, calls.queryItem, target)).retCode).toBe(RET.ok)
    const own = await ask(sandbox, calls.listMyContent, { part: 'reports', size: 5 }, han)
    expect(own.reports).toMatchObject([{ state: 'dismissed', outcome: '经核实，未发现违规' }])
  })

  test('a report is upheld when what it was about is hidden', async () => {
    await report(shen, { commentId: 'c-0001' })
    await decide(sandbox, 'comment:c-0001', 'hide', '内容与事实不符')
    const own = await ask(sandbox, calls.listMyContent, { part: 'reports', size: 5 }, shen)
    expect(own.reports).toMatchObject([{ state: 'upheld' }])
  })

  test('who is blocked is in no list of the one who blocked', async () => {
    const first = await ask(sandbox, calls.listItems, { channel: 'manager', size: 20 }, zhang)
    const personId = first.records[0]?.author.personId ?? ''
    const block = (on: string) =>
      ask(sandbox, calls.setContentSettings, { blockPersonId: personId, on }, zhang)
    const { settings } = await block('1')
    expect(settings.blocked.map((it) => it.personId)).toEqual([personId])
    const authors = async (session: Session) =>
      (await ask(sandbox, calls.listItems, { channel: 'manager', size: 20 }, session)).records.map(
        (it) => it.author.personId,
      )
    expect(await authors(zhang)).not.toContain(personId)
    expect(await authors(qian)).toContain(personId)
    await block('0')
    expect(await authors(zhang)).toContain(personId)
  })
})

describe('votes and lessons', () => {
  test('votes of others are seen after the own one, which is final', async () => {
    const vote = async (session: Session | null) =>
      (await ask(sandbox, calls.queryItem, { itemId: 'g-001' }, session)).item.vote
    expect((await vote(zhang))?.options.every((it) => it.votes === null)).toBe(true)
    const cast = { itemId: 'g-001', optionId: 'o-2' }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call(sandbox, calls.castVote, cast, zhang)),
    )
    expect(answers.filter((it) => it.retCode === RET.ok)).toHaveLength(1)
    const shares = (await vote(zhang))?.options.map((it) => Number(it.share)) ?? []
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 1)
    expect((await vote(qian))?.options.every((it) => it.votes === null)).toBe(true)
  })

  test('a recording is done by what was heard of it, no faster than the clock goes', async () => {
    const lessonId = 'l-plan-1'
    const save = (seconds: number, heard: number) =>
      ask(sandbox, calls.saveLessonProgress, { lessonId, seconds, heard }, zhang)
    // The end alone.
    expect(await save(96, 5)).toMatchObject({ seconds: 96, heard: 5, done: false })
    // All at once, again and again.
    for (const _ of [1, 2, 3]) expect((await save(96, 96)).heard).toBeLessThan(20)
    await later(20)
    const { heard, done } = await save(96, 96)
    expect([heard >= 45, heard < 70, done]).toEqual([true, true, false])
    await later(60)
    expect(await save(96, 87)).toMatchObject({ seconds: 96, heard: 87, done: true })
    expect(await save(1, 1)).toMatchObject({ seconds: 96, heard: 87, done: true })
    // No more is heard than the furthest second.
    const other = { lessonId: 'l-plan-2', seconds: 10, heard: 20 }
    expect(await ask(sandbox, calls.saveLessonProgress, other, zhang)).toMatchObject({ heard: 10 })
  })

  test('a recording is done by its text too, where it has one', async () => {
    const read = async (lessonId: string) => {
      const { item } = await ask(sandbox, calls.queryItem, { itemId: lessonId }, zhang)
      const input = { lessonId, seconds: 1, done: '1' as const }
      const { done } = await ask(sandbox, calls.saveLessonProgress, input, zhang)
      const answers = [0, 0, 0]
      const { retCode } = await call(sandbox, calls.submitQuiz, { lessonId, answers }, zhang)
      return { hasText: item.body !== '', done, retCode }
    }
    expect(await read('l-calm-1')).toEqual({ hasText: true, done: true, retCode: RET.ok })
    expect(await read('l-calm-6')).toEqual({ hasText: false, done: false, retCode: RET.notEarned })
  })

  test('a lesson pays once, after it was done and two of three answers are right', async () => {
    const lessonId = 'l-first-1'
    const coins = async () => (await ask(sandbox, processGoldCoinsTask, {}, zhang)).goldBalance
    const before = await coins()
    const save = (seconds: number, done?: string) =>
      ask(
        sandbox,
        calls.saveLessonProgress,
        { lessonId, seconds, ...(done ? { done } : {}) },
        zhang,
      )
    const quiz = (answers: number[]) =>
      call(sandbox, calls.submitQuiz, { lessonId, answers }, zhang)
    // Half a minute is what a first report may say.
    expect(await save(200)).toEqual({ seconds: 30, heard: 0, done: false })
    expect(await save(20)).toEqual({ seconds: 30, heard: 0, done: false })
    expect((await quiz([1, 2, 0])).retCode).toBe(RET.notEarned)
    await save(480, '1')
    expect((await save(10)).done).toBe(true)
    expect((await quiz([0, 0, 0])).payload).toEqual({
      passed: false,
      wrong: [1, 2],
      rewardToast: null,
    })
    expect((await quiz([1])).retCode).toBe(RET.badRequest)
    const answers = await Promise.all([1, 2, 3].map(() => quiz([1, 2, 1])))
    expect(answers.filter((it) => it.retCode === RET.ok)).toHaveLength(1)
    expect(answers.filter((it) => it.retCode === RET.alreadyClaimed)).toHaveLength(2)
    expect(await coins()).toBe(before + 5)
  })
})
