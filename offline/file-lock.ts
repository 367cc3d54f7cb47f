import { lstatSync, mkdirSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

// The lock is an exclusive SQLite transaction (`node:sqlite`) on a file that stays empty; Node has
// no flock. The operating system releases it when its process ends for any reason, so it is never
// stale. It belongs to the file, so it also works between containers on one machine, whose process
// numbers differ. `proper-lockfile` uses heartbeats: of two processes that find the same dead lock,
// one may remove the lock that the other has just taken. For the same reason the lock file is never
// deleted. A folder that several machines share needs a file system with locks (NFS 4, SMB).

/** The most bytes of a lock of an earlier version, a process number; longer files are kept. */
const MAX_OLD_LOCK_BYTES = 32
/** Between two attempts, in ms. */
const RETRY_INTERVAL = 25
/** SQLite's primary result codes. */
const SQLITE_BUSY = 5
const SQLITE_NOTADB = 26

/** Another process holds the lock (`busy`), or the lock file cannot be written (`disk`). */
export class LockUnavailable extends Error {
  override readonly name = 'LockUnavailable'
  readonly code: 'busy' | 'disk'

  constructor(code: 'busy' | 'disk', message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/**
 * Runs `work` while holding the exclusive lock of the file at `path`, within this process and
 * between processes. Waits for the lock for at most `timeout` ms. Throws `LockUnavailable`, and
 * what `work` throws.
 */
export async function withFileLock<T>(
  path: string,
  work: () => Promise<T>,
  timeout: number,
): Promise<T> {
  const until = performance.now() + timeout
  try {
    mkdirSync(dirname(path), { recursive: true })
  } catch (error) {
    throw lockError(path, error)
  }
  let held = tryLock(path)
  while (held === null) {
    if (performance.now() >= until) {
      throw new LockUnavailable('busy', `Another process holds the lock ${path}.`)
    }
    await wait(RETRY_INTERVAL)
    held = tryLock(path)
  }
  try {
    return await work()
  } finally {
    held.close()
  }
}

/**
 * Returns whether the lock is held now. Creates no file; false when the lock file is missing or
 * unreadable.
 */
export function isLocked(path: string): boolean {
  let probe: DatabaseSync | null = null
  try {
    probe = new DatabaseSync(path, { timeout: 0, readOnly: true })
    probe.exec('SELECT 1 FROM sqlite_schema')
    return false
  } catch (error) {
    return sqliteCode(error) === SQLITE_BUSY
  } finally {
    probe?.close()
  }
}

/**
 * The transaction that holds the lock; `null` when another process holds it. Throws
 * `LockUnavailable`.
 */
function tryLock(path: string): DatabaseSync | null {
  requireOwnFile(path)
  let database: DatabaseSync | null = null
  try {
    database = new DatabaseSync(path, { timeout: 0 })
    // Otherwise a killed process would leave a journal next to the lock file.
    database.exec('PRAGMA journal_mode = MEMORY')
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database?.close()
    const code = sqliteCode(error)
    if (code === SQLITE_BUSY) return null
    if (code !== SQLITE_NOTADB) throw lockError(path, error)
    // The content is no SQLite database: a lock of an earlier version. The file is emptied in place,
    // since another process may hold a lock on it; a new file would be a second lock.
    emptyOldLock(path)
    return null
  }
}

/** Refuses a path at which there is anything but a file: SQLite would follow a link. */
function requireOwnFile(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false) throw foreignFile(path)
}

function emptyOldLock(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found === undefined) return
  if (!found.isFile() || found.nlink > 1 || found.size > MAX_OLD_LOCK_BYTES) throw foreignFile(path)
  truncateSync(path)
}

const foreignFile = (path: string) =>
  new LockUnavailable('disk', `${path} is not a lock file; it was left as it is. Remove it.`)

/** SQLite's primary result code, the lowest byte of `errcode`; `null` for other errors. */
function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error && 'errcode' in error)) return null
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null
}

function lockError(path: string, cause: unknown): LockUnavailable {
  return new LockUnavailable('disk', `${path} cannot be written; check the folder and its owner.`, {
    cause,
  })
}
