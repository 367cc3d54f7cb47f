import { describe, expect, test } from 'vitest'
import * as calls from '#api/calls/content.ts'
import { RET } from '#api/endpoint.ts'
import { tidyText, userTextProblem, type TextKind } from '#domain/content/user-text.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { FILTER_EVASION } from '#shared/views/content/testing/filter-evasion.ts'
import { agree, decide, numbers } from '#test/sandbox/departments/content/testing/content.ts'
import { ask, call, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const personas = ['zhang', 'qian', 'han', 'shen', 'adviser', 'expert'] as const
const { sandbox, zhang, qian, han, shen, adviser, expert } = useSandbox(personas)

const ITEM = 'a-low-rates'
const next = numbers('A')
const TEXT = '写得很清楚，收藏了'
const QUESTION = { kind: 'question', title: '久期和期限是一回事吗？', text: '' }

const post = (session: Session, more: object) =>
  call(sandbox, calls.postItem, { requestNo: next(), ...more }, session)
const report = (session: Session, more: object) =>
  call(sandbox, calls.reportContent, { requestNo: next(), reason: 'spam', ...more }, session)
const newest = (session: Session | null, more: object = {}) =>
  ask(sandbox, calls.listComments, { itemId: ITEM, size: 20, sort: 'new', ...more }, session)
const itemOf = (itemId: string, session: Session | null = null) =>
  ask(sandbox, calls.queryItem, { itemId }, session)
const own = (session: Session, part: string, size = 20) =>
  ask(sandbox, calls.listMyContent, { part, size }, session)
const clockTo = (to: string) => control(sandbox, 'clock', { to })

async function commented(session: Session, more: object = {}): Promise<string> {
  await agree(sandbox, session)
  const request = { requestNo: next(), itemId: ITEM, text: TEXT, ...more }
  const { commentId } = await ask(sandbox, calls.addComment, request, session)
  await decide(sandbox, `comment:${commentId}`, 'approve')
  return commentId
}

describe('no user acts as another', () => {
  test('a comment is of who is signed in, whatever else the request says', async () => {
    const commentId = await commented(zhang, {
      authorId: 'u-qian',
      personId: 'u-qian',
      userId: 'qian',
      author: 'u-adviser',
      byStaff: '1',
      state: 'shown',
    })
    const { records } = await newest(null)
    const found = records.find((it) => it.commentId === commentId)
    expect(found).toMatchObject({ author: { personId: 'u-zhang', kind: 'member' }, byStaff: false })
    expect((await own(qian, 'comments')).comments).toEqual([])
  })

  test('nor with the name of one session and the key of another', async () => {
    await agree(sandbox, qian)
    const mixed = { openId: zhang.openId, encOpenId: qian.encOpenId }
    const comment = { requestNo: next(), itemId: ITEM, text: TEXT }
    const { retCode } = await call(sandbox, calls.addComment, comment, mixed)
    expect(retCode).not.toBe(RET.ok)
    expect((await call(sandbox, calls.addComment, comment)).retCode).toBe(RET.notLoggedIn)
    expect((await newest(qian)).records.map((it) => it.text)).not.toContain(TEXT)
  })

  test('an item of another is not deleted, and what waits of another is not seen', async () => {
    await agree(sandbox, zhang)
    const { itemId } = await ask(sandbox, calls.postItem, { requestNo: next(), ...QUESTION }, zhang)
    for (const session of [qian, adviser]) {
      const target = { itemId }
      expect((await call(sandbox, calls.deleteMine, target, session)).retCode).toBe(RET.notFound)
      expect((await call(sandbox, calls.queryItem, target, session)).retCode).toBe(RET.notFound)
      const like = { itemId, mark: 'like', on: '1' }
      expect((await call(sandbox, calls.setMark, like, session)).retCode).toBe(RET.notFound)
    }
    expect((await itemOf(itemId, zhang)).item.state).toBe('pending')
  })
})

describe('a number of a request', () => {
  test.each([
    ['a post', calls.postItem, QUESTION, { ...QUESTION, title: '久期和剩余期限有何不同？' }],
    [
      'a report',
      calls.reportContent,
      { itemId: 'i-001', reason: 'spam' },
      { itemId: 'i-002', reason: 'spam' },
    ],
  ])('of %s makes one, and no other with it', async (_, endpoint, first, other) => {
    await agree(sandbox, zhang)
    const requestNo = next()
    const send = (fields: object) => call(sandbox, endpoint, { requestNo, ...fields }, zhang)
    const [one, again] = [await send(first), await send(first)]
    expect(one.retCode).toBe(RET.ok)
    expect(again.payload).toEqual(one.payload)
    expect((await send(other)).retCode).toBe(RET.badRequest)
    const posts = (await own(zhang, 'posts')).items.length
    const reports = (await own(zhang, 'reports')).reports.length
    expect(posts + reports).toBe(1)
  })
})

describe('what is counted once', () => {
  test('a like of a comment and a favourite, however often they are sent at once', async () => {
    const likes = async () =>
      (await newest(null, { commentId: 'c-0001', size: 1 })).focus?.likes ?? 0
    const favourites = async () => (await itemOf(ITEM)).item.counts.favourites
    const before = [await likes(), await favourites()]
    const mark = (fields: object) => ask(sandbox, calls.setMark, { on: '1', ...fields }, zhang)
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        mark(
          index % 2 === 0
            ? { commentId: 'c-0001', mark: 'like' }
            : { itemId: ITEM, mark: 'favourite' },
        ),
      ),
    )
    expect([await likes(), await favourites()]).toEqual(before.map((it) => it + 1))
  })

  test('a follower', async () => {
    const follow = () => ask(sandbox, calls.setFollow, { questionId: 'q-001', on: '1' }, zhang)
    const [first, second] = [await follow(), await follow()]
    expect(second.followers).toBe(first.followers)
  })
})

