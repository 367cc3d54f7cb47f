import { expect, test } from 'vitest'
import * as v from 'valibot'
import * as calls from '#api/calls/content.ts'
import { RET } from '#api/endpoint.ts'
import { FILTER_EVASION } from '#shared/views/content/testing/filter-evasion.ts'
import { PROMISES, refusedWords } from '#domain/publicity/words.ts'
import { TEXT_LENGTHS, userTextProblem } from '#domain/content/user-text.ts'
import { cleanHtml } from '#test/sandbox/departments/content/clean-html.ts'
import { ARTICLES } from '#test/sandbox/departments/content/articles/articles.ts'
import { publish } from '#test/sandbox/departments/content/testing/content.ts'
import { MEMBER_TEXTS } from '#test/sandbox/departments/content/member-texts.ts'
import { ask, call, control } from '#test/sandbox/testing/test-client.ts'
import { useDatabaseFile } from '#test/sandbox/testing/use-database-file.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { file, db } = useDatabaseFile()
const { sandbox, zhang } = useSandbox(['zhang'], { database: file })

const counted = v.object({ n: v.number() })
const count = (sql: string) => db.get(counted, `SELECT count(*) AS n FROM ${sql}`)?.n
const flash = async () =>
  (await ask(sandbox, calls.listItems, { channel: 'flash', tag: '收盘', size: 20 })).records

test('the tables hold what the sandbox promises', async () => {
  await ask(sandbox, calls.listItems, { size: 1 })
  const of = (kind: string) => count(`content_items WHERE kind = '${kind}'`)
  expect(count('content_people')).toBe(34)
  expect(ARTICLES).toHaveLength(24)
  expect([of('article'), of('question'), of('answer'), of('discussion')]).toEqual([152, 26, 44, 22])
  expect([of('idea'), of('flash'), of('lesson')]).toEqual([72, 90, 44])
  expect(count('content_comments')).toBe(640)
  const state = (name: string) => count(`content_items WHERE question_state = '${name}'`)
  expect([state('waiting'), state('declined')]).toEqual([3, 3])
  const { topics } = await ask(sandbox, calls.listTopics)
  const { tags } = await ask(sandbox, calls.listTags)
  expect([topics.length, tags.length]).toEqual([13, 30])
})

test('a sandbox whose content is never requested does not hold any', async () => {
  await control(sandbox, 'clock', { days: 1 })
  expect(count('content_items')).toBe(0)
})

test('the seeds keep the rules that hold for what people write', () => {
  const texts = [
    ...MEMBER_TEXTS.ideas.map((text) => ['idea', text] as const),
    ...MEMBER_TEXTS.discussions.map(([, text]) => ['discussion', text] as const),
    ...[...MEMBER_TEXTS.comments, ...MEMBER_TEXTS.replies].map(
      (text) => ['comment', text] as const,
    ),
  ]
  for (const [kind, text] of texts) expect(userTextProblem(kind, text, refusedWords)).toBeNull()
  for (const { title, summary, text } of ARTICLES) {
    expect(refusedWords(`${title}${summary}${text}`)).toEqual([])
    expect(title.length).toBeLessThanOrEqual(60)
    expect(text.length).toBeGreaterThan(TEXT_LENGTHS.idea.most / 2)
  }
})

test('every text of the company is clean as it is stored', async () => {
  await ask(sandbox, calls.listItems, { size: 1 })
  const bodies = db.all(
    v.object({ body: v.string() }),
    `SELECT DISTINCT body FROM content_items WHERE body <> ''`,
  )
  expect(bodies.length).toBeGreaterThan(180)
  for (const { body } of bodies) expect(await cleanHtml(body)).toEqual({ html: body })
})

test('on trading days the close is summed up at 20:30, from values that are published', async () => {
  expect(await flash()).toEqual([])
  await control(sandbox, 'clock', { to: '20260311202959' })
  expect(await flash()).toEqual([])
  await control(sandbox, 'clock', { to: '20260316090000' })
  const notes = await flash()
  expect(notes.map((it) => it.publishTime)).toEqual([
    '20260313203000',
    '20260312203000',
    '20260311203000',
  ])
  expect(notes[0]?.summary).toMatch(/净值 \d+\.\d{4} 元/)
})

test('what is planned for nine o’clock is not seen before', async () => {
  const first = 'd-001'
  expect((await call(sandbox, calls.queryItem, { itemId: first })).retCode).toBe(RET.notFound)
  await control(sandbox, 'clock', { to: '20260312085959' })
  expect((await call(sandbox, calls.queryItem, { itemId: first })).retCode).toBe(RET.notFound)
  await control(sandbox, 'clock', { to: '20260312090000' })
  expect((await call(sandbox, calls.queryItem, { itemId: first })).retCode).toBe(RET.ok)
})

test('milestones are expected until their day, and have a result from then on', async () => {
  const asked = { month: '202604', size: 20 }
  const before = (await ask(sandbox, calls.listMilestones, asked)).records
  expect(before.length).toBeGreaterThan(0)
  expect(before.every((it) => it.expected && it.result === '')).toBe(true)
  const milestoneId = before[0]?.milestoneId ?? ''
  await ask(sandbox, calls.setFollow, { milestoneId, on: '1' }, zhang)
  await control(sandbox, 'clock', { to: '20260501090000' })
  const after = (await ask(sandbox, calls.listMilestones, asked)).records
  expect(after.every((it) => !it.expected && it.result !== '')).toBe(true)
  const mine = await ask(sandbox, calls.listMilestones, { reminded: '1', size: 20 }, zhang)
  expect(mine.records.map((it) => it.milestoneId)).toEqual([milestoneId])
})

/** The parts of a published text that could act. */
const DANGERS = [
  /<(?!\/?(?:p|h[23]|ul|ol|li|strong|em|u|s|br|hr|blockquote|a|img|figure|figcaption|table|thead|tbody|tr|th|td|span)\b)/i,
  /<[^>]+\s(?:on\w+|style|srcdoc|formaction)\s*=/i,
  /(?:href|src)="(?!\/(?!\/)|https:\/\/)/i,
]

test('everything that evades filters is harmless once it is published', async () => {
  for (const evasion of FILTER_EVASION) {
    const itemId = await publish(sandbox, { title: '一篇文章', body: `<p>正文</p>${evasion}` })
    const { item } = await ask(sandbox, calls.queryItem, { itemId })
    expect(item.body).toContain('<p>正文</p>')
    for (const danger of DANGERS) expect(item.body).not.toMatch(danger)
  }
})

test('a text beyond the limits is not published', async () => {
  const deep = `${'<blockquote>'.repeat(10_000)}x${'</blockquote>'.repeat(10_000)}`
  const bodies = [deep, '<p>x</p>'.repeat(5_001), `<p>${'好'.repeat(70_000)}</p>`]
  for (const body of bodies) {
    const answer = await control(sandbox, 'content/publish', { title: '一篇文章', body })
    expect([answer['error'] ?? answer['retMsg'], answer['itemId']]).toEqual([
      expect.stringMatching(/^body: too|^tooLarge$/),
      undefined,
    ])
  }
})

test('a text with words that may not be published is refused, however they are split', async () => {
  const [first = '', ...rest] = Array.from(PROMISES.words.source.split('|')[0] ?? '')
  const body = `<p>${first}<strong>${rest.join('')}</strong></p>`
  const answer = await control(sandbox, 'content/publish', { title: '一篇文章', body })
  expect(answer).toMatchObject({ status: 400, error: expect.stringContaining(rest.join('')) })
})
