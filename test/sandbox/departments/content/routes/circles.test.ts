import { describe, expect, test } from 'vitest'
import * as calls from '#api/calls/content.ts'
import { queryIndex } from '#api/calls/fund-index.ts'
import { RET } from '#api/endpoint.ts'
import { userTextProblem } from '#domain/content/user-text.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { LONG_READS } from '#test/sandbox/departments/content/articles/articles.ts'
import { CIRCLE_POSTS } from '#test/sandbox/departments/content/circle-texts.ts'
import { agree, numbers } from '#test/sandbox/departments/content/testing/content.ts'
import { ask, call, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, qian } = useSandbox(['zhang', 'qian'])

const next = numbers('C')
const SPACE = 'circle:medicine'

async function circle(circleId: string, session: Session | null = null) {
  const { circles } = await ask(sandbox, calls.listCircles, {}, session)
  const found = circles.find((it) => it.circleId === circleId)
  if (!found) throw new Error(`no circle ${circleId}`)
  return found
}
const join = (session: Session, circleId: string, on: '1' | '0') =>
  call(sandbox, calls.setFollow, { circleId, on }, session)

describe('a circle', () => {
  test('is joined once however often that is sent, and left again', async () => {
    const { members } = await circle('tech')
    await join(zhang, 'tech', '1')
    await join(zhang, 'tech', '1')
    expect(await circle('tech', zhang)).toMatchObject({ joined: true, members: members + 1 })
    expect((await circle('tech', qian)).joined).toBe(false)
    await join(zhang, 'tech', '0')
    expect(await circle('tech', zhang)).toMatchObject({ joined: false, members })
  })

  test('that does not exist is not joined, posted into, or queried for its stocks', async () => {
    await agree(sandbox, zhang)
    const post = { requestNo: next(), kind: 'idea', space: 'circle:nowhere', text: '第一条想法' }
    const answers = [
      await join(zhang, 'nowhere', '1'),
      await call(sandbox, calls.postItem, post, zhang),
      await call(sandbox, calls.listCircleStocks, { circleId: 'nowhere' }),
    ]
    expect(answers.map((it) => it.retCode)).toEqual([RET.notFound, RET.notFound, RET.notFound])
  })

  test('counts what is posted into it once that was reviewed', async () => {
    await agree(sandbox, qian)
    const { postsToday } = await circle('energy')
    const asked = { space: 'circle:energy', size: 20 }
    const { itemId } = await ask(
      sandbox,
      calls.postItem,
      { requestNo: next(), kind: 'idea', space: 'circle:energy', text: '装机数据更新了' },
      qian,
    )
    expect((await circle('energy')).postsToday).toBe(postsToday)
    await control(sandbox, 'clock', { to: '20260311110000' })
    expect((await circle('energy')).postsToday).toBe(postsToday + 1)
    const { records } = await ask(sandbox, calls.listItems, asked)
    expect(records[0]?.itemId).toBe(itemId)
    const other = await ask(sandbox, calls.listItems, { space: 'circle:tech', size: 20 })
    expect(other.records.map((it) => it.itemId)).not.toContain(itemId)
  })

  test('lists members of its index alone, with the funds that hold them', async () => {
    const { stocks, reportDate } = await ask(sandbox, calls.listCircleStocks, {
      circleId: 'medicine',
      sort: 'share',
    })
    expect(stocks.length).toBeGreaterThan(5)
    expect(stocks.every((it) => it.name.endsWith('药业'))).toBe(true)
    const shares = stocks.map((it) => Number(it.share ?? -1))
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    expect(stocks.some((it) => it.funds.length > 0)).toBe(true)
    expect(reportDate).toMatch(/^\d{8}$/)
    const bonds = await ask(sandbox, calls.listCircleStocks, { circleId: 'bonds' })
    expect(bonds.stocks).toEqual([])
  })
})

test('the index of each circle is one that can be queried', async () => {
  const { circles } = await ask(sandbox, calls.listCircles)
  const names = await Promise.all(
    circles
      .filter((it) => it.indexCode !== '')
      .map(async (it) => [
        it.indexName,
        await ask(sandbox, queryIndex, { indexCode: it.indexCode }),
      ]),
  )
  expect(names).toHaveLength(4)
  for (const [name, index] of names) expect(index).toMatchObject({ indexName: name })
})