describe('a vote', () => {
  const cast = (session: Session | null, itemId: string, optionId: string) =>
    call(sandbox, calls.castVote, { itemId, optionId }, session)
  const vote = async (itemId: string, session: Session | null) =>
    (await itemOf(itemId, session)).item.vote

  test('is final: another choice changes nothing, and adds one to its own count alone', async () => {
    await cast(qian, 'g-001', 'o-1')
    const before = (await vote('g-001', qian))?.options.map((it) => it.votes ?? 0) ?? []
    expect((await cast(zhang, 'g-001', 'o-2')).retCode).toBe(RET.ok)
    expect((await cast(zhang, 'g-001', 'o-1')).retCode).toBe(RET.alreadyClaimed)
    const after = await vote('g-001', zhang)
    expect(after?.mine).toBe('o-2')
    expect(after?.options.map((it) => it.votes)).toEqual(
      before.map((votes, index) => votes + (index === 1 ? 1 : 0)),
    )
  })

  test('is cast by a user, for one of the choices, while it is open', async () => {
    expect((await cast(null, 'g-001', 'o-1')).retCode).toBe(RET.notLoggedIn)
    expect((await cast(zhang, 'g-001', 'o-9')).retCode).toBe(RET.notFound)
    expect((await cast(zhang, 'g-005', 'o-1')).retCode).toBe(RET.notFound)
    expect((await cast(zhang, 'g-017', 'o-1')).retCode).toBe(RET.contentClosed)
    await decide(sandbox, 'item:g-001', 'hide')
    expect((await cast(zhang, 'g-001', 'o-1')).retCode).toBe(RET.contentHidden)
  })

  test('shows its results to all once it is closed, and to no one else before their own', async () => {
    const known = async (itemId: string, session: Session | null) =>
      (await vote(itemId, session))?.options.map((it) => it.votes !== null)
    expect(new Set(await known('g-017', null))).toEqual(new Set([true]))
    await cast(zhang, 'g-001', 'o-1')
    for (const session of [null, qian]) {
      expect(new Set(await known('g-001', session))).toEqual(new Set([false]))
    }
  })
})

