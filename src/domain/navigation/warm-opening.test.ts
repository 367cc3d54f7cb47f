import { expect, test } from 'vitest'
import { MOST_OPENINGS, openingRefusal } from './warm-opening.ts'

const NEW = { openings: 0, shownTo: [], acts: 0 }

test.each([
  ['a new page opens for anyone', NEW, 'zhang', null],
  ['and for someone signed out', NEW, '', null],
  ['a page opens again for its user', { ...NEW, openings: 1, shownTo: ['zhang'] }, 'zhang', null],
  ['not for another', { ...NEW, openings: 1, shownTo: ['zhang'] }, 'li', 'other-user'],
  ['not after its user signed out', { ...NEW, openings: 1, shownTo: ['zhang'] }, '', 'other-user'],
  ['not for who signed in on it', { ...NEW, openings: 1, shownTo: ['', 'li'] }, 'li', 'other-user'],
  ['not in the middle of an order', { openings: 1, shownTo: ['li'], acts: 1 }, 'li', 'busy'],
  ['not too often', { openings: MOST_OPENINGS, shownTo: ['li'], acts: 0 }, 'li', 'worn'],
  ['once less is allowed', { openings: MOST_OPENINGS - 1, shownTo: ['li'], acts: 0 }, 'li', null],
] as const)('the use of a page that was loaded ahead is judged: %s', (_, page, openId, refusal) => {
  expect(openingRefusal(page, openId)).toBe(refusal)
})
