// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetCopies, keepCopy as keepFor, readCopy, type CopyName } from './copies.ts'
import { forgetEntries } from './vault.ts'

const LIMITS = { most: 2, days: 7 }
const DAY_MS = 86_400_000
const item = (name: string, owner = '') => ({ group: 'item', name, owner })
const keepCopy = (name: CopyName, what: unknown, limits: typeof LIMITS, now: number) =>
  keepFor(name, what, limits, () => true, now)
const value = async (name: string, owner = '', now = 100) =>
  (await readCopy(item(name, owner), LIMITS, now))?.value

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

afterEach(() => void vi.useRealTimers())

test('a reader does not wait for a database that never answers', async () => {
  await keepCopy(item('a'), 1, LIMITS, 1)
  vi.useFakeTimers()
  // Opening it never ends.
  globalThis.indexedDB = Object.assign(new IDBFactory(), { open: () => new EventTarget() })
  const read = readCopy(item('a'), LIMITS).then(() => 'read', String)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await read).toContain('does not answer')
})

test('only the owner of a copy can read it', async () => {
  await keepCopy(item('a', 'aa'), { text: '甲' }, LIMITS, 1)
  expect(await readCopy(item('a', 'aa'), LIMITS, 2)).toMatchObject({
    at: 1,
    value: { text: '甲' },
  })
  expect([await value('a', 'bb'), await value('a')]).toEqual([undefined, undefined])
})

test('the newest copies are retained, counted for each owner and group', async () => {
  await keepCopy({ group: 'channel', name: 'a', owner: '' }, 0, LIMITS, 0)
  for (const [at, name] of ['a', 'b', 'c'].entries()) await keepCopy(item(name), at, LIMITS, at + 1)
  await keepCopy(item('d', 'aa'), 3, LIMITS, 4)
  expect([await value('a'), await value('b'), await value('c'), await value('d', 'aa')]).toEqual([
    undefined,
    1,
    2,
    3,
  ])
  expect(await readCopy({ group: 'channel', name: 'a', owner: '' }, LIMITS, 1)).not.toBeNull()
})

test('a copy older than seven days is not read, and is deleted when the next one is stored', async () => {
  await keepCopy(item('a'), 1, LIMITS, 0)
  expect(await value('a', '', 7 * DAY_MS)).toBe(1)
  expect(await value('a', '', 7 * DAY_MS + 1)).toBeUndefined()
  await keepCopy(item('b'), 2, LIMITS, 7 * DAY_MS + 1)
  expect(await value('a', '', 1)).toBeUndefined()
})

test('copies of the user are deleted together; those of visitors stay', async () => {
  await keepCopy(item('a', 'aa'), 1, LIMITS, 1)
  await keepCopy(item('a'), 2, LIMITS, 1)
  await forgetEntries()
  expect([await value('a', 'aa'), await value('a')]).toEqual([undefined, 2])
})

test('what another user left is deleted when a copy is stored for the next one', async () => {
  await keepCopy(item('a', 'aa'), 1, LIMITS, 1)
  await keepCopy(item('a'), 2, LIMITS, 1)
  expect(await value('a', 'aa')).toBe(1)
  await keepCopy(item('a', 'bb'), 3, LIMITS, 1)
  expect([await value('a', 'aa'), await value('a'), await value('a', 'bb')]).toEqual([
    undefined,
    2,
    3,
  ])
})

test('a page that is left does not keep the database locked', async () => {
  const factory = new IDBFactory()
  const open = factory.open.bind(factory)
  const begun = new Promise<void>((resolve) => {
    globalThis.indexedDB = Object.assign(factory, {
      open: (name: string, version: number) => {
        const request = open(name, version)
        request.addEventListener('success', () => {
          const database = request.result
          const begin = database.transaction.bind(database)
          database.transaction = (...all: Parameters<typeof begin>) => {
            resolve()
            return begin(...all)
          }
        })
        return request
      },
    })
  })
  const kept = keepCopy(item('a', 'aa'), 1, LIMITS, 1).then(() => 'kept', String)
  await begun
  dispatchEvent(new Event('pagehide'))
  expect(await kept).toContain('Abort')
  expect(await value('a', 'aa')).toBeUndefined()
})

test('a withdrawn item is deleted for the user and for visitors, and nothing else is', async () => {
  await keepCopy(item('a', 'aa'), 1, LIMITS, 1)
  await keepCopy(item('a'), 2, LIMITS, 1)
  await keepCopy(item('b'), 3, LIMITS, 1)
  await forgetCopies(item('a', 'aa'))
  expect([await value('a', 'aa'), await value('a'), await value('b')]).toEqual([
    undefined,
    undefined,
    3,
  ])
})
