import { describe, expect, it } from 'vitest'
import { pageDiff } from './diff.ts'
import {
  follow,
  isAuthor,
  PAGE_EVENTS,
  PAGE_STATES,
  TRANSITIONS,
  withAuthor,
  type Act,
} from './life.ts'

const act = (event: Act['event'], more: Partial<Act> = {}): Act => ({
  event,
  by: 'reviewer',
  approvalNo: 'HG-1',
  reason: '图片过大',
  from: '20260312090000',
  ...more,
})

describe('a version', () => {
  it('goes from where to where', () => {
    const table = PAGE_STATES.map((state) =>
      PAGE_EVENTS.map((event) => TRANSITIONS[state][event] ?? '-').join(' '),
    )
    expect(Object.fromEntries(PAGE_STATES.map((state, at) => [state, table[at]]))).toEqual({
      draft: 'draft submitted - - - - - -',
      submitted: '- - draft approved rejected - - -',
      approved: '- - draft - - scheduled - -',
      scheduled: '- - draft - - - live ended',
      live: '- - - - - - - ended',
      ended: '- - - - - - - -',
      rejected: '- - - - - - - -',
    })
  })

  it.each(PAGE_STATES.flatMap((state) => PAGE_EVENTS.map((event) => [state, event] as const)))(
    '%s and %s: follows the table and nothing else',
    (state, event) => {
      const next = TRANSITIONS[state][event]
      const by = event === 'withdraw' ? 'author' : 'reviewer'
      expect(follow({ state, author: 'author' }, act(event, { by }))).toEqual(
        next === undefined ? { refused: 'wrongState' } : { state: next },
      )
    },
  )

  it.each([
    ['submitted', act('approve', { by: 'author' }), 'ownWork'],
    ['submitted', act('reject', { by: 'author' }), 'ownWork'],
    ['submitted', act('withdraw'), 'notAuthor'],
    ['scheduled', act('withdraw'), 'notAuthor'],
    ['submitted', act('approve', { approvalNo: ' ' }), 'noApprovalNo'],
    ['submitted', act('reject', { reason: '' }), 'noReason'],
    ['draft', act('submit', { problems: 1 }), 'problems'],
    ['approved', act('schedule', { until: '20260312090000' }), 'noTime'],
  ] as const)('%s refuses %j as %s', (state, of, refused) => {
    expect(follow({ state, author: 'author' }, of)).toEqual({ refused })
  })
})

describe('who wrote a draft', () => {
  it.each([
    ['甲', '甲', '甲'],
    ['甲', '乙', '甲、乙'],
    ['甲、乙', '甲', '甲、乙'],
    ['甲、乙', '乙', '甲、乙'],
    ['甲乙', '甲', '甲乙、甲'],
  ])('%s and then %s: %s', (author, by, all) => {
    expect(withAuthor(author, by)).toBe(all)
  })

  it.each([
    ['甲', true],
    ['乙', true],
    ['丙', false],
    ['甲、乙', true],
    ['', false],
  ])('%s is one of 甲、乙: %j', (by, is) => {
    expect(isAuthor('甲、乙', by)).toBe(is)
    const refused = follow({ state: 'submitted', author: '甲、乙' }, act('approve', { by }))
    expect(refused).toEqual(is ? { refused: 'ownWork' } : { state: 'approved' })
  })
})

describe('the difference of two documents', () => {
  const page = (content: readonly unknown[], title = '页') => ({
    root: { props: { title } },
    content,
  })
  const notice = (id: string, text = '一') => ({ type: 'Notice', props: { id, text } })
  const none = { added: [], removed: [], changed: [], moved: false, root: false }

  it.each([
    [
      'nothing',
      page([notice('a')]),
      page([{ props: { text: '一', id: 'a' }, type: 'Notice' }]),
      {},
    ],
    ['a new block', page([]), page([notice('a')]), { added: ['a'] }],
    ['a lost block', page([notice('a')]), page([]), { removed: ['a'] }],
    ['a text', page([notice('a')]), page([notice('a', '二')]), { changed: ['a'] }],
    [
      'an order',
      page([notice('a'), notice('b')]),
      page([notice('b'), notice('a')]),
      { moved: true },
    ],
    ['a title', page([]), page([], '别的'), { root: true }],
    [
      'a text in a slot, and not its group',
      page([{ type: 'Group', props: { id: 'g', content: [notice('a')] } }]),
      page([{ type: 'Group', props: { id: 'g', content: [notice('a', '二')] } }]),
      { changed: ['a'] },
    ],
    ['no document', null, page([notice('a')]), { added: ['a'], root: true }],
  ])('names %s', (_, before, after, expected) => {
    expect(pageDiff(before, after)).toEqual({ ...none, ...expected })
  })
})
