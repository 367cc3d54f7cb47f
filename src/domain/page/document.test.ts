import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { BLOCK_TYPES, blockTypeOf } from './block-table.ts'
import { canBeTapped } from './blocks/media-blocks.ts'
import { isBeyondUs, readDocument, type PageDocument } from './document.ts'
import { LIMITS } from './limits.ts'

const page = (content: readonly unknown[], more: object = {}) => ({
  root: { props: { title: '春天的页面' } },
  content,
  ...more,
})
const notice = (id: string, more: object = {}) => ({
  type: 'Notice',
  props: { id, text: '一句话', ...more },
})
const group = (id: string, content: readonly unknown[]) => ({
  type: 'Group',
  props: { id, content },
})

const bothNotices = [notice('a'), notice('b')]
const bomb = (length: number) =>
  Array.from({ length }, (_, at) => notice(`n${at}`, { hidden: true }))
const deep = (depth: number): unknown => {
  let block: unknown = notice('inner')
  for (let at = 0; at < depth; at += 1) block = group(`g${at}`, [block])
  return block
}
const manyZones = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, at) => [`z${at}:content`, [notice(`z${at}`)]]))
const RING = {
  'g:content': [{ type: 'Group', props: { id: 'h' } }],
  'h:content': [{ type: 'Group', props: { id: 'g' } }],
}

function read(document: unknown): PageDocument {
  const result = readDocument(document)
  if (typeof result === 'string') throw new Error(result)
  return result
}
const idsOf = (document: unknown) => read(document).blocks.map(({ id }) => id)
const drops = (document: unknown) => read(document).dropped.map(({ id, why }) => [id, why])

describe('a block type', () => {
  it.each(BLOCK_TYPES.map((known) => [known.type, known] as const))(
    '%s reads its own defaults, and each field has a label',
    (_, { schema, defaults, fields, label }) => {
      expect(v.safeParse(schema, defaults).issues).toBeUndefined()
      expect(label).not.toBe('')
      for (const field of Object.values(fields)) expect(field.label).not.toBe('')
    },
  )

  it('has a name of its own, and is not found by what every object has', () => {
    expect(new Set(BLOCK_TYPES.map(({ type }) => type)).size).toBe(BLOCK_TYPES.length)
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(blockTypeOf(name)).toBeUndefined()
    }
  })
})

