// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { claimDrafts } from './draft.ts'
import { dropTrip, keepTrip, readTrip, type BankTrip } from './trip.ts'

const trip: BankTrip = {
  kind: 'bankSign',
  signNo: 'B1',
  target: '1009',
  purpose: '3',
  name: '江海银行',
  from: '/asset/holdList',
  routePath: '/deal/addBank',
  at: 1_000,
}

beforeEach(() => sessionStorage.clear())

test('a trip is read as it was stored, until it is dropped', () => {
  keepTrip(trip)
  expect(readTrip()).toEqual(trip)
  dropTrip()
  expect(readTrip()).toBeNull()
})

test('another user of the tab finds no trip', () => {
  claimDrafts(sessionStorage, 'zhang')
  keepTrip(trip)
  claimDrafts(sessionStorage, 'qian')
  expect(readTrip()).toBeNull()
})

test.each([
  ['leads to another site', { from: '//evil.example/' }],
  ['returns to a script', { routePath: 'javascript:alert(1)' }],
  ['is of no known kind', { kind: 'mall' }],
  ['has no number', { signNo: '' }],
])('a kept trip that %s is not read', (_what, change) => {
  sessionStorage.setItem('draft:bankTrip', JSON.stringify({ ...trip, ...change }))
  expect(readTrip()).toBeNull()
})
