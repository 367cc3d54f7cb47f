// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetOwned } from '#session/owned-keys.ts'
import { keepDraft, readDraft } from './device-drafts.ts'

const DAY_MS = 86_400_000
const name = { personId: 'm-zhang', place: 'comment:a-1' }
const written = { title: '', text: '写了一半' }

beforeEach(() => localStorage.clear())

test('a draft is found again for thirty days, and no longer', () => {
  keepDraft(localStorage, name, written, 0)
  expect(readDraft(localStorage, name, 30 * DAY_MS)).toMatchObject(written)
  expect(readDraft(localStorage, name, 30 * DAY_MS + 1)).toBeNull()
})

test('a draft is one person’s and of one place', () => {
  keepDraft(localStorage, name, written)
  expect(readDraft(localStorage, { ...name, personId: 'm-qian' })).toBeNull()
  expect(readDraft(localStorage, { ...name, place: 'comment:a-2' })).toBeNull()
})

test('nothing written leaves no draft', () => {
  keepDraft(localStorage, name, written)
  keepDraft(localStorage, name, { title: '', text: '' })
  expect(localStorage).toHaveLength(0)
})

test('older drafts go when another is stored; what is damaged is none', () => {
  keepDraft(localStorage, name, written, 0)
  localStorage.setItem('own:contentDraft:m-zhang:idea', '{"at":')
  expect(readDraft(localStorage, { personId: 'm-zhang', place: 'idea' })).toBeNull()
  keepDraft(localStorage, { ...name, place: 'comment:a-2' }, written, 31 * DAY_MS)
  expect(Object.keys(localStorage)).toEqual(['own:contentDraft:m-zhang:comment:a-2'])
})

test('drafts are among what is deleted when their author signs out', () => {
  localStorage.setItem('other', '1')
  keepDraft(localStorage, name, written)
  forgetOwned(localStorage)
  expect(Object.keys(localStorage)).toEqual(['other'])
})