describe('a document', () => {
  it('is read with its defaults, and what is not known is ignored', () => {
    const { blocks, root } = read(page([notice('a', { blink: true })]))
    expect(blocks[0]?.props).toEqual({
      text: '一句话',
      tone: 'info',
      action: null,
      closable: false,
    })
    expect(root).toMatchObject({ title: '春天的页面', accent: 'brand', minRenderer: 1 })
  })

  it.each([
    ['an unknown type', { type: 'Marquee', props: { id: 'b' } }, ['b', 'unknownType']],
    ['a prototype as a type', { type: '__proto__', props: { id: 'b' } }, ['b', 'unknownType']],
    ['a wrong prop', notice('b', { text: 5 }), ['b', 'invalid']],
    ['a long text', notice('b', { text: '长'.repeat(61) }), ['b', 'invalid']],
    ['no id', { type: 'Notice', props: { text: '一句话' } }, ['', 'invalid']],
    ['no props', { type: 'Notice' }, ['', 'invalid']],
    ['nothing', null, ['', 'invalid']],
    ['a second id', notice('a'), ['a', 'doubleId']],
    [
      'a time that does not exist',
      notice('b', { when: { from: '20260230000000' } }),
      ['b', 'invalid'],
    ],
  ])('leaves out %s alone, and names it', (_, odd, dropped) => {
    const document = page([notice('a'), odd, notice('z')])
    expect(idsOf(document)).toEqual(['a', 'z'])
    expect(drops(document)).toEqual([dropped])
  })

  it('reads slots within slots, and no deeper than allowed', () => {
    const nested = (depth: number): unknown =>
      depth === 0 ? notice('inner') : group(`g${depth}`, [nested(depth - 1)])
    expect(drops(page([nested(LIMITS.depth)]))).toEqual([])
    expect(drops(page([nested(LIMITS.depth + 1)]))).toEqual([['inner', 'tooDeep']])
  })

  it('reads the zones of an old document as slots, where nothing is inline', () => {
    const zones = {
      'g:content': [notice('old')],
      'h:content': [notice('lost')],
      't:tabs[1].content': [notice('tab')],
    }
    const content = [
      { type: 'Group', props: { id: 'g' } },
      group('h', [notice('inline')]),
      { type: 'Tabs', props: { id: 't', tabs: [{ label: '一' }, { label: '二' }] } },
    ]
    const slots = read(page(content, { zones })).blocks.map((block) =>
      block.slots.map((inner) => inner.map(({ id }) => id)),
    )
    expect(slots).toEqual([[['old']], [['inline']], [[], ['tab']]])
  })

  it('keeps a feed only as the last block of the page itself', () => {
    const feed = (id: string) => ({ type: 'Feed', props: { id, channel: 'recommend' } })
    expect(idsOf(page([notice('a'), feed('f'), notice('b', { hidden: true })]))).toEqual(['a', 'f'])
    const document = page([feed('early'), group('g', [feed('inner')]), notice('b')])
    expect(idsOf(document)).toEqual(['g', 'b'])
    expect(drops(document)).toEqual([
      ['early', 'notLast'],
      ['inner', 'notLast'],
    ])
  })

  it('takes the ids of what is left out for free', () => {
    const broken = { type: 'Group', props: { id: 'g', columns: 9, content: [notice('a')] } }
    const document = page([broken, notice('a'), group('g', [notice('b'), notice('b')])])
    expect(idsOf(document)).toEqual(['a', 'g'])
    expect(drops(document)).toEqual([
      ['g', 'invalid'],
      ['b', 'doubleId'],
    ])
  })

  it.each([
    ['an unknown kind', { type: 'Shelf', props: { id: 's', books: [notice('a'), notice('b')] } }],
    [
      'an unknown kind with slots in a list',
      {
        type: 'Pages',
        props: { id: 's', pages: [{ in: [notice('a')] }, { in: [notice('b')] }, 5] },
      },
    ],
    ['no id', { type: 'Group', props: { content: [notice('a'), notice('b')] } }],
    ['a wrong prop', { type: 'Group', props: { id: 's', columns: 9, content: bothNotices } }],
  ])('counts what is in a container with %s', (_, container) => {
    const { total, blocks } = read(page([container, notice('z')]))
    expect([total, blocks.map(({ id }) => id)]).toEqual([4, ['z']])
  })

  it('leaves out what an editor has hidden without a word', () => {
    const document = page([notice('a', { hidden: true }), notice('b')])
    expect([idsOf(document), drops(document), read(document).total]).toEqual([['b'], [], 1])
  })

  it('keeps for no viewer a block whose audience it does not know', () => {
    const [one, two] = read(
      page([notice('a', { who: { moon: true } }), notice('b', { who: { vip: true } })]),
    ).blocks
    expect([one?.who, two?.who]).toEqual([null, { vip: true }])
  })

  it.each([
    ['notAPage', null],
    ['notAPage', { content: [] }],
    ['notAPage', page([], { root: { props: {} } })],
    ['tooMany', page(Array.from({ length: LIMITS.blocks + 1 }, (_, at) => notice(`n${at}`)))],
    [
      'tooMany',
      page([
        group('g', Array.from({ length: 10_000 }, (_, at) => notice(`n${at}`)).slice(0, 1_500)),
      ]),
    ],
    ['tooLarge', page([notice('a', { padding: 'x'.repeat(LIMITS.bytes) })])],
  ])('is refused whole as %s', (why, document) => {
    expect(readDocument(document)).toBe(why)
  })

  it('may have as many blocks as allowed', () => {
    expect(
      read(page(Array.from({ length: LIMITS.blocks }, (_, at) => notice(`n${at}`)))).total,
    ).toBe(80)
  })

  it('sets nothing on prototypes', () => {
    const text =
      '{"root":{"props":{"title":"页","__proto__":{"polluted":1}}},"content":[{"type":"Notice","props":{"id":"a","text":"x","__proto__":{"polluted":1}}}],"zones":{"__proto__":[]}}'
    const { blocks } = read(JSON.parse(text))
    expect(blocks.length).toBe(1)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(Reflect.get(blocks[0]?.props ?? {}, 'polluted')).toBeUndefined()
  })

  it.each([
    [
      '10,000 blocks',
      page(Array.from({ length: 10_000 }, (_, at) => notice(`n${at}`))),
      'tooLarge',
    ],
    ['10,000 empty blocks', page(Array.from({ length: 10_000 }, () => ({}))), 'tooMany'],
    ['10,000 hidden blocks in a slot', page([group('g', bomb(10_000))]), 'tooLarge'],
    ['a slot 50 deep', page([deep(50)]), null],
    ['a slot 500 deep', page([deep(500)]), null],
    ['a slot 200,000 deep', page([deep(200_000)]), 'tooLarge'],
    ['10,000 zones', page([group('g', [])], { zones: manyZones(10_000) }), 'tooLarge'],
    [
      'zones that hold each other',
      page([{ type: 'Group', props: { id: 'g' } }], { zones: RING }),
      null,
    ],
  ])('of %s is read or refused at once', (_, document, why) => {
    const begun = process.threadCpuUsage()
    const result = readDocument(document)
    expect(process.threadCpuUsage(begun).user).toBeLessThan(500_000)
    expect(typeof result === 'string' ? result : null).toBe(why)
    expect(typeof result === 'string' ? 0 : result.total).toBeLessThanOrEqual(LIMITS.blocks)
  })

  it('never throws, whatever it is', () => {
    const law = () =>
      fc.assert(
        fc.property(fc.jsonValue(), fc.jsonValue(), (content, zones) => {
          readDocument(content)
          readDocument({ root: { props: { title: '页' } }, content: [content], zones })
          readDocument(page([{ type: 'Tabs', props: { id: 'a', tabs: content, when: zones } }]))
        }),
      )
    expect(law).not.toThrow()
  })
})

