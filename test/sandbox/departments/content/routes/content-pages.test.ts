import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as calls from '#api/calls/content.ts'
import { RET } from '#api/endpoint.ts'
import { publish } from '#test/sandbox/departments/content/testing/content.ts'
import { ask, call, control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, qian } = useSandbox(['zhang', 'qian'])

type Asked = Record<string, unknown>
const pageOf = (asked: Asked, cursor = '') =>
  ask(sandbox, calls.listItems, { ...asked, ...(cursor === '' ? {} : { cursor }) }, zhang)

/** Reads a list to its end; `between` happens after each page. */
async function readAll(asked: Asked, between: () => Promise<void> = async () => {}) {
  const ids: string[] = []
  for (let cursor = '', first = true; first || cursor !== ''; first = false) {
    const page = await pageOf(asked, cursor)
    ids.push(...page.records.map((it) => it.itemId))
    cursor = page.nextCursor
    await between()
  }
  return ids
}

const LISTS: readonly Asked[] = [
  { channel: 'recommend' },
  { channel: 'recommend', sort: 'hot' },
  { channel: 'flash' },
  { channel: 'question', sort: 'hot' },
  { tag: '纯债' },
  { space: 'circle:medicine' },
  { personId: 'm-bai' },
  { topicId: 't-bonds' },
]

describe.each(LISTS)('the list of %j', (asked) => {
  test('has each item once, in the same order for every size of a page', async () => {
    const whole = await readAll({ ...asked, size: 20 })
    expect(whole.length).toBeGreaterThan(3)
    expect(new Set(whole).size).toBe(whole.length)
    expect(await readAll({ ...asked, size: 7 })).toEqual(whole)
  })
})

test('newer items are counted, never pushed in: nothing is left out or comes twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 3, max: 20 }),
      fc.constantFrom(...LISTS.slice(0, 2)),
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 3, maxLength: 6 }),
      async (size, asked, inserted) => {
        const before = await readAll({ ...asked, size: 20 })
        const first = await pageOf({ ...asked, size })
        let { nextCursor } = first
        const read = first.records.map((it) => it.itemId)
        let added = 0
        for (let round = 0; nextCursor !== ''; round += 1) {
          for (let at = 0; at < (inserted[round] ?? 0); at += 1) {
            await publish(sandbox, { title: `新的一篇 ${round}-${at}`, body: '<p>正文</p>' })
            added += 1
          }
          if (round === 1) {
            const like = { itemId: before.at(-1), mark: 'like', on: '1' }
            await ask(sandbox, calls.setMark, like, qian)
          }
          const page = await pageOf({ ...asked, size }, nextCursor)
          read.push(...page.records.map((it) => it.itemId))
          expect(page.newSince).toBeLessThanOrEqual(added)
          nextCursor = page.nextCursor
        }
        expect(read.filter((id) => before.includes(id))).toEqual(before)
        expect(new Set(read).size).toBe(read.length)
      },
    ),
    { numRuns: 4 },
  )
})

test('what was published since is counted from the moment that an answer names', async () => {
  const { asOf, newSince } = await pageOf({ channel: 'recommend', size: 5 })
  expect(newSince).toBe(0)
  await control(sandbox, 'clock', { to: '20260311120000' })
  await publish(sandbox, { title: '中午的一篇', body: '<p>正文</p>' })
  const later = await pageOf({ channel: 'recommend', size: 5, since: asOf })
  expect(later.newSince).toBe(1)
  expect(later.records.map((it) => it.title)).toContain('中午的一篇')
})

test('the hot order holds from 04:00 to 04:00, and what is liked meanwhile counts on the next day', async () => {
  const hot = { channel: 'discussion', sort: 'hot', size: 20 }
  const ids = async () => (await pageOf(hot)).records.map((it) => it.itemId)
  const before = await ids()
  const liked = before.at(-1) ?? ''
  for (const session of [zhang, qian]) {
    await ask(sandbox, calls.setMark, { itemId: liked, mark: 'like', on: '1' }, session)
  }
  expect(await ids()).toEqual(before)
  await control(sandbox, 'clock', { to: '20260312035959' })
  expect(await ids()).toEqual(before)
  await control(sandbox, 'clock', { to: '20260312040000' })
  const after = await ids()
  expect(after.toSorted()).toEqual(before.toSorted())
  expect(after.indexOf(liked)).toBeLessThan(before.indexOf(liked))
})

