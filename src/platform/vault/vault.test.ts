// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { types } from 'node:util'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { breakSeals } from './seal.ts'
import {
  forgetEntries,
  forgetOthers,
  forgetPart,
  readEntry,
  VIEW,
  writeEntry as write,
  type EntryName,
} from './vault.ts'

const ADDRESS = '/asset/holdList'
const zhang = { owner: 'open-zhang', group: VIEW, name: ADDRESS, version: '1.0.0' }
const li = { ...zhang, owner: 'open-li' }
const secret = { at: 5, text: '张伟 128,456.78' }
const always = () => true
const LIMITS = { most: 12, bytes: 60_000 }
const writeEntry = (name: EntryName, entry: typeof secret, still: () => boolean) =>
  write(name, entry, LIMITS, still)

const openDatabase = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('vault', 1)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')))
  })

async function counted(store: 'keys' | 'entries'): Promise<number> {
  const database = await openDatabase()
  const request = database.transaction(store).objectStore(store).count()
  return new Promise((resolve) => {
    request.onsuccess = () => {
      database.close()
      resolve(request.result)
    }
  })
}

async function storedEntries(): Promise<unknown[]> {
  const database = await openDatabase()
  const request = database.transaction('entries').objectStore('entries').getAll()
  return new Promise((resolve) => {
    request.onsuccess = () => {
      database.close()
      resolve(request.result)
    }
  })
}

beforeEach(() => forgetEntries())

test('an owner reads back what they stored at an address, with its time', async () => {
  expect(await writeEntry(zhang, secret, always)).toBe(true)
  expect(await readEntry(zhang)).toEqual(secret)
})

test.each([
  ['another user', { owner: 'open-li' }],
  ['a visitor', { owner: '' }],
  ['another address', { name: '/' }],
  ['another group', { group: 'item' }],
])('an entry is not found for %s', async (_, other) => {
  await writeEntry(zhang, secret, always)
  expect(await readEntry({ ...zhang, ...other })).toBe(null)
})

test('an entry written by another version of the packs cannot be decrypted', async () => {
  await writeEntry(zhang, secret, always)
  await expect(readEntry({ ...zhang, version: '1.0.1' })).rejects.toMatchObject({
    name: 'OperationError',
  })
})

test('an entry whose time was changed in the database cannot be decrypted', async () => {
  await writeEntry(zhang, secret, always)
  const database = await openDatabase()
  const entries = database.transaction('entries', 'readwrite').objectStore('entries')
  await new Promise<void>((resolve) => {
    entries.openCursor().onsuccess = ({ target }) => {
      const cursor = target instanceof IDBRequest ? target.result : null
      if (cursor === null) return resolve()
      cursor.update({ ...cursor.value, at: 6 })
      cursor.continue()
    }
  })
  database.close()
  await expect(readEntry(zhang)).rejects.toMatchObject({ name: 'OperationError' })
})

test('the key cannot be exported, and the database has neither user nor figures in plain text', async () => {
  await writeEntry(zhang, secret, always)
  const database = await openDatabase()
  const request = database.transaction('keys').objectStore('keys').get('views')
  const kept = await new Promise<unknown>((resolve) => {
    request.addEventListener('success', () => resolve(request.result))
  })
  database.close()
  expect(kept).toMatchObject({ key: { extractable: false } })
  expect(JSON.stringify(kept)).not.toContain('zhang')
  const [entry] = await storedEntries()
  const data: unknown = Reflect.get(Object(entry), 'data')
  if (!types.isArrayBuffer(data)) throw new Error('nothing is kept')
  expect(Buffer.from(data).includes(Buffer.from(secret.text))).toBe(false)
})

test('sign-out deletes the key and the entries', async () => {
  await writeEntry(zhang, secret, always)
  await forgetEntries()
  expect(await readEntry(zhang)).toBe(null)
  expect([await counted('keys'), await counted('entries')]).toEqual([0, 0])
})

test('entries are unreadable from the moment of sign-out, before the database has answered', async () => {
  await writeEntry(zhang, secret, always)
  breakSeals()
  expect(await readEntry(zhang)).toBe(null)
})

test('the next page deletes what was left by a page that ended during sign-out', async () => {
  await writeEntry(zhang, secret, always)
  breakSeals()
  await forgetOthers('')
  expect(await counted('entries')).toBe(0)
  expect(Object.keys(localStorage)).not.toContain('viewsSeal')
})

test('a page of another user deletes the entries; a page of the same user keeps them', async () => {
  await writeEntry(zhang, secret, always)
  await forgetOthers(zhang.owner)
  expect(await readEntry(zhang)).toEqual(secret)
  await forgetOthers(li.owner)
  expect([await counted('keys'), await counted('entries')]).toEqual([0, 0])
})

