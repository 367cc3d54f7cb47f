import { describe, expect, it } from 'vitest'
import { pageDiff } from './diff.ts'
import { follow, PAGE_EVENTS, PAGE_STATES, TRANSITIONS, withAuthor, type Act } from './life.ts'

const author = { id: 'author', onCall: false }
const reviewer = { id: 'reviewer', onCall: false }
const onCall = { id: 'duty', onCall: true }
const authors = [author.id]

const act = (event: Act['event'], more: Partial<Act> = {}): Act => ({
  event,
  by: reviewer,
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
      const by = event === 'withdraw' || event === 'schedule' ? author : reviewer
      expect(follow({ state, authors }, act(event, { by }))).toEqual(
        next === undefined ? { refused: 'wrongState' } : { state: next },
      )
    },
  )

  it.each([
    ['submitted', act('approve', { by: author }), 'ownWork'],
    ['submitted', act('reject', { by: author }), 'ownWork'],
    ['submitted', act('approve', { approvalNo: ' ' }), 'noApprovalNo'],
    ['submitted', act('reject', { reason: '' }), 'noReason'],
    ['draft', act('submit', { problems: 1 }), 'problems'],
    ['approved', act('schedule', { by: author, until: '20260312090000' }), 'noTime'],
  ] as const)('%s refuses %j as %s', (state, of, refused) => {
    expect(follow({ state, authors }, of)).toEqual({ refused })
  })
})

describe('who may', () => {
  const people = { author, second: { id: 'second', onCall: false }, reviewer, onCall }
  const ownAndOnCall = { ...people, onCall: { id: 'author', onCall: true } }
  const written = { authors: ['author', 'second'] }
  const yes = (state: string) => ({ state })
  const no = (refused: string) => ({ refused })

  it.each([
    ['submitted', 'withdraw', [yes('draft'), yes('draft'), no('notAuthor'), yes('draft')]],
    ['approved', 'withdraw', [yes('draft'), yes('draft'), no('notAuthor'), yes('draft')]],
    ['scheduled', 'withdraw', [yes('draft'), yes('draft'), no('notAuthor'), yes('draft')]],
    [
      'approved',
      'schedule',
      [yes('scheduled'), yes('scheduled'), no('notAuthor'), yes('scheduled')],
    ],
    ['submitted', 'approve', [no('ownWork'), no('ownWork'), yes('approved'), yes('approved')]],
    ['submitted', 'reject', [no('ownWork'), no('ownWork'), yes('rejected'), yes('rejected')]],
    ['draft', 'submit', [yes('submitted'), yes('submitted'), yes('submitted'), yes('submitted')]],
  ] as const)('%s %s: first author, second, another, on call', (state, event, outcomes) => {
    expect(
      Object.values(people).map((by) => follow({ state, ...written }, act(event, { by }))),
    ).toEqual(outcomes)
  })

  it('is not decided by being on call where somebody reviews their own page', () => {
    const by = ownAndOnCall.onCall
    expect(follow({ state: 'submitted', ...written }, act('approve', { by }))).toEqual(
      no('ownWork'),
    )
  })

  it.each([
    [['a'], 'a', ['a']],
    [['a'], 'b', ['a', 'b']],
    [['a', 'b'], 'a', ['a', 'b']],
    [['ab'], 'a', ['ab', 'a']],
  ])('%j and then %s wrote it: %j', (before, id, after) => {
    expect(withAuthor(before, id)).toEqual(after)
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
