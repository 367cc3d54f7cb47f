import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { replaceFile } from '../durable-write.ts'
import { isLocked, LockUnavailable, withFileLock } from '../file-lock.ts'
import { RepositoryError } from './metadata-store.ts'

// In ms. Deltas against a dozen packs take half a minute on a slow machine.
const LOCK_TIMEOUT = 60_000

/** The lock file of a repository; never published, since its name begins with a dot. */
export const lockPath = (repoDir: string) => join(repoDir, '.h5pack.lock')
/** Describes the process that holds the lock, for messages only; the lock itself is `lockPath`. */
export const ownerPath = (repoDir: string) => join(repoDir, '.h5pack.owner')

const ownerSchema = v.object({ host: v.string(), pid: v.number(), since: v.string() })

/** A process that changes a repository, or ended while it did. */
export interface LockState {
  /** False when the process has ended; the lock is free then. */
  readonly held: boolean
  /** `null` when the process ended before it described itself. */
  readonly owner: v.InferOutput<typeof ownerSchema> | null
}

/**
 * Runs `work` under the repository's lock, so that a timestamp which cron signs during a
 * publication cannot refer to the old snapshot. Throws `RepositoryError` when another process holds
 * the lock for longer than `timeout` ms.
 */
export async function withLock<T>(
  repoDir: string,
  work: () => Promise<T>,
  timeout: number = LOCK_TIMEOUT,
): Promise<T> {
  const owned = async () => {
    const owner = { host: hostname(), pid: process.pid, since: new Date().toISOString() }
    await replaceFile(ownerPath(repoDir), Buffer.from(`${JSON.stringify(owner)}\n`))
    try {
      return await work()
    } finally {
      rmSync(ownerPath(repoDir), { force: true })
    }
  }
  try {
    return await withFileLock(lockPath(repoDir), owned, timeout)
  } catch (error) {
    if (!(error instanceof LockUnavailable)) throw error
    const sentence =
      error.code === 'busy'
        ? `${describeOwner(await readOwner(repoDir))} is changing ${repoDir}; try again when it has finished.`
        : error.message
    throw new RepositoryError(sentence, { cause: error })
  }
}

/**
 * The process that changes the repository now, or ended while it did; `null` when there is none.
 */
export async function lockState(repoDir: string): Promise<LockState | null> {
  const isThere = (await readFile(ownerPath(repoDir)).catch(() => null)) !== null
  const held = isLocked(lockPath(repoDir))
  if (!held && !isThere) return null
  return { held, owner: await readOwner(repoDir) }
}

/** A process by number, machine and start time, for messages. */
export function describeOwner(owner: LockState['owner']): string {
  if (owner === null) return 'Another process'
  return `Process ${owner.pid} on ${owner.host} (since ${owner.since})`
}

async function readOwner(repoDir: string): Promise<LockState['owner']> {
  const text = await readFile(ownerPath(repoDir), 'utf8').catch(() => '')
  try {
    return v.parse(ownerSchema, JSON.parse(text))
  } catch {
    return null
  }
}
