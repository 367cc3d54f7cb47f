import { expect, test } from 'vitest'
import { maySnapshotBeShown, SNAPSHOT_LIFE, type OpenedPage } from './dated-snapshot.ts'

const NOW = Date.UTC(2026, 2, 11, 2)
const kept = {
  owner: 'open-zhang',
  address: '/asset/holdList',
  version: '1.4.0+trading.1.4.1',
  at: NOW - 60_000,
  hidden: false,
  look: '390|light',
}
const { at, ...same } = kept
const page: OpenedPage = { ...same, now: at + 60_000 }

test('the same user’s page in the same look may show its snapshot', () => {
  expect(maySnapshotBeShown(kept, page)).toBe(true)
})

test('a visitor’s page may show a visitor’s snapshot', () => {
  expect(maySnapshotBeShown({ ...kept, owner: '' }, { ...page, owner: '' })).toBe(true)
})

test.each<[string, Partial<OpenedPage>]>([
  ['another user', { owner: 'open-li' }],
  ['a visitor after the user has signed out', { owner: '' }],
  ['a user that is not known yet', { owner: null }],
  ['another address', { address: '/asset/holdList?sort=income' }],
  ['another version of the packs', { version: '1.4.1' }],
  ['another theme, size of text or width', { look: '390|dark' }],
  ['a page whose amounts are hidden by now', { hidden: true }],
  ['a page that is older than the snapshot, as after the clock was set back', { now: at - 1 }],
  ['a page a week and a moment later', { now: at + SNAPSHOT_LIFE + 1 }],
])('a snapshot is not shown to %s', (_, other) => {
  expect(maySnapshotBeShown(kept, { ...page, ...other })).toBe(false)
})

test('a masked snapshot is not shown once amounts are visible again', () => {
  expect(maySnapshotBeShown({ ...kept, hidden: true }, page)).toBe(false)
})

test('a snapshot is shown up to a week', () => {
  expect(maySnapshotBeShown(kept, { ...page, now: at + SNAPSHOT_LIFE })).toBe(true)
})
