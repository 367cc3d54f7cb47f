import { abortWhenLeft } from '#platform/copies/abort-when-left.ts'
import { inTime } from '#platform/copies/in-time.ts'
import { clearSeal, readSeal, breakSeal, writeSeal } from './seal.ts'

/**
 * The store of snapshots: encrypted in IndexedDB by a key that no script can read, for one owner at
 * a time.
 */
const DATABASE = 'snapshots'
const KEYS = 'keys'
const ENTRIES = 'entries'

/** The number of entries that are stored, the newest ones. */
const MOST_ENTRIES = 12
/** Bytes of an entry before its encryption. */
const MOST_BYTES = 60_000

/** Which entry: also what its encryption authenticates. */
export interface EntryName {
  readonly owner: string
  readonly address: string
  readonly version: string
}

interface Entry {
  readonly at: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

interface OwnerKey {
  /** An id as of an entry, without an address. */
  readonly owner: string
  readonly key: CryptoKey
}

const bytes = (text: string) => new TextEncoder().encode(text)

const base64 = (data: Uint8Array) => btoa(String.fromCharCode(...data))

async function idFor(sealed: string, owner: string, address: string): Promise<string> {
  const text = bytes(JSON.stringify([sealed, owner, address]))
  return base64(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
}

const authenticated = (sealed: string, { owner, address, version }: EntryName, at: number) =>
  bytes(JSON.stringify([sealed, owner, address, version, at]))

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

/** Whether there may be something to read. */
export const hasEntries = (): boolean => Boolean(readSeal())

/** The text of an entry and when it was made; null where there is none for this owner. */
export async function readEntry(name: EntryName): Promise<{ at: number; text: string } | null> {
  const sealed = readSeal()
  if (!sealed) return null
  const [database, id] = await Promise.all([openVault(), idFor(sealed, name.owner, name.address)])
  try {
    const stores = abortWhenLeft(database.transaction([KEYS, ENTRIES]))
    const [owned, entry] = await Promise.all([
      answered<OwnerKey | undefined>(stores.objectStore(KEYS).get(0)),
      answered<Entry | undefined>(stores.objectStore(ENTRIES).get(id)),
    ])
    if (owned === undefined || entry === undefined) return null
    const { iv, at } = entry
    const additionalData = authenticated(sealed, name, at)
    const how = { name: 'AES-GCM', iv, additionalData }
    const plain = await crypto.subtle.decrypt(how, owned.key, entry.data)
    // Given up meanwhile.
    return readSeal() === sealed ? { at, text: new TextDecoder().decode(plain) } : null
  } finally {
    database.close()
  }
}

/** The owner's key; a new one where the vault is empty or another's, whose entries go with theirs. */
async function keyOf(database: IDBDatabase, owner: string): Promise<CryptoKey> {
  const kept = await answered<OwnerKey | undefined>(
    abortWhenLeft(database.transaction(KEYS)).objectStore(KEYS).get(0),
  )
  if (kept?.owner === owner) return kept.key
  const how = { name: 'AES-GCM', length: 256 }
  const key = await crypto.subtle.generateKey(how, false, ['encrypt', 'decrypt'])
  const change = abortWhenLeft(database.transaction([KEYS, ENTRIES], 'readwrite'))
  change.objectStore(ENTRIES).clear()
  change.objectStore(KEYS).put({ owner, key } satisfies OwnerKey, 0)
  await ended(change)
  return key
}

/** Deletes what is beyond the newest, within a change. */
function dropOldest(entries: IDBObjectStore): void {
  const found: { at: number; id: IDBValidKey }[] = []
  const walk = entries.openCursor()
  walk.onsuccess = () => {
    const cursor = walk.result
    if (cursor === null) {
      found.sort((a, b) => b.at - a.at)
      for (const { id } of found.slice(MOST_ENTRIES)) entries.delete(id)
      return
    }
    const { at }: Entry = cursor.value
    found.push({ at, id: cursor.key })
    cursor.continue()
  }
}

function newSeal(): string {
  const sealed = base64(crypto.getRandomValues(new Uint8Array(16)))
  writeSeal(sealed)
  return sealed
}

/**
 * Stores a text as an owner's entry; `still` says at the last moment whether the owner is still the
 * page's user. False where it was not stored.
 */
export async function writeEntry(
  name: EntryName,
  { at, text }: { readonly at: number; readonly text: string },
  still: () => boolean,
): Promise<boolean> {
  const plain = bytes(text)
  if (plain.length > MOST_BYTES || !still()) return false
  const sealed = readSeal() || newSeal()
  const [database, id, owner] = await Promise.all([
    openVault(),
    idFor(sealed, name.owner, name.address),
    idFor(sealed, name.owner, ''),
  ])
  try {
    const key = await keyOf(database, owner)
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const additionalData = authenticated(sealed, name, at)
    const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain)
    // From here to the transaction nothing else runs: what is given up later is deleted after it.
    if (readSeal() !== sealed || !still()) return false
    const change = abortWhenLeft(database.transaction(ENTRIES, 'readwrite'))
    const entries = change.objectStore(ENTRIES)
    entries.put({ at, iv, data } satisfies Entry, id)
    dropOldest(entries)
    await ended(change)
    return true
  } finally {
    database.close()
  }
}

/** Gives up every entry: unreadable when this returns, deleted when it resolves. */
export async function forgetEntries(): Promise<void> {
  if (readSeal() === null) return
  breakSeal()
  const database = await openVault()
  try {
    const change = abortWhenLeft(database.transaction([KEYS, ENTRIES], 'readwrite'))
    change.objectStore(KEYS).clear()
    change.objectStore(ENTRIES).clear()
    await ended(change)
    clearSeal()
  } finally {
    database.close()
  }
}

/**
 * Deletes the stored entries of every other owner, and those that an ended page has not deleted.
 */
export async function forgetOthers(owner: string): Promise<void> {
  const sealed = readSeal()
  if (sealed === null) return
  if (sealed === '') return forgetEntries()
  const database = await openVault()
  let kept: OwnerKey | undefined
  try {
    kept = await answered(abortWhenLeft(database.transaction(KEYS)).objectStore(KEYS).get(0))
  } finally {
    database.close()
  }
  if (kept !== undefined && kept.owner !== (await idFor(sealed, owner, ''))) await forgetEntries()
}
