import { truncateSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

// The operating system keeps the lock: an exclusive transaction of SQLite, which is part of Node,
// on a file that stays empty. Node itself has no flock. The system gives the lock back when its
// holder ends, however it ends, and keeps it by the file itself, so that processes of several
// containers on one machine exclude each other though each has its own numbers. There is nothing
// to become stale, no clock and no heartbeat. `proper-lockfile` goes by heartbeats: of two
// processes that find the same dead lock, one may remove what the other has just taken. The file
// is never removed, for the same reason. Where a folder is shared by several machines, its file
// system has to share locks too, as NFS 4 and SMB do.

const PAUSE = 25
const BUSY = 5
const NO_DATABASE = 26

/** Another process keeps a lock, or the disk does not let a lock be taken. */
export class LockUnavailable extends Error {
  override readonly name = 'LockUnavailable'
  readonly code: 'busy' | 'disk'

  constructor(code: 'busy' | 'disk', message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/**
 * Runs work while nobody else, in this process or another, runs work under the same file. Waits for its turn, `patience`
 * milliseconds at most. Throws `LockUnavailable`, and what the work throws.
 */
export async function withFileLock<T>(
  path: string,
  work: () => Promise<T>,
  patience: number,
): Promise<T> {
  const until = performance.now() + patience
  await mkdir(dirname(path), { recursive: true }).catch((error: unknown) => {
    throw lockError(path, error)
  })
  let held = tryLock(path)
  while (held === null) {
    if (performance.now() >= until) {
      throw new LockUnavailable('busy', `Another process keeps ${path}.`)
    }
    await wait(PAUSE)
    held = tryLock(path)
  }
  try {
    return await work()
  } finally {
    held.close()
  }
}

/** Whether somebody keeps the lock now. Makes no file; false where there is none that can be read. */
export function isLocked(path: string): boolean {
  let probe: DatabaseSync | null = null
  try {
    probe = new DatabaseSync(path, { timeout: 0, readOnly: true })
    probe.exec('SELECT 1 FROM sqlite_schema')
    return false
  } catch (error) {
    return sqliteCode(error) === BUSY
  } finally {
    probe?.close()
  }
}

/** The transaction that holds the lock; `null` when another one does. */
function tryLock(path: string): DatabaseSync | null {
  let database: DatabaseSync | null = null
  try {
    database = new DatabaseSync(path, { timeout: 0 })
    // Without this a killed holder would leave its journal beside the file.
    database.exec('PRAGMA journal_mode = MEMORY')
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database?.close()
    const code = sqliteCode(error)
    if (code === BUSY) return null
    if (code !== NO_DATABASE) throw lockError(path, error)
    // An earlier form of lock, or rubbish. Emptied in place: the file that others may hold stays the
    // same, and whoever holds it has found it empty already.
    truncateSync(path)
    return null
  }
}

/** SQLite's primary code: the lowest byte of what it reports. */
function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error && 'errcode' in error)) return null
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null
}

function lockError(path: string, cause: unknown): LockUnavailable {
  return new LockUnavailable('disk', `${path} cannot be written; check the folder and its owner.`, {
    cause,
  })
}
