import { describe, expect, it, test } from 'vitest'
import { BLOCK_TYPES } from '#domain/page/block-table.ts'
import { readDocument } from '#domain/page/document.ts'
import { FORM } from '#domain/page/migrations.ts'
import { PAGE_SEEDS, SEEDED_SLOTS } from '#test/sandbox/departments/pages/page-seeds.ts'
import { slotDocument } from '#shared/pages/page-blocks/slots/slot-document.ts'
import { editorProps, importDocument, openDocument, storedDocument } from './document-parts.ts'
import { withoutOldWords } from './described-pictures.ts'
import { differences, mergeDocuments } from './differences.ts'

const notice = (id: string, text: string) => ({ type: 'Notice', props: { id, text } })
const group = (id: string, content: readonly object[], columns = 1) => ({
  type: 'Group',
  props: { id, columns, content },
})
const page = (content: readonly object[], title = '页') => ({
  root: { props: { title } },
  content,
})
const opened = (document: unknown) => {
  const read = openDocument(document)
  if (read === null) throw new Error('no document')
  return read.document
}

describe('a stored page, opened and saved', () => {
  const stored = PAGE_SEEDS.map(({ pageId, doc }) => [pageId, doc] as const)

  test.each(stored)('%s shows the same as before', (_, doc) => {
    const before = readDocument(doc)
    const after = readDocument(storedDocument(opened(doc)))
    if (typeof before === 'string' || typeof after === 'string') throw new Error('no page')
    expect(after.root).toEqual(before.root)
    // A block that had the id of another has one of its own now.
    const ids = new Set(before.blocks.map(({ id }) => id))
    expect(after.blocks.filter(({ id }) => ids.has(id))).toEqual(before.blocks)
    expect(after.dropped.map(({ why }) => why)).not.toContain('doubleId')
  })

  it.each(SEEDED_SLOTS)('the slot %s is of the newest form', async (slot) => {
    const doc = await slotDocument(slot)
    expect(storedDocument(opened(doc)).root.props['form']).toBe(FORM)
    expect(readDocument(storedDocument(opened(doc)))).toMatchObject({ dropped: [] })
  })
})

it.each(BLOCK_TYPES.map((type) => [type.type, type] as const))(
  'a new block %s is complete as the editor adds it',
  (_, { type, defaults, fields }) => {
    const props = { ...editorProps(defaults, fields), id: 'new' }
    expect(readDocument(page([{ type, props }]))).toMatchObject({ dropped: [] })
  },
)

describe('a file', () => {
  it.each([
    ['{', '文件不是 JSON，现在的内容没有变'],
    ['null', '这不是页面文档：需要 root、标题和 content，现在的内容没有变'],
    [
      '{"root":{"props":{}},"content":[]}',
      '这不是页面文档：需要 root、标题和 content，现在的内容没有变',
    ],
    [
      JSON.stringify(page(Array.from({ length: 81 }, (_, at) => notice(`n${at}`, '字')))),
      '文档超过 80 个区块，现在的内容没有变',
    ],
    [
      JSON.stringify(page([notice('a', 'x'.repeat(201 * 1024))])),
      '文档超过 200 KB，现在的内容没有变',
    ],
  ])('%.40s is refused with its reason', (text, refused) => {
    expect(importDocument(text)).toEqual({ refused })
  })

  it('comes in with what is not complete named', () => {
    const read = importDocument(
      JSON.stringify(
        page([notice('a', '好'), notice('a', '同号'), { type: 'Hero', props: { id: 'h' } }]),
      ),
    )
    expect(read).toMatchObject({
      document: { content: [{ props: { id: 'a' } }, { props: { id: 'a-2' } }, { type: 'Hero' }] },
      notes: ['编号 a 重复，后一块改为 a-2', '头图 h 不完整，请检查'],
    })
  })
})