describe('long reads', () => {
  const list = (level: string) => ask(sandbox, calls.listItems, { space: SPACE, level, size: 20 })

  test('are listed by level, apart from everything else of the circle', async () => {
    const ids = async (level: string) => (await list(level)).records.map((it) => it.itemId)
    const [basic, advanced, all] = [await ids('basic'), await ids('advanced'), await ids('all')]
    expect([basic.length, advanced.length]).toEqual([2, 2])
    expect(all.toSorted()).toEqual([...basic, ...advanced].toSorted())
    const others = await list('none')
    expect(others.records.every((it) => it.reading === null)).toBe(true)
  })

  test('have as many chapters as they say, and explain terms that are in the text', async () => {
    for (const { id, terms = [], text } of LONG_READS) {
      const { item } = await ask(sandbox, calls.queryItem, { itemId: id })
      expect(item.body.split('<h2>').length - 1).toBe(item.reading?.chapters)
      expect(item.reading?.chapters).toBeGreaterThan(2)
      for (const [term] of terms) expect(text).toContain(term)
    }
  })

  test('and what members wrote in circles keep the rules of texts', () => {
    for (const { title, summary, text } of LONG_READS) {
      expect(refusedWords(`${title}${summary}${text}`)).toEqual([])
    }
    for (const { title, text } of CIRCLE_POSTS) {
      const kind = title === undefined ? 'idea' : 'discussion'
      expect(userTextProblem(kind, text, refusedWords)).toBeNull()
    }
  })

  test('of one level do not go on with a cursor of another', async () => {
    const page = { space: SPACE, level: 'all', size: 1 }
    const { nextCursor: cursor } = await ask(sandbox, calls.listItems, page)
    const answer = await call(sandbox, calls.listItems, { ...page, level: 'basic', cursor })
    expect(answer.retCode).toBe(RET.badRequest)
  })
})

describe('a milestone', () => {
  const MILESTONE = 'n-1-5'
  const reminded = (session: Session | null, more: object = {}) =>
    call(sandbox, calls.listMilestones, { reminded: '1', size: 20, ...more }, session)

  test('is only in the calendar of users who requested it, until that is taken back', async () => {
    const set = (on: '1' | '0') =>
      ask(sandbox, calls.setFollow, { milestoneId: MILESTONE, on }, zhang)
    await set('1')
    const ids = async (session: Session) =>
      (await ask(sandbox, calls.listMilestones, { reminded: '1', size: 20 }, session)).records.map(
        (it) => it.milestoneId,
      )
    expect(await ids(zhang)).toEqual([MILESTONE])
    expect(await ids(qian)).toEqual([])
    await set('0')
    expect(await ids(zhang)).toEqual([])
    expect((await reminded(null)).retCode).toBe(RET.notLoggedIn)
  })

  test('that there is not cannot be put there', async () => {
    const answer = await call(sandbox, calls.setFollow, { milestoneId: 'n-99-9', on: '1' }, zhang)
    expect(answer.retCode).toBe(RET.notFound)
  })

  test('is written by no user: no call takes one', async () => {
    await agree(sandbox, zhang)
    const text = '已获批，结果是我写的'
    const made = { requestNo: next(), kind: 'milestone', space: SPACE, text }
    expect((await call(sandbox, calls.postItem, made, zhang)).retCode).toBe(RET.badRequest)
    const removed = await call(sandbox, calls.deleteMine, { itemId: MILESTONE }, zhang)
    expect(removed.retCode).toBe(RET.notFound)
    const before = await ask(sandbox, calls.listMilestones, { month: '202604', size: 20 })
    const edit = { milestoneId: before.records[0]?.milestoneId, on: '1', result: text }
    await call(sandbox, calls.setFollow, edit, qian)
    const after = await ask(sandbox, calls.listMilestones, { month: '202604', size: 20 })
    expect(after.records).toEqual(before.records)
  })
})
