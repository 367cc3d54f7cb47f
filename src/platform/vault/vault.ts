import { abortWhenLeft } from './abort-when-left.ts'
import { inTime } from './in-time.ts'
import { breakSeal, clearSeal, OWNED, readSeal, writeSeal, type Part } from './seal.ts'

/**
 * Texts that are read before or without the provider: views of screens, and answers. Encrypted in
 * IndexedDB by keys that no script can read.
 */
const DATABASE = 'vault'
const KEYS = 'keys'
const ENTRIES = 'entries'

/** The databases of earlier releases. */
const FORMER = ['snapshots', 'kept-copies']

/** Deletes what earlier releases have stored, of which one was in plain text. */
function dropFormer(): void {
  for (const name of FORMER) indexedDB.deleteDatabase(name)
}

/** The name of an entry: also what its encryption authenticates. */
export interface EntryName {
  /** An open id; empty for a visitor. */
  readonly owner: string
  readonly group: string
  readonly name: string
  /** Of the packs, where an entry can be read by the same code only; else empty. */
  readonly version: string
}

/** The limits of an owner's group of stored entries. */
export interface EntryLimits {
  /** The number of the newest ones. */
  readonly most: number
  readonly days?: number
  /** Bytes of the largest, before its encryption. */
  readonly bytes?: number
}

const DAY_MS = 86_400_000

interface Entry {
  readonly at: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

interface OwnerKey {
  /** An id as of an entry, without a name. */
  readonly owner: string
  readonly key: CryptoKey
}

const bytes = (text: string) => new TextEncoder().encode(text)

const base64 = (data: Uint8Array) => btoa(String.fromCharCode(...data))

async function idFor(sealed: string, owner: string, group = '', name = ''): Promise<string> {
  const text = bytes(JSON.stringify([sealed, owner, group, name]))
  return base64(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
}

/** Views of screens are the user's in a part of their own. */
export const VIEW = 'view'

const partOf = ({ owner, group }: Pick<EntryName, 'owner' | 'group'>): Part => {
  if (owner === '') return 'visitor'
  return group === VIEW ? 'views' : 'copies'
}

const keyFor = async (sealed: string, entry: Omit<EntryName, 'version'>) => [
  partOf(entry),
  entry.group,
  await idFor(sealed, entry.owner, entry.group, entry.name),
]

const authenticated = (sealed: string, { owner, group, name, version }: EntryName, at: number) =>
  bytes(JSON.stringify([sealed, owner, group, name, version, at]))

/** All keys that begin with these: an array sorts after every text. */
const beginningWith = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []])

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the database failed')),
    )
  })

async function openVault(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(KEYS)
    request.result.createObjectStore(ENTRIES)
    dropFormer()
  })
  const opened = answered(request)
  try {
    return await inTime(opened)
  } catch (error) {
    // No call waits any more for one that opens after all.
    void opened.then(
      (database) => database.close(),
      () => {},
    )
    throw error
  }
}

const ended = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.addEventListener('complete', () => resolve())
    change.addEventListener('abort', () =>
      reject(change.error ?? new Error('the database aborted the change')),
    )
  })

/** Returns whether there may be something to read of this owner's group. */
export const hasEntries = (of: Pick<EntryName, 'owner' | 'group'>): boolean =>
  Boolean(readSeal(partOf(of)))

/** Opens the database for one act, and closes it. */
async function within<T>(act: (database: IDBDatabase) => Promise<T>): Promise<T> {
  const database = await openVault()
  try {
    return await act(database)
  } finally {
    database.close()
  }
}

/** The text of an entry and when it was made; null where there is none for this owner. */
export async function readEntry(name: EntryName): Promise<{ at: number; text: string } | null> {
  const part = partOf(name)
  const sealed = readSeal(part)
  if (!sealed) return null
  // Made while the database opens: a transaction would end while it waits for a digest.
  const made = keyFor(sealed, name)
  return within(async (database) => {
    const id = await made
    const stores = abortWhenLeft(database.transaction([KEYS, ENTRIES]))
    const [owned, entry] = await Promise.all([
      answered<OwnerKey | undefined>(stores.objectStore(KEYS).get(part)),
      answered<Entry | undefined>(stores.objectStore(ENTRIES).get(id)),
    ])
    if (owned === undefined || entry === undefined) return null
    const { iv, at } = entry
    const additionalData = authenticated(sealed, name, at)
    const how = { name: 'AES-GCM', iv, additionalData }
    const plain = await crypto.subtle.decrypt(how, owned.key, entry.data)
    // Given up meanwhile.
    return readSeal(part) === sealed ? { at, text: new TextDecoder().decode(plain) } : null
  })
}

