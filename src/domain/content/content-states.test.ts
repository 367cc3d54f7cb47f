import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  CONTENT_TRANSITIONS,
  contentSeen,
  contentStateAfter,
  type ContentEvent,
  type ContentState,
} from './content-states.ts'

const STATES = ['draft', 'pending', 'shown', 'rejected', 'hidden', 'deleted'] as const
const EVENTS = ['submit', 'approve', 'reject', 'hide', 'restore', 'remove'] as const

const TABLE = `
draft    submit  pending
pending  approve shown
pending  reject  rejected
pending  remove  deleted
shown    hide    hidden
shown    remove  deleted
rejected remove  deleted
hidden   restore shown
hidden   remove  deleted
`
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/))

it.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))(
  'the state %s becomes what the table says after %s',
  (state, event) => {
    const row = TABLE.find(([from, by]) => from === state && by === event)
    expect(contentStateAfter(state, event)).toBe(row?.[2] ?? null)
  },
)

it('shows nothing before a review, and brings nothing back that was deleted', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<ContentEvent>(...EVENTS), { maxLength: 12 }), (events) => {
      let state: ContentState = 'draft'
      const seen: ContentState[] = []
      for (const event of events) {
        state = contentStateAfter(state, event) ?? state
        seen.push(state)
      }
      const shown = seen.indexOf('shown')
      const before = shown < 0 ? ['pending'] : seen.slice(0, shown)
      expect(before).toContain('pending')
      const deleted = seen.indexOf('deleted')
      const after = deleted < 0 ? [] : seen.slice(deleted)
      expect(after.filter((later) => later !== 'deleted')).toEqual([])
    }),
  )
  expect(CONTENT_TRANSITIONS.deleted).toEqual({})
})

it.each([
  ['draft', 'nothing', 'nothing'],
  ['pending', 'whole', 'nothing'],
  ['shown', 'whole', 'whole'],
  ['rejected', 'whole', 'nothing'],
  ['hidden', 'notice', 'notice'],
  ['deleted', 'notice', 'notice'],
] as const)('of %s the author sees %s, others %s', (state, author, others) => {
  expect(contentSeen(state, { isAuthor: true })).toBe(author)
  expect(contentSeen(state, { isAuthor: false })).toBe(others)
})
