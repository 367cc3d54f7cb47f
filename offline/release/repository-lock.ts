import { readFile, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { replaceFile } from '../durable-write.ts'
import { isLocked, LockUnavailable, withFileLock } from '../file-lock.ts'
import { RepositoryError } from './metadata-store.ts'

// Deltas against a dozen packs take half a minute on a slow machine.
const PATIENCE = 60_000

/** What a command that changes a repository locks; never published, since its name begins with a dot. */
export const lockPath = (repoDir: string) => join(repoDir, '.h5pack.lock')
/** Who holds the lock, for people: the lock itself is the operating system's. */
export const ownerPath = (repoDir: string) => join(repoDir, '.h5pack.owner')

const ownerSchema = v.object({ host: v.string(), pid: v.number(), since: v.string() })

/** A process that changes a repository, or ended while it did. */
export interface LockState {
  /** False when the process has ended: the next command goes on, and nothing is in its way. */
  readonly held: boolean
  /** `null` when it did not come to write who it is. */
  readonly owner: v.InferOutput<typeof ownerSchema> | null
}

/**
 * Runs work that changes a repository while no other process does: a timestamp that cron signs in the middle of a publication would
 * otherwise point back to the old snapshot. Throws `RepositoryError` when another process is at it for longer than `patience`
 * milliseconds.
 */
export async function withLock<T>(
  repoDir: string,
  work: () => Promise<T>,
  patience: number = PATIENCE,
): Promise<T> {
  const owned = async () => {
    const owner = { host: hostname(), pid: process.pid, since: new Date().toISOString() }
    await replaceFile(ownerPath(repoDir), Buffer.from(`${JSON.stringify(owner)}\n`))
    try {
      return await work()
    } finally {
      await rm(ownerPath(repoDir), { force: true })
    }
  }
  try {
    return await withFileLock(lockPath(repoDir), owned, patience)
  } catch (error) {
    if (!(error instanceof LockUnavailable)) throw error
    const sentence =
      error.code === 'busy'
        ? `${describeOwner(await readOwner(repoDir))} is changing ${repoDir}; try again when it is done.`
        : error.message
    throw new RepositoryError(sentence, { cause: error })
  }
}

/** Who changes the repository now, or ended while it did; `null` when nobody. */
export async function lockState(repoDir: string): Promise<LockState | null> {
  const isThere = (await readFile(ownerPath(repoDir)).catch(() => null)) !== null
  const held = isLocked(lockPath(repoDir))
  if (!held && !isThere) return null
  return { held, owner: await readOwner(repoDir) }
}

/** A process as people find it. */
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
