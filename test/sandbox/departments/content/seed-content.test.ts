import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import * as calls from '#api/calls/content.ts'
import { ask } from '#test/sandbox/testing/test-client.ts'
import { useDatabaseFile } from '#test/sandbox/testing/use-database-file.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { drawPortrait } from './portraits.ts'
import { drawScene, PALETTE_COUNT, sceneName, subjectOf } from './scenes.ts'

const { file, db } = useDatabaseFile()
const { sandbox } = useSandbox(['zhang'], { database: file })

/** Makes the sandbox have its content. */
const filled = () => ask(sandbox, calls.listItems, { size: 1 })
const rows = <T extends v.GenericSchema>(schema: T, sql: string) => db.all(schema, sql)
/** Those that are there more than once. */
const repeated = (texts: readonly string[]) =>
  texts.filter((text, at) => text !== '' && texts.indexOf(text) !== at)

describe('seeded texts', () => {
  const said = v.object({ said: v.string() })

  test.each([
    ['comments', 'SELECT text AS said FROM content_comments'],
    ['answers', `SELECT text AS said FROM content_items WHERE kind = 'answer'`],
    ['ideas', `SELECT text AS said FROM content_items WHERE kind = 'idea'`],
    ['flashes', `SELECT text AS said FROM content_items WHERE kind = 'flash'`],
    ['titles of flashes', `SELECT title AS said FROM content_items WHERE kind = 'flash'`],
    ['articles', `SELECT body AS said FROM content_items WHERE kind = 'article'`],
  ])('have no two %s that are equal', async (_, sql) => {
    await filled()
    const texts = rows(said, sql).map((it) => it.said)
    expect(texts.length).toBeGreaterThan(40)
    expect(texts.every((text) => text.length > 1)).toBe(true)
    expect(repeated(texts)).toEqual([])
  })

  test('have no author twice in a row in one place', async () => {
    await filled()
    const comment = v.object({ place: v.string(), author: v.string() })
    const all = rows(
      comment,
      `SELECT coalesce(parent_id, item_id) AS place, author_id AS author
         FROM content_comments ORDER BY place, time, comment_id`,
    )
    const again = all.filter(
      ({ place, author }, at) => all[at - 1]?.place === place && all[at - 1]?.author === author,
    )
    expect(again).toEqual([])
  })

  test('have no question of somebody who is marked as experienced', async () => {
    await filled()
    const asking = v.object({ name: v.string(), line: v.string(), expert: v.number() })
    const all = rows(
      asking,
      `SELECT p.name, p.line, p.expert FROM content_items i
         JOIN content_people p ON p.person_id = i.author_id WHERE i.kind = 'question'`,
    )
    expect(all.length).toBeGreaterThan(20)
    expect(all.filter((it) => it.expert === 1 || it.line.includes('年'))).toEqual([])
  })
})

describe('seeded pictures', () => {
  test('have another colour than the cover before', async () => {
    await filled()
    const row = v.object({ more: v.string() })
    const cover = v.object({ cover: v.object({ name: v.string() }) })
    const names = rows(
      row,
      `SELECT more FROM content_items WHERE more LIKE '%"cover"%' ORDER BY publish_time`,
    ).map(({ more }) => v.parse(cover, JSON.parse(more)).cover.name)
    expect(names.length).toBeGreaterThan(30)
    for (const name of names) expect(drawScene(name)).toContain('<svg')
    const palettes = names.map((name) => name.split('-')[1])
    expect(palettes.filter((it, at) => it === palettes[at - 1])).toEqual([])
  })

  test.each([
    ['纯债也会跌：回撤发生时该看什么', 'umbrella'],
    ['利率低位，纯债基金的收益从哪里来', 'bridge'],
    ['红利指数为什么要看股息率分位', 'terraces'],
    ['个人养老金账户：开户之前的六个问题', 'lighthouse'],
    ['QDII 的四个时差：净值、确认、汇率和额度', 'ferry'],
    ['定投不是越勤越好', 'seedling'],
    ['科技产业的三层周期', 'loom'],
  ])('of %s show a %s', (title, subject) => {
    expect(subjectOf(title)).toBe(subject)
  })

  test('come in every palette, and from no other name', () => {
    const all = Array.from({ length: PALETTE_COUNT }, (_, no) => drawScene(sceneName('定投', no)))
    expect(new Set(all).size).toBe(PALETTE_COUNT)
    for (const name of ['', 'hill-0-0', 'bridge-9-0', 'bridge-0-x', 'constructor-0-0']) {
      expect(drawScene(name)).toBeNull()
    }
  })
})

describe('portraits', () => {
  test('are of the same person each time, and differ between people', () => {
    expect(drawPortrait('member', 'b-yu')).toBe(drawPortrait('member', 'b-yu'))
    expect(drawPortrait('member', 'b-yu')).not.toBe(drawPortrait('member', 'b-song'))
  })

  test('of people of the company are served before another ground than those of members', async () => {
    const served = async (name: string) =>
      (await sandbox.fetch(new Request(`http://sandbox/documents/people/${name}.svg`))).text()
    expect(await served('s-m-lin')).toContain('#fff')
    expect(await served('s-m-lin')).not.toBe(await served('m-m-lin'))
    expect(await served('x-m-lin')).toBe('没有这张图片')
  })
})
