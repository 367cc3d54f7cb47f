// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import {
  backBeyondTrip,
  backStep,
  historyIndex,
  joinTrip,
  loadRecords,
  recordVisit,
  saveRecords,
  type HistoryRecord,
} from './history.ts'

const at = (index: number, address: string): HistoryRecord => ({
  index,
  path: address.replace(/\?.*$/, ''),
  address,
})

const visit = (...addresses: string[]): readonly HistoryRecord[] =>
  addresses.reduce<readonly HistoryRecord[]>(
    (records, address, index) => recordVisit(records, at(index, address)),
    [],
  )

const paths = (records: readonly HistoryRecord[]) => records.map(({ path }) => path)

describe('back', () => {
  test.each([
    ['the page before', ['/', '/a', '/b'], 1],
    ['over visits to the same path', ['/', '/a', '/b', '/b?x=1', '/b'], 3],
    ['nowhere from the first page', ['/'], null],
    ['nowhere when every page is the same path', ['/a', '/a'], null],
  ])('goes to %s', (_, addresses, steps) => {
    expect(backStep(visit(...addresses))).toEqual(steps === null ? null : { to: 'entry', steps })
  })

  test('forgets what lay ahead when another way is taken', () => {
    expect(paths(recordVisit(visit('/', '/a', '/b'), at(1, '/c')))).toEqual(['/', '/c'])
  })

  test('keeps at most 50 records', () => {
    const records = visit(...Array.from({ length: 60 }, (_, index) => `/${index}`))
    expect(records).toHaveLength(50)
    expect(records[0]?.path).toBe('/10')
  })
})

describe('after a page of others', () => {
  /** Opens an address as a link from outside does: without the router's state. */
  const arrive = (address: string) => {
    history.replaceState(null, '', address)
    joinTrip(sessionStorage)
    const index = historyIndex() ?? 0
    saveRecords(sessionStorage, recordVisit(loadRecords(sessionStorage), at(index, address)))
    return loadRecords(sessionStorage)
  }

  beforeEach(() => {
    sessionStorage.clear()
    saveRecords(sessionStorage, visit('/', '/list?kind=plan', '/order'))
  })

  test('the records stay and go on counting', () => {
    expect(arrive('/order').map(({ index }) => index)).toEqual([0, 1, 2, 3])
  })

  test('back replaces the page with the nearest earlier different path, not with the foreign page', () => {
    const step = backStep(arrive('/order'))
    expect(step).toMatchObject({ to: 'address', address: '/list?kind=plan' })
    if (step?.to !== 'address') throw new Error('no address')
    saveRecords(sessionStorage, recordVisit(step.records, at(3, '/list?kind=plan')))
    expect(backStep(loadRecords(sessionStorage))).toMatchObject({ to: 'address', address: '/' })
  })

  test('back between pages on this side uses the browser’s own history', () => {
    const records = recordVisit(arrive('/order'), at(4, '/done'))
    expect(backStep(records)).toEqual({ to: 'entry', steps: 1 })
  })

  test('a tagged page is found beyond it, and only there', () => {
    const records = recordVisit(arrive('/order'), at(4, '/done'))
    const to = (address: string) => backBeyondTrip(records, (it) => it === address)
    expect(to('/list?kind=plan')).toMatchObject({ address: '/list?kind=plan' })
    expect(to('/nowhere')).toBeNull()
    expect(backBeyondTrip(records, (it) => it === '/order')).toBeNull()
  })

  test('a page that the browser goes back to has its own position', () => {
    history.replaceState({ idx: 1 }, '', '/list?kind=plan')
    joinTrip(sessionStorage)
    expect(loadRecords(sessionStorage)).toHaveLength(3)
    const records = recordVisit(arrive('/order'), at(1, '/list?kind=plan'))
    expect(paths(records)).toEqual(['/', '/list'])
    expect(backStep(records)).toEqual({ to: 'entry', steps: 1 })
  })
})

test.each(['not json', '{}', '[{"index":1}]', '[{"index":"1","path":"/","address":"/"}]'])(
  'records that are no records (%s) are none',
  (kept) => {
    sessionStorage.setItem('historyRecords', kept)
    expect(loadRecords(sessionStorage)).toEqual([])
  },
)
