import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dropDraft, loadDraft, saveDraft } from './draft.ts'

const schema = v.object({ amount: v.string() })

/** The part of the browser's Storage that drafts use, over a map. */
function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

test('a draft comes back as it was, until it is dropped', () => {
  const place = storage()
  saveDraft(place, 'purchase:000001', { amount: '1000' })
  expect(loadDraft(place, 'purchase:000001', schema)).toEqual({ amount: '1000' })
  expect(loadDraft(place, 'purchase:000002', schema)).toBeNull()
  dropDraft(place, 'purchase:000001')
  expect(loadDraft(place, 'purchase:000001', schema)).toBeNull()
})

test.each(['{"amount":5}', 'not json', 'null', '[]'])('%s is no draft', (text) => {
  const place = storage()
  place.setItem('draft:x', text)
  expect(loadDraft(place, 'x', schema)).toBeNull()
})