describe('reports', () => {
  test('of three people hide a comment; its replies stay, and it comes back when nothing is wrong', async () => {
    const target = { commentId: 'c-0001' }
    const first = async () => (await newest(null, { ...target, size: 1 })).focus
    for (const session of [zhang, qian, zhang]) await report(session, target)
    expect(await first()).toMatchObject({ state: 'shown' })
    await report(han, target)
    expect(await first()).toMatchObject({ state: 'hidden', text: '', author: { name: '' } })
    expect((await first())?.firstReplies).toHaveLength(2)
    const answer = { requestNo: next(), itemId: ITEM, parentId: 'c-0001', text: TEXT }
    await agree(sandbox, zhang)
    expect((await call(sandbox, calls.addComment, answer, zhang)).retCode).toBe(RET.notFound)
    await clockTo('20260312100001')
    expect(await first()).toMatchObject({ state: 'shown' })
  })

  test('of three people take a member out of the lists until they were looked at', async () => {
    const authors = async () => {
      const asked = { personId: 'u-expert', size: 5 }
      const { retCode } = await call(sandbox, calls.listItems, asked)
      return retCode
    }
    for (const session of [zhang, qian, han]) await report(session, { personId: 'u-expert' })
    expect(await authors()).toBe(RET.notFound)
    expect((await call(sandbox, calls.queryPerson, { personId: 'u-expert' })).retCode).toBe(
      RET.notFound,
    )
    await clockTo('20260312100001')
    expect(await authors()).toBe(RET.ok)
  })

  test('tell each who reported what came of it', async () => {
    for (const session of [zhang, qian]) await report(session, { itemId: 'i-003', text: '有误导' })
    const states = async (session: Session) =>
      (await own(session, 'reports')).reports.map((it) => [it.state, it.outcome])
    expect(await states(zhang)).toEqual([['received', '']])
    await decide(sandbox, 'item:i-003', 'hide', '误导投资')
    for (const session of [zhang, qian]) {
      expect(await states(session)).toEqual([['upheld', '内容已被隐藏']])
    }
    expect((await own(shen, 'reports')).reports).toEqual([])
  })

  test('are about one thing that can be seen, and twenty a day', async () => {
    expect((await report(zhang, {})).retCode).toBe(RET.badRequest)
    const both = { itemId: 'i-001', commentId: 'c-0001' }
    expect((await report(zhang, both)).retCode).toBe(RET.badRequest)
    for (const target of [{ itemId: 'i-999' }, { itemId: 'x-pending' }, { personId: 'u-nobody' }]) {
      expect((await report(zhang, target)).retCode).toBe(RET.notFound)
    }
    for (let made = 0; made < 20; made += 1) {
      expect((await report(zhang, { itemId: 'i-001' })).retCode).toBe(RET.ok)
    }
    expect((await report(zhang, { itemId: 'i-001' })).retCode).toBe(RET.tooOften)
  })
})

describe('who is blocked', () => {
  const block = (session: Session, blockPersonId: string, on = '1') =>
    call(sandbox, calls.setContentSettings, { blockPersonId, on }, session)

  test('is gone with items, comments and replies, for the one who blocked alone, until that is undone', async () => {
    const commentId = await commented(qian)
    const replyId = await commented(expert, { parentId: commentId })
    const seen = async (session: Session) => {
      const { records } = await newest(session)
      const it = records.find((row) => row.commentId === commentId)
      return [it !== undefined, it?.firstReplies.some((row) => row.commentId === replyId) === true]
    }
    const items = async (session: Session) =>
      (await ask(sandbox, calls.listItems, { personId: 'u-expert', size: 5 }, session)).records
        .length
    expect([await seen(zhang), await items(zhang)]).toEqual([[true, true], 1])
    await block(zhang, 'u-expert')
    expect([await seen(zhang), await items(zhang)]).toEqual([[true, false], 0])
    await block(zhang, 'u-qian')
    expect(await seen(zhang)).toEqual([false, false])
    expect([await seen(han), await items(han)]).toEqual([[true, true], 1])
    const { settings } = await own(zhang, 'posts')
    expect(new Set(settings.blocked.map((it) => it.personId))).toEqual(
      new Set(['u-expert', 'u-qian']),
    )
    await block(zhang, 'u-expert', '0')
    await block(zhang, 'u-qian', '0')
    expect([await seen(zhang), await items(zhang)]).toEqual([[true, true], 1])
  })

  test('is another person', async () => {
    expect((await block(zhang, 'u-zhang')).retCode).toBe(RET.badRequest)
    expect((await block(zhang, 'u-nobody')).retCode).toBe(RET.notFound)
  })
})

describe('own questions', () => {
  test('are listed by fund too', async () => {
    await agree(sandbox, zhang)
    const about = await ask(
      sandbox,
      calls.postItem,
      { requestNo: next(), ...QUESTION, funds: ['980301'] },
      zhang,
    )
    await post(zhang, { ...QUESTION, title: '怎样看一只基金的换手率？' })
    const listed = async (more: object) =>
      (
        await ask(
          sandbox,
          calls.listMyContent,
          { part: 'posts', kind: 'question', size: 5, ...more },
          zhang,
        )
      ).items.map((it) => it.itemId)
    expect(await listed({})).toHaveLength(2)
    expect(await listed({ fundCode: '980301' })).toEqual([about.itemId])
    expect(await listed({ fundCode: '980401' })).toEqual([])
  })
})