const storedKey = (database: IDBDatabase, part: Part) =>
  answered<OwnerKey | undefined>(
    abortWhenLeft(database.transaction(KEYS)).objectStore(KEYS).get(part),
  )

/** The owner's key; a new one where there is none or another's, whose entries go with theirs. */
async function keyOf(database: IDBDatabase, part: Part, owner: string): Promise<CryptoKey> {
  const stored = await storedKey(database, part)
  if (stored?.owner === owner) return stored.key
  const how = { name: 'AES-GCM', length: 256 }
  const key = await crypto.subtle.generateKey(how, false, ['encrypt', 'decrypt'])
  const change = abortWhenLeft(database.transaction([KEYS, ENTRIES], 'readwrite'))
  change.objectStore(ENTRIES).delete(beginningWith(part))
  change.objectStore(KEYS).put({ owner, key } satisfies OwnerKey, part)
  await ended(change)
  return key
}

/** Deletes what is beyond the newest of a group or older than `since`, within a change. */
function dropOldest(
  entries: IDBObjectStore,
  group: IDBKeyRange,
  { most, since }: { readonly most: number; readonly since: number },
): void {
  const found: { at: number; id: IDBValidKey }[] = []
  const walk = entries.openCursor(group)
  walk.onsuccess = () => {
    const cursor = walk.result
    if (cursor === null) {
      found.sort((a, b) => b.at - a.at)
      const old = found.filter(({ at }, place) => place >= most || at < since)
      for (const { id } of old) entries.delete(id)
      return
    }
    const { at }: Entry = cursor.value
    found.push({ at, id: cursor.primaryKey })
    cursor.continue()
  }
}

function newSeal(part: Part): string {
  const sealed = base64(crypto.getRandomValues(new Uint8Array(16)))
  writeSeal(part, sealed)
  return sealed
}

/**
 * Stores a text as an owner's entry; `still` says at the last moment whether the owner is still the
 * page's user. False where it was not stored.
 */
export async function writeEntry(
  name: EntryName,
  { at, text }: { readonly at: number; readonly text: string },
  { most, days = Infinity, bytes: largest = Infinity }: EntryLimits,
  still: () => boolean,
): Promise<boolean> {
  const plain = bytes(text)
  if (plain.length > largest || !still()) return false
  const part = partOf(name)
  const sealed = readSeal(part) || newSeal(part)
  const [id, owner] = await Promise.all([keyFor(sealed, name), idFor(sealed, name.owner)])
  return within(async (database) => {
    const key = await keyOf(database, part, owner)
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const additionalData = authenticated(sealed, name, at)
    const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain)
    // From here to the transaction nothing else runs: what is given up later is deleted after it.
    if (readSeal(part) !== sealed || !still()) return false
    const change = abortWhenLeft(database.transaction(ENTRIES, 'readwrite'))
    const entries = change.objectStore(ENTRIES)
    entries.put({ at, iv, data } satisfies Entry, id)
    const limits = { most, since: at - days * DAY_MS }
    dropOldest(entries, beginningWith(part, name.group), limits)
    await ended(change)
    return true
  })
}

/** Deletes one entry, if it is there. */
export async function forgetEntry(name: Omit<EntryName, 'version'>): Promise<void> {
  const sealed = readSeal(partOf(name))
  if (!sealed) return
  const id = await keyFor(sealed, name)
  await within(async (database) => {
    const change = abortWhenLeft(database.transaction(ENTRIES, 'readwrite'))
    change.objectStore(ENTRIES).delete(id)
    await ended(change)
  })
}

/** Gives up every entry of a part: unreadable when this returns, deleted when it resolves. */
export async function forgetPart(part: Part): Promise<void> {
  if (readSeal(part) === null) return
  breakSeal(part)
  await within(async (database) => {
    const change = abortWhenLeft(database.transaction([KEYS, ENTRIES], 'readwrite'))
    change.objectStore(KEYS).delete(part)
    change.objectStore(ENTRIES).delete(beginningWith(part))
    await ended(change)
    clearSeal(part)
  })
}

/** Gives up every entry of the user; what visitors have read stays. */
export async function forgetEntries(): Promise<void> {
  dropFormer()
  await Promise.all(OWNED.map(forgetPart))
}

async function forgetOthersIn(part: Part, owner: string): Promise<void> {
  const sealed = readSeal(part)
  if (sealed === null) return
  if (sealed === '') return forgetPart(part)
  const stored = await within((database) => storedKey(database, part))
  if (stored !== undefined && stored.owner !== (await idFor(sealed, owner))) await forgetPart(part)
}

/**
 * Deletes the stored entries of every other user, and those that an ended page has not deleted.
 */
export async function forgetOthers(owner: string): Promise<void> {
  dropFormer()
  await Promise.all(OWNED.map((part) => forgetOthersIn(part, owner)))
}