describe('two documents', () => {
  const theirs = page([
    notice('a', '对方的'),
    group('g', [notice('b', '内')], 2),
    notice('t', '多'),
  ])
  const mine = page([group('g', [notice('b', '里')]), notice('a', '我的'), notice('m', '新')], '我')

  it('differ by block and field, in words', () => {
    const { rows, moved } = differences(theirs, mine)
    expect(moved).toBe(true)
    expect(
      rows.map(({ kind, id, fields }) => [kind, id, fields.map((field) => Object.values(field))]),
    ).toEqual([
      ['changed', '', [['标题', '页', '我']]],
      ['changed', 'a', [['内容', '对方的', '我的']]],
      ['changed', 'g', [['列数', '2', '1']]],
      ['changed', 'b', [['内容', '内', '里']]],
      ['added', 'm', []],
      ['removed', 't', []],
    ])
    expect(differences(mine, mine)).toEqual({ rows: [], moved: false })
  })

  it('say whom a block is for as they say it of a page', () => {
    const forAll = page([notice('a', '一')])
    const forMembers = page([
      { type: 'Notice', props: { id: 'a', text: '一', who: { vip: true } } },
    ])
    expect(differences(forAll, forMembers).rows).toMatchObject([
      { id: 'a', fields: [{ name: '显示给谁', before: '所有人', after: '是会员' }] },
    ])
  })

  it('differ also where the page is for others', () => {
    const audiences = [{ signedIn: true, vip: true, classMin: 2, holds: ['980201'] }, {}] as const
    expect(differences(mine, mine, audiences).rows).toEqual([
      {
        id: '',
        kind: 'changed',
        title: '页面设置',
        fields: [
          {
            name: '页面给谁看',
            before: '已登录，是会员，风险等级 C2 以上，持有 980201',
            after: '所有人',
          },
        ],
      },
    ])
    expect(differences(mine, mine, [{ vip: true }, { vip: true }]).rows).toEqual([])
  })

  it.each([
    [[], mine],
    [
      ['a'],
      page([group('g', [notice('b', '里')]), notice('a', '对方的'), notice('m', '新')], '我'),
    ],
    [
      ['g'],
      page([group('g', [notice('b', '里')], 2), notice('a', '我的'), notice('m', '新')], '我'),
    ],
    [['b'], page([group('g', [notice('b', '内')]), notice('a', '我的'), notice('m', '新')], '我')],
    [['m'], page([group('g', [notice('b', '里')]), notice('a', '我的')], '我')],
    [
      ['t', ''],
      page([
        group('g', [notice('b', '里')]),
        notice('a', '我的'),
        notice('m', '新'),
        notice('t', '多'),
      ]),
    ],
  ])('become one, with theirs for %j', (ids, expected) => {
    const [a, b] = [opened(mine), opened(theirs)]
    const merged = storedDocument(mergeDocuments(a, b, new Set(ids)))
    expect(merged).toEqual(storedDocument(opened(expected)))
  })
})

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'Nothing'])(
  'leaves out blocks of the type %s before the editor draws them, and says so',
  (type) => {
    const odd = { type, props: { id: 'odd', content: [notice('inner', '里面')] } }
    const read = openDocument(page([odd, group('g', [odd, notice('a', '一')])]))
    expect(read?.notes).toEqual([`未知区块 ${type} 已略去`, `未知区块 ${type} 已略去`])
    expect(read?.document.content).toMatchObject([
      { type: 'Group', props: { content: [{ type: 'Notice' }] } },
    ])
    const imported = importDocument(JSON.stringify(page([odd])))
    expect(imported).toMatchObject({ document: { content: [] }, notes: read?.notes.slice(0, 1) })
  },
)

describe('the words for a picture', () => {
  const hero = BLOCK_TYPES.find(({ type }) => type === 'Hero')?.fields ?? {}
  const carousel = BLOCK_TYPES.find(({ type }) => type === 'Carousel')?.fields ?? {}
  const of = (src: string, alt: string, more: object = {}) => ({ picture: { src }, alt, ...more })

  it.each([
    ['go when it becomes another', of('/a', '山'), of('/b', '山'), ''],
    ['stay where they were written with it', of('/a', '山'), of('/b', '城'), '城'],
    ['stay where its title changes', of('/a', '山'), of('/a', '山', { title: '好' }), '山'],
    ['stay where there was no picture', { alt: '山' }, of('/b', '山'), '山'],
  ])('follow the picture: they %s', (_, before, after, alt) => {
    expect(withoutOldWords(before, after, hero)).toMatchObject({ alt })
  })

  it('go in a list with the item alone', () => {
    const items = (src: string) => ({ items: [of('/a', '山'), of(src, '城')] })
    expect(withoutOldWords(items('/b'), items('/c'), carousel)).toMatchObject({
      items: [{ alt: '山' }, { alt: '' }],
    })
    const fewer = { items: [of('/b', '城')] }
    expect(withoutOldWords(items('/b'), fewer, carousel)).toBe(fewer)
  })
})