/** The result for a text: stored letter for letter as it was tidied, or rejected. */
const kept = (kind: TextKind, text: string): string | null => {
  const tidied = tidyText(text)
  return userTextProblem(kind, tidied, refusedWords) === null ? tidied : null
}
/** Long enough for every kind. */
const within = (attack: string) => `请问这一段怎么看：${attack}`
/** So many comments of one person a day. */
const A_DAY = 30

describe('every attack on filters is stored as plain text or refused', () => {
  test.each(['idea', 'discussion', 'answer'] as const)(
    'in the text of the kind %s',
    async (kind) => {
      const questionId = kind === 'answer' ? { questionId: 'q-021' } : {}
      for (const attack of FILTER_EVASION) {
        const text = within(attack)
        const answer = await post(adviser, { kind, text, ...questionId })
        expect([attack, answer.retCode === RET.ok]).toEqual([attack, kept(kind, text) !== null])
        if (answer.retCode !== RET.ok) continue
        const itemId = String(Reflect.get(Object(answer.payload), 'itemId'))
        const { item } = await itemOf(itemId, adviser)
        // As text, and in no field that is drawn as HTML.
        expect([item.text, item.body]).toEqual([kept(kind, text), ''])
      }
    },
  )

  test('in the title and the text of a question', async () => {
    const short = FILTER_EVASION.filter((it) => Array.from(it).length <= 40)
    for (const attack of FILTER_EVASION) {
      const title = short.includes(attack) ? `怎么看：${attack}` : QUESTION.title
      const answer = await post(adviser, { kind: 'question', title, text: attack })
      const [keptTitle, keptText] = [kept('questionTitle', title), kept('questionText', attack)]
      expect([attack, answer.retCode === RET.ok]).toEqual([
        attack,
        keptTitle !== null && keptText !== null,
      ])
      if (answer.retCode !== RET.ok) continue
      const itemId = String(Reflect.get(Object(answer.payload), 'itemId'))
      const { item } = await itemOf(itemId, adviser)
      expect([item.title, item.text, item.body]).toEqual([keptTitle, keptText, ''])
    }
    expect(short.length).toBeGreaterThan(15)
  })

  test('in a comment, and nowhere as HTML on the page for reviewers', async () => {
    const texts: string[] = []
    let day = 11
    for (const [index, attack] of FILTER_EVASION.entries()) {
      if (index % A_DAY === 0) day += 1
      const seconds = (index % A_DAY) * 20
      const two = (value: number) => String(value).padStart(2, '0')
      await clockTo(`202603${day}10${two(Math.floor(seconds / 60))}${two(seconds % 60)}`)
      const request = { requestNo: next(), itemId: ITEM, text: attack }
      const answer = await call(sandbox, calls.addComment, request, adviser)
      const text = kept('comment', attack)
      expect([attack, answer.retCode === RET.ok]).toEqual([attack, text !== null])
      if (text !== null) texts.push(text)
    }
    const page = await sandbox.fetch(new Request('http://sandbox.test/sandbox/content'))
    expect(await page.text()).not.toMatch(/<(?:img|svg|math|iframe|object|form|xmp|plaintext)\b/)
    await control(sandbox, 'clock', { days: 1 })
    const found: string[] = []
    let cursor = ''
    do {
      const { comments, nextCursor } = await ask(
        sandbox,
        calls.listMyContent,
        { part: 'comments', size: 20, ...(cursor === '' ? {} : { cursor }) },
        adviser,
      )
      found.push(...comments.map((it) => it.text))
      cursor = nextCursor
    } while (cursor !== '')
    // Others are the adviser's from before.
    expect(found.toReversed().slice(-texts.length)).toEqual(texts)
    expect(texts.length).toBeGreaterThan(20)
  })

  test('in the words of a report or a search, which are never parsed as HTML', async () => {
    for (const [index, attack] of FILTER_EVASION.entries()) {
      if (index % 20 === 0) await control(sandbox, 'clock', { days: 1 })
      const text = attack.slice(0, 300)
      const { retCode } = await report(zhang, { itemId: 'i-001', text })
      expect([attack, retCode]).toEqual([attack, RET.ok])
      const words = Array.from(attack).slice(0, 30).join('')
      const found = await ask(sandbox, calls.listItems, { words, size: 5 })
      expect([words, found.records]).toEqual([words, []])
    }
    const { reports } = await own(zhang, 'reports')
    expect(reports.every((it) => !it.about.includes('<'))).toBe(true)
  })
})
