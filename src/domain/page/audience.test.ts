import { createHash } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  anybody,
  isMeant,
  isPersonal,
  secondsToAsk,
  visibleBlocks,
  visibleItems,
  type Viewer,
} from './audience.ts'
import { cutDocument } from './cut.ts'
import { readDocument } from './document.ts'
import { armAt, placeOf, subjectText } from './experiment.ts'
import { FORM } from './migrations.ts'
import { experiment } from './root.ts'

const NOW = '20260311100000'
const viewer = (more: Partial<Viewer> = {}): Viewer => ({ ...anybody('app'), ...more })

describe('an audience', () => {
  it.each([
    [{}, {}, true],
    [{ signedIn: true }, {}, false],
    [{ signedIn: false }, { signedIn: true }, false],
    [{ newUser: true }, { newUser: true }, true],
    [{ vip: true }, { vip: false }, false],
    [{ classMin: 3 }, { riskClass: 3 }, true],
    [{ classMin: 3 }, { riskClass: 2 }, false],
    [{ classMin: 1 }, { riskClass: null }, false],
    [{ holds: ['980303'] }, { holds: ['980201', '980303'] }, true],
    [{ holds: ['980303'] }, { holds: [] }, false],
    [{ hosts: ['wechat'] }, {}, false],
    [{ hosts: ['wechat', 'app'] }, {}, true],
    [{ hosts: ['wechat'] }, { host: null }, true],
    [{ vip: true, hosts: ['app'] }, { vip: true }, true],
    [null, { vip: true, signedIn: true }, false],
  ] as const)('%j means %j: %j', (who, of, is) => {
    expect(isMeant(who, viewer(of))).toBe(is)
  })

  it.each([
    [{ hosts: ['app'] }, false],
    [{ vip: false }, true],
    [{ classMin: 1, hosts: ['app'] }, true],
    [null, false],
  ] as const)('%j depends on the user: %j', (who, is) => {
    expect(isPersonal(who)).toBe(is)
  })
})

const block = (id: string, more: object) => ({
  type: 'Notice',
  props: { id, text: '一句话', ...more },
})
const page = (content: readonly unknown[], more: object = {}) => ({
  root: { props: { title: '页', form: FORM } },
  content,
  ...more,
})
const shown = (document: unknown, of: Viewer, arm: string | null = null) => {
  const read = readDocument(document)
  return typeof read === 'string'
    ? []
    : visibleBlocks(read.blocks, of, NOW, arm).map(({ id }) => id)
}

describe('what is shown now', () => {
  it.each([
    [{}, true],
    [{ when: { from: NOW } }, true],
    [{ when: { from: '20260311100001' } }, false],
    [{ when: { until: NOW } }, false],
    [{ when: { until: '20260311100001' } }, true],
    [{ arm: 'a' }, true],
    [{ arm: 'b' }, false],
    [{ who: { moon: true } }, false],
  ])('is decided by %j: %j', (props, is) => {
    expect(shown(page([block('x', props)]), viewer(), 'a')).toEqual(is ? ['x'] : [])
  })
})

describe('pictures of a block', () => {
  it.each([
    [{}, true],
    [{ from: NOW }, true],
    [{ from: '20260311100001' }, false],
    [{ until: NOW }, false],
    [{ arm: 'a' }, false],
  ])('with %j are shown without an arm: %j', (more, is) => {
    const item = { from: null, until: null, arm: '', ...more }
    expect(visibleItems([item], NOW)).toEqual(is ? [item] : [])
  })
})

