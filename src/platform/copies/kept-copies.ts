import { abortWhenLeft } from './abort-when-left.ts'
import { inTime } from './in-time.ts'

/**
 * Copies of what was read, for reading offline: by group and name, for one owner or for everybody
 * (`''`). In IndexedDB, because the texts do not fit into local storage.
 */
const DATABASE = 'kept-copies'
const COPIES = 'copies'

export interface CopyName {
  readonly group: string
  readonly name: string
  readonly owner: string
}

/** The number of an owner's newest copies of a group that are stored, and for how many days. */
export interface CopyLimits {
  readonly most: number
  readonly days: number
}

interface Copy extends CopyName {
  readonly at: number
  readonly value: unknown
}

const DAY_MS = 86_400_000

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the database failed')),
    )
  })

/** Resolves when the transaction is written; rejects when it was aborted. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('the page was left')),
    )
  })

async function withStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(COPIES, { keyPath: ['owner', 'group', 'name'] })
  })
  const database = await answered(request)
  try {
    const transaction = abortWhenLeft(database.transaction(COPIES, mode))
    const acted = act(transaction.objectStore(COPIES))
    const [result] = await Promise.all([acted, written(transaction)])
    return result
  } finally {
    database.close()
  }
}

const keyOf = ({ owner, group, name }: CopyName) => [owner, group, name]

/** Every key that has an owner: those are digests in hexadecimal, and `''` sorts before them. */
const owned = () => IDBKeyRange.lowerBound(['0'])

/**
 * Keeps a copy, replacing an older one, and deletes those beyond the limits of its group, and the
 * copies of other users that a page was left too early to delete.
 */
export async function keepCopy(
  copy: CopyName,
  value: unknown,
  { most, days }: CopyLimits,
  now = Date.now(),
): Promise<void> {
  await withStore('readwrite', async (store) => {
    await answered(store.put({ ...copy, at: now, value } satisfies Copy))
    const all: Copy[] = await answered(store.getAll())
    const group = all.filter(({ owner, group: of }) => owner === copy.owner && of === copy.group)
    group.sort((a, b) => b.at - a.at)
    const old = group.filter(({ at }, place) => place >= most || at < now - days * DAY_MS)
    for (const it of old) store.delete(keyOf(it))
    if (copy.owner === '') return
    for (const it of all) {
      if (it.owner !== '' && it.owner !== copy.owner) store.delete(keyOf(it))
    }
  })
}

/**
 * A copy and the time at which it was stored; null if there is none or it is too old. Rejects after
 * two seconds without an answer.
 */
export async function readCopy(
  name: CopyName,
  { days }: CopyLimits,
  now = Date.now(),
): Promise<{ readonly at: number; readonly value: unknown } | null> {
  const copy = await inTime(
    withStore('readonly', (store) => answered<Copy | undefined>(store.get(keyOf(name)))),
  )
  return copy === undefined || copy.at < now - days * DAY_MS ? null : copy
}

/**
 * Deletes all copies that have an owner; those for everybody stay. Rejects as `readCopy` does: the
 * next user's page waits for it.
 */
export async function forgetOwnedCopies(): Promise<void> {
  // One request: the page may be left before the answer to a first one comes.
  await inTime(withStore('readwrite', (store) => answered(store.delete(owned()))))
}

/** Deletes the copies of one name, of all owners. */
export async function forgetCopies({ group, name }: Omit<CopyName, 'owner'>): Promise<void> {
  await withStore('readwrite', async (store) => {
    const keys = await answered(store.getAllKeys())
    for (const key of keys) {
      if (Array.isArray(key) && key[1] === group && key[2] === name) store.delete(key)
    }
  })
}
