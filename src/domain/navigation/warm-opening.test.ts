import { expect, test } from 'vitest'
import { MOST_OPENINGS, NEW_PAGE, warmStep, type WarmEvent, type WarmPage } from './warm-opening.ts'

const OF_ZHANG: WarmPage = { openings: 1, shownTo: ['zhang'], newest: '1', ended: false }

const asked = (openId: string, how: { readonly acts?: number; readonly isScreen?: boolean } = {}) =>
  ({ type: 'asked', opening: '2', openId, acts: 0, isScreen: true, ...how }) as const

test.each<[string, WarmPage, ReturnType<typeof asked>, string]>([
  ['a new page opens for anyone', NEW_PAGE, asked('zhang'), 'start'],
  ['a new page opens for someone signed out', NEW_PAGE, asked(''), 'start'],
  ['a page opens again for its user', OF_ZHANG, asked('zhang'), 'empty'],
  ['a page is not opened for another user', OF_ZHANG, asked('li'), 'refuse'],
  ['a page is not opened after its user signed out', OF_ZHANG, asked(''), 'refuse'],
  [
    'a page is not opened for the user who signed in on it',
    { ...OF_ZHANG, shownTo: ['', 'li'] },
    asked('li'),
    'refuse',
  ],
  [
    'a page is not opened in the middle of an order',
    OF_ZHANG,
    asked('zhang', { acts: 1 }),
    'refuse',
  ],
  [
    'a page is not opened too often',
    { ...OF_ZHANG, openings: MOST_OPENINGS },
    asked('zhang'),
    'refuse',
  ],
  [
    'a page is opened as often as is allowed',
    { ...OF_ZHANG, openings: MOST_OPENINGS - 1 },
    asked('zhang'),
    'empty',
  ],
  [
    'a page is not opened at an address of no screen',
    NEW_PAGE,
    asked('zhang', { isScreen: false }),
    'refuse',
  ],
  ['a page that has ended stays so', { ...OF_ZHANG, ended: true }, asked('zhang'), 'refuse'],
])('the opening of a page that was loaded ahead is decided: %s', (_, page, event, step) => {
  const ended = step === 'refuse'
  expect(warmStep(page, event)).toEqual([{ ...page, newest: '2', ended }, step])
})

const NEWER: WarmPage = { ...OF_ZHANG, newest: '2' }
const first = { opening: '1', openId: 'zhang' } as const
const second = { opening: '2', openId: 'zhang' } as const

test.each<[string, WarmPage, WarmEvent, WarmPage, string]>([
  [
    'an opening of an emptied page counts, and its user',
    { ...NEW_PAGE, newest: '1' },
    { type: 'emptied', ...first },
    OF_ZHANG,
    'bring',
  ],
  [
    'another opening of the same user counts',
    NEWER,
    { type: 'emptied', ...second },
    { ...NEWER, openings: 2 },
    'bring',
  ],
  [
    'an opening that was overtaken while the page was emptied does not count',
    NEWER,
    { type: 'emptied', ...first },
    NEWER,
    'rest',
  ],
  ['a screen that was brought is drawn', NEWER, { type: 'brought', ...second }, NEWER, 'draw'],
  [
    'a screen that was overtaken while it was brought is not drawn',
    NEWER,
    { type: 'brought', ...first },
    NEWER,
    'rest',
  ],
  [
    'a screen is not drawn where the user has changed meanwhile',
    { ...NEWER, shownTo: ['zhang', 'li'] },
    { type: 'brought', ...second },
    { ...NEWER, shownTo: ['zhang', 'li'], ended: true },
    'refuse',
  ],
  [
    'a user who signs in later has been shown the page too',
    NEWER,
    { type: 'userKnown', openId: 'li' },
    { ...NEWER, shownTo: ['zhang', 'li'] },
    'rest',
  ],
  [
    'a user who is known again is named once',
    NEWER,
    { type: 'userKnown', openId: 'zhang' },
    NEWER,
    'rest',
  ],
])(
  'the state of a page that was loaded ahead follows its events: %s',
  (_, page, event, after, step) => {
    expect(warmStep(page, event)).toEqual([after, step])
  },
)