describe('what the provider leaves of a document', () => {
  const cut = (content: readonly unknown[], of: Viewer, arm: string | null = null) =>
    cutDocument(page(content), of, NOW, arm)

  it('is what its viewer sees, without the conditions', () => {
    const content = [
      block('vip', { who: { vip: true } }),
      block('all', {}),
      block('b', { arm: 'b' }),
      block('here', { who: { signedIn: false, hosts: ['app'] } }),
    ]
    const { doc, personal } = cut(content, viewer({ host: null }))
    expect(doc).toEqual(page([block('all', {}), block('here', { who: { hosts: ['app'] } })]))
    expect(personal).toBe(true)
    expect(cut([block('here', { who: { hosts: ['app'] } })], viewer()).personal).toBe(false)
  })

  it('reaches into slots, lists and zones', () => {
    const secret = block('secret', { who: { vip: true } })
    const content = [
      { type: 'Group', props: { id: 'g', content: [secret] } },
      { type: 'Tabs', props: { id: 't', tabs: [{ label: '一', content: [secret] }] } },
    ]
    const { doc } = cutDocument(
      page(content, { root: { props: { title: '页' } }, zones: { 'g:content': [secret] } }),
      viewer(),
      NOW,
      null,
    )
    expect(JSON.stringify(doc)).not.toContain('secret')
  })

  const HILLS = { src: '/documents/pages/hills.svg', width: 750, height: 360 }
  const picture = (alt: string, more: object = {}) => ({ picture: HILLS, alt, ...more })
  const carousel = (items: readonly object[]) => ({
    type: 'Carousel',
    props: { id: 'c', items },
  })

  it.each([
    ['a', '20260311110000', ['all', 'of a', 'soon over']],
    ['b', null, ['all', 'of b']],
    [null, null, ['all']],
  ])('has the pictures of the arm %s, and no arm by name', (arm, next, alts) => {
    const { doc, nextChangeAt } = cut(
      [
        carousel([
          picture('all'),
          picture('of a', { arm: 'a' }),
          picture('of b', { arm: 'b' }),
          picture('later', { arm: 'a', from: '20260312090000' }),
          picture('soon over', { arm: 'a', until: '20260311110000' }),
        ]),
      ],
      viewer(),
      arm,
    )
    const left = v.parse(
      v.object({
        content: v.tuple([
          v.object({ props: v.object({ items: v.array(v.object({ alt: v.string() })) }) }),
        ]),
      }),
      doc,
    )
    expect(left.content[0].props.items.map(({ alt }) => alt)).toEqual(alts)
    expect(JSON.stringify(doc)).not.toContain('"arm"')
    expect(nextChangeAt).toBe(next)
    expect(readDocument(doc)).toMatchObject({ dropped: [] })
  })

  it('has no block whose pictures are all of another arm', () => {
    const content = [carousel([picture('of b', { arm: 'b' })]), block('n', {})]
    expect(cut(content, viewer(), 'a').doc).toEqual(page([block('n', {})]))
  })

  it('leaves a picture whose arm cannot be read to the page, which leaves the block out', () => {
    const { doc } = cut([carousel([picture('odd', { arm: 7 })]), block('n', {})], viewer(), 'a')
    expect(readDocument(doc)).toMatchObject({ dropped: [{ id: 'c', why: 'invalid' }] })
  })

  it('says when it next changes', () => {
    const content = [
      block('a', { when: { from: '20260312090000' } }),
      block('b', { when: { until: '20260311120000' }, who: { vip: true } }),
      block('c', { when: { until: '20260310000000' } }),
    ]
    expect(cut(content, viewer()).nextChangeAt).toBe('20260311120000')
    expect(cut([block('a', {})], viewer()).nextChangeAt).toBeNull()
  })

  it('leaves what cannot be read to the page', () => {
    expect(cut([null, { type: 'X' }], viewer()).doc).toEqual(page([null, { type: 'X' }]))
  })

  it('shows the same as the page would show to that viewer', () => {
    const conditions = fc.record(
      {
        who: fc.record(
          { vip: fc.boolean(), signedIn: fc.boolean(), classMin: fc.integer({ min: 1, max: 5 }) },
          { requiredKeys: [] },
        ),
        arm: fc.constantFrom('', 'a', 'b'),
      },
      { requiredKeys: [] },
    )
    const law = () =>
      fc.assert(
        fc.property(
          fc.array(conditions, { maxLength: 8 }),
          fc.boolean(),
          fc.boolean(),
          fc.option(fc.integer({ min: 1, max: 5 })),
          (all, vip, signedIn, riskClass) => {
            const content = all.map((each, at) => block(`n${at}`, each))
            const of = viewer({ vip, signedIn, riskClass })
            const direct = shown(page(content), of, 'a')
            return shown(cut(content, of, 'a').doc, viewer()).join() === direct.join()
          },
        ),
      )
    expect(law).not.toThrow()
  })
})

describe('an arm', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const place = (id: string, subject: string) => placeOf(sha256(subjectText(id, subject)))
  const three = v.parse(experiment, {
    id: 'exp-home-1',
    arms: [
      { key: 'a', weight: 5_000 },
      { key: 'b', weight: 3_000 },
      { key: 'c', weight: 2_000 },
    ],
  })

  it.each([
    ['exp-home-1', 'zhang', 9332],
    ['exp-home-1', 'qian', 3065],
    ['exp-home-1', 'new', 7138],
    ['exp-home-1', 'device:7c0a', 7728],
    ['exp-home-2', 'zhang', 9443],
  ])('of %s gives %s the place %d', (id, subject, expected) => {
    expect(place(id, subject)).toBe(expected)
  })

  it.each([
    ['zhang', 'c'],
    ['qian', 'a'],
    ['new', 'b'],
  ])('of %s is %s', (subject, arm) => {
    expect(armAt(three, place('exp-home-1', subject))).toBe(arm)
  })

  it.each([
    [0, 'a'],
    [4_999, 'a'],
    [5_000, 'b'],
    [7_999, 'b'],
    [8_000, 'c'],
    [9_999, 'c'],
  ])('at place %d is %s', (at, arm) => {
    expect(armAt(three, at)).toBe(arm)
  })

  it.each([
    [[{ key: 'a', weight: 10_000 }]],
    [
      [
        { key: 'a', weight: 5_000 },
        { key: 'b', weight: 4_999 },
      ],
    ],
    [
      [
        { key: 'a', weight: 5_000 },
        { key: 'a', weight: 5_000 },
      ],
    ],
  ])('is refused by weights %j', (arms) => {
    expect(v.is(experiment, { id: 'x', arms })).toBe(false)
  })
})

describe('the next question', () => {
  it.each([
    [null, null],
    ['20260311100005', 60],
    ['20260311090000', 60],
    ['20260311110000', 3_600],
  ])('for a change at %s comes after %s seconds', (next, after) => {
    expect(secondsToAsk(next, NOW)).toBe(after)
  })
})