test('recommendation follows the reader only after consent', async () => {
  const recommended = async () =>
    (await pageOf({ channel: 'recommend', size: 20 })).records.map((it) => it.author.personId)
  const consent = (personal: string) => ask(sandbox, calls.setContentSettings, { personal }, zhang)
  const byTime = await recommended()
  await consent('1')
  const before = await recommended()
  await consent('0')
  await ask(sandbox, calls.setFollow, { personId: 'm-su', on: '1' }, zhang)
  expect(await recommended()).toEqual(byTime)
  await control(sandbox, 'clock', { to: '20260312050000' })
  await consent('1')
  const after = await recommended()
  const own = (authors: string[]) => authors.filter((it) => it === 'm-su').length
  expect(own(after)).toBeGreaterThan(own(before))
  await consent('0')
  expect(own(await recommended())).toBe(own(byTime))
})

describe('a cursor', () => {
  const asked = { channel: 'recommend', size: 5 }
  const tried = async (cursor: string, fields: Asked = asked, session = zhang) =>
    (await call(sandbox, calls.listItems, { ...fields, cursor }, session)).retCode

  test('is of one list and one reader', async () => {
    const { nextCursor } = await pageOf(asked)
    expect(await tried(nextCursor)).toBe(RET.ok)
    expect(await tried(nextCursor, { ...asked, size: 12 })).toBe(RET.ok)
    expect(await tried(nextCursor, { channel: 'flash', size: 5 })).toBe(RET.badRequest)
    expect(await tried(nextCursor, { ...asked, sort: 'hot' })).toBe(RET.badRequest)
    expect(await tried(nextCursor, asked, qian)).toBe(RET.badRequest)
  })

  test('lives a day', async () => {
    const { nextCursor } = await pageOf(asked)
    await control(sandbox, 'clock', { to: '20260312090000' })
    expect(await tried(nextCursor)).toBe(RET.ok)
    await control(sandbox, 'clock', { to: '20260312110000' })
    expect(await tried(nextCursor)).toBe(RET.badRequest)
  })

  test('cannot be made up or changed', async () => {
    const { nextCursor } = await pageOf(asked)
    const [text = '', signature = ''] = nextCursor.split('.')
    const other = Buffer.from(Buffer.from(text, 'base64url').toString().replace('2026', '2099'))
    const forged = [
      'x',
      text,
      `${text}.`,
      `${other.toString('base64url')}.${signature}`,
      `${text}.${signature}x`,
    ]
    for (const cursor of forged) expect(await tried(cursor)).toBe(RET.badRequest)
  })

  test('is the only way on: no page by number, no page of more than twenty', async () => {
    const deep = await ask(sandbox, calls.listItems, { ...asked, page: 10_000 }, zhang)
    expect(deep.records).toEqual((await pageOf(asked)).records)
    for (const size of [0, 21, 10_000]) {
      expect((await call(sandbox, calls.listItems, { ...asked, size })).retCode).toBe(
        RET.badRequest,
      )
    }
  })

  test('reads the forty replies to a comment once each, oldest first', async () => {
    const replies: string[] = []
    let cursor = ''
    do {
      const page = await ask(sandbox, calls.listComments, {
        itemId: 'a-low-rates',
        parentId: 'c-0001',
        size: 9,
        ...(cursor === '' ? {} : { cursor }),
      })
      replies.push(...page.records.map((it) => `${it.time} ${it.commentId}`))
      cursor = page.nextCursor
    } while (cursor !== '')
    expect(replies).toHaveLength(40)
    expect(new Set(replies).size).toBe(40)
    expect(replies).toEqual(replies.toSorted())
  })

  test('of comments goes on in both orders without a repeat', async () => {
    for (const sort of ['hot', 'new']) {
      const ids: string[] = []
      let cursor = ''
      do {
        const fields = { itemId: 'a-low-rates', sort, size: 3, ...(cursor ? { cursor } : {}) }
        const page = await ask(sandbox, calls.listComments, fields)
        ids.push(...page.records.map((it) => it.commentId))
        cursor = page.nextCursor
      } while (cursor !== '')
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeGreaterThan(3)
    }
  })
})