test('an entry is not stored if its user signs out while it is being encrypted', async () => {
  let asked = 0
  const writing = writeEntry(zhang, secret, () => (asked += 1) < 2)
  expect(await writing).toBe(false)
  const again = writeEntry(zhang, secret, always)
  breakSeals()
  expect(await again).toBe(false)
  await forgetEntries()
  expect(await counted('entries')).toBe(0)
})

test('only the twelve newest entries of a group are retained', async () => {
  for (let at = 1; at <= 13; at += 1)
    await writeEntry({ ...zhang, name: `/${at}` }, { at, text: 'x' }, always)
  expect(await counted('entries')).toBe(12)
  expect(await readEntry({ ...zhang, name: '/1' })).toBe(null)
  expect(await readEntry({ ...zhang, name: '/2' })).not.toBe(null)
})

test('an entry of more than 60 KB is not stored', async () => {
  expect(await writeEntry(zhang, { at: 1, text: 'x'.repeat(60_001) }, always)).toBe(false)
})

test('a lost session takes the views, and leaves the copies', async () => {
  const copy = { ...zhang, group: 'item' }
  await writeEntry(zhang, secret, always)
  await writeEntry(copy, secret, always)
  await forgetPart('views')
  expect([await readEntry(zhang), await readEntry(copy)]).toEqual([null, secret])
})

test.each([
  ['once an entry is written', ['vault'], () => writeEntry(zhang, secret, always)],
  ['at a sign-out before that', [], () => forgetEntries()],
  ['by a page of another user before that', [], () => forgetOthers('open-li')],
])('the databases of earlier releases are deleted %s', async (_, left, act) => {
  const former = indexedDB
  globalThis.indexedDB = new IDBFactory()
  try {
    for (const name of ['snapshots', 'kept-copies']) {
      const request = indexedDB.open(name)
      await new Promise((resolve) => request.addEventListener('success', resolve))
      request.result.close()
    }
    localStorage.clear()
    await act()
    await expect
      .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
      .toEqual(left)
  } finally {
    globalThis.indexedDB = former
  }
})

test('in any sequence of users, each reads only what they have stored since signing in', async () => {
  const users = ['', 'open-zhang', 'open-li']
  const names = [VIEW, 'item'].flatMap((group) => [
    { group, name: '/' },
    { group, name: ADDRESS },
  ])
  const act = fc.oneof(
    fc.record({ kind: fc.constant('keep' as const), of: fc.constantFrom(...names) }),
    fc.record({ kind: fc.constant('signOut' as const) }),
    // The page ends before the database has deleted anything.
    fc.record({ kind: fc.constant('killedSignOut' as const) }),
    fc.record({ kind: fc.constant('signIn' as const), user: fc.constantFrom(...users) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      globalThis.indexedDB = new IDBFactory()
      localStorage.clear()
      let user = ''
      // The data of visitors are any visitor's.
      const kept = new Map<string, string>()
      const forget = () => {
        for (const key of kept.keys()) if (!key.startsWith('|')) kept.delete(key)
      }
      const keyOf = (owner: string, { group, name }: (typeof names)[number]) =>
        [owner, group, name].join('|')
      let at = 0
      for (const it of acts) {
        at += 1
        if (it.kind === 'keep') {
          const text = `${user} ${at}`
          await writeEntry({ owner: user, ...it.of, version: '1' }, { at, text }, always)
          kept.set(keyOf(user, it.of), text)
        } else if (it.kind === 'signIn') {
          if (it.user !== user) forget()
          user = it.user
          await forgetOthers(user)
        } else {
          if (it.kind === 'signOut') await forgetEntries()
          else breakSeals()
          forget()
          user = ''
        }
        for (const owner of users) {
          for (const of of names) {
            const read = await readEntry({ owner, ...of, version: '1' })
            expect(read?.text).toBe(kept.get(keyOf(owner, of)))
          }
        }
      }
    }),
    { numRuns: 25 },
  )
})

test('reading fails within two seconds if the database never answers', async () => {
  await writeEntry(zhang, secret, always)
  vi.useFakeTimers()
  // Opening neither succeeds nor fails.
  const open = vi.spyOn(indexedDB, 'open')
  open.mockReturnValue(Object.assign(new IDBOpenDBRequest(), {}))
  const read = readEntry(zhang).then(() => 'read', String)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await read).toContain('does not answer')
  open.mockRestore()
  vi.useRealTimers()
})