describe('the copy in the pack', () => {
  it.each([
    [1, [], false],
    [2, [], true],
    [1, [notice('a'), { type: 'X', props: { id: 'b' } }], false],
    [1, [notice('a'), { type: 'X', props: { id: 'b' } }, { type: 'Y', props: { id: 'c' } }], true],
    [1, [{ type: 'Group', props: { id: 'g', columns: 9, content: bothNotices } }], true],
    [
      1,
      [{ type: 'Shelf', props: { id: 's', books: bothNotices } }, notice('c'), notice('d')],
      true,
    ],
    [
      1,
      [group('g', bothNotices), { type: 'Group', props: { id: 'h', columns: 9, content: [] } }],
      false,
    ],
  ])('replaces a page that asks for renderer %d with blocks %j: %j', (minRenderer, content, is) => {
    const document = page(content, { root: { props: { title: '页', minRenderer } } })
    expect(isBeyondUs(read(document), 1)).toBe(is)
  })
})

describe('an area of a picture', () => {
  it.each([
    [{ x: 0, y: 0, w: 12, h: 25 }, true],
    [{ x: 0, y: 0, w: 11, h: 25 }, false],
    [{ x: 0, y: 0, w: 12, h: 24 }, false],
    [{ x: 90, y: 0, w: 12, h: 25 }, false],
    [{ x: 0, y: 80, w: 12, h: 25 }, false],
  ])('%j on 750 by 360 can be tapped: %j', (area, can) => {
    expect(canBeTapped(area, { width: 750, height: 360 })).toBe(can)
  })
})
