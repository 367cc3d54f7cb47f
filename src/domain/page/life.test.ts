import { describe, expect, it } from 'vitest'
import { pageDiff } from './diff.ts'
import {
  rollBackRefusal,
  follow,
  PAGE_EVENTS,
  PAGE_STATES,
  TRANSITIONS,
  withAuthor,
  type Act,
} from './life.ts'

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
      draft: 'draft submitted - - - - - - - -',
      submitted: '- - draft approved rejected - - - - -',
      approved: '- - draft - - scheduled - - - -',
      scheduled: '- - draft - - - live - - ended',
      live: '- - - - - - - takenDown live ended',
      ended: '- - - - - - - - - -',
      takenDown: '- - - - - - - - - -',
      rejected: '- - - - - - - - - -',
    })
  })

  it.each(PAGE_STATES.flatMap((state) => PAGE_EVENTS.map((event) => [state, event] as const)))(
    '%s and %s: follows the table and nothing else',
    (state, event) => {
      const next = TRANSITIONS[state][event]
      const isAuthors = ['withdraw', 'schedule', 'changeEnd'].includes(event)
      const by = event === 'takeDown' ? onCall : isAuthors ? author : reviewer
      expect(follow({ state, authors }, act(event, { by, until: '20260313000000' }))).toEqual(
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

describe('a version that is on', () => {
  const live = { state: 'live', authors, until: '20260401000000' } as const
  const NOW = '20260312090000'
  const end = (until: string | null, by: Act['by'], askedBy?: string) =>
    follow(live, act('changeEnd', { by, until, askedBy }))
  const down = (by: Act['by'], askedBy?: string) => follow(live, act('takeDown', { by, askedBy }))

  it.each([
    ['on call, alone', onCall, undefined, { state: 'takenDown' }],
    ['its author, alone', author, undefined, { refused: 'needsSecond' }],
    ['another, alone', reviewer, undefined, { refused: 'needsSecond' }],
    ['another, as its author has asked', reviewer, 'author', { state: 'takenDown' }],
    ['its author, as another has asked', author, 'reviewer', { state: 'takenDown' }],
    ['who has asked, again', reviewer, 'reviewer', { refused: 'ownWish' }],
  ])('is taken down by %s', (_, by, askedBy, outcome) => {
    expect(down(by, askedBy)).toEqual(outcome)
  })

  it('is not taken down without a reason', () => {
    const without = act('takeDown', { by: onCall, reason: ' ' })
    expect(follow(live, without)).toEqual({ refused: 'noReason' })
  })

  it.each([
    ['sooner by its author', '20260313000000', author, undefined, { state: 'live' }],
    ['sooner by who is on call', '20260313000000', onCall, undefined, { state: 'live' }],
    ['sooner by another', '20260313000000', reviewer, undefined, { refused: 'notAuthor' }],
    ['now', NOW, author, undefined, { refused: 'noTime' }],
    ['later by its author', '20260402000000', author, undefined, { refused: 'needsSecond' }],
    ['never by its author', null, author, undefined, { refused: 'needsSecond' }],
    ['later by who is on call', '20260402000000', onCall, undefined, { refused: 'needsSecond' }],
    ['later by another', '20260402000000', reviewer, undefined, { refused: 'notAuthor' }],
    ['later, confirmed by another', '20260402000000', reviewer, 'author', { state: 'live' }],
    ['never, confirmed by another', null, reviewer, 'author', { state: 'live' }],
    ['later, confirmed by its author', null, author, 'duty', { refused: 'ownWork' }],
    ['later, confirmed by who has asked', null, onCall, 'duty', { refused: 'ownWish' }],
  ])('ends %s', (_, until, by, askedBy, outcome) => {
    expect(end(until, by, askedBy)).toEqual(outcome)
  })

  it('that has no end gets one at once', () => {
    const sooner = act('changeEnd', { by: author, until: '20260401000000' })
    expect(follow({ ...live, until: null }, sooner)).toEqual({ state: 'live' })
  })
})

describe('a roll-back', () => {
  const past = {
    state: 'ended',
    authors,
    until: '20260401000000',
    publishedAt: '20260301000000',
  } as const
  const NOW = '20260312090000'

  it.each([
    ['until its own end', {}, past.until, author, null],
    ['until sooner', {}, '20260313000000', author, null],
    ['by who is on call', {}, past.until, onCall, null],
    ['by another', {}, past.until, reviewer, 'notAuthor'],
    ['until later', {}, '20260402000000', author, 'laterEnd'],
    ['for good', {}, null, author, 'laterEnd'],
    ['for good of what had no end', { until: null }, null, author, null],
    ['of what is over', { until: '20260312000000' }, '20260312000000', author, 'noTime'],
    ['of what is over, until later', { until: '20260312000000' }, past.until, onCall, 'laterEnd'],
    ['of what was taken down', { state: 'takenDown' }, past.until, onCall, 'takenDown'],
    ['of what was never on', { publishedAt: null }, past.until, author, 'neverOn'],
    ['of what is on', { state: 'live' }, past.until, author, 'wrongState'],
  ] as const)('is allowed or refused %s', (_, more, until, by, refused) => {
    expect(rollBackRefusal({ ...past, ...more }, { by, until, from: NOW })).toBe(refused)
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
