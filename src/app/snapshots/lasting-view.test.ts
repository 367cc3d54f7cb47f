import { expect, test } from 'vitest'
import { isLasting } from './lasting-view.ts'

const NOW = '20260311090000'
const page = (nextChangeAt: string | null, more: object = {}) => ({
  kind: 'page',
  keptAt: null,
  of: { nextChangeAt },
  ...more,
})

test.each([
  ['a composed page that does not change', true, page(null)],
  ['one that changes after the week', true, page('20260319000000')],
  ['one that changes or ends within the week', false, page('20260318080000')],
  ['a copy of one', false, page(null, { keptAt: '20260310090000' })],
  ["the pack's own", false, page(null, { fromPack: true })],
  ['no page', false, { kind: 'unknown' }],
])('%s: %s that it may be shown again', (_, lasting, data) => {
  expect(isLasting({ queryKey: ['queryPage', {}, ''], data }, NOW)).toBe(lasting)
})

test('a slot without a page may be shown again as it was, without anything', () => {
  const queryKey = ['queryPage', { slot: 'boutique:980301', pageId: undefined }, '']
  expect(isLasting({ queryKey, data: { kind: 'unknown' } }, NOW)).toBe(true)
  expect(isLasting({ queryKey, data: { kind: 'notYet' } }, NOW)).toBe(false)
})

test.each([
  ['figures', true, { nav: '1.0000' }],
  ['a list from the provider', true, { pages: [{ payload: [], keptAt: null }] }],
  ['a list from its copy', false, { pages: [{ payload: [], keptAt: 1 }] }],
  ['an item from its copy', false, { payload: {}, keptAt: 1 }],
])('%s: %s that it may be shown again', (_, lasting, data) => {
  expect(isLasting({ queryKey: ['listItems', {}], data }, NOW)).toBe(lasting)
})
