import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { RepositoryError } from './metadata-store.ts'

// Deltas against a dozen packs take half a minute on a slow machine.
const PATIENCE = 60_000
const PAUSE = 50

/** Where a command that changes a repository says so; never published, since its name begins with a dot. */
export const lockPath = (repoDir: string) => join(repoDir, '.h5pack.lock')

/**
 * Runs work that changes a repository while no other process does: a timestamp that cron signs in the middle of a publication would
 * otherwise point back to the old snapshot. A lock whose process is gone is taken over. Throws `RepositoryError` when another
 * process keeps it for longer than `patience` milliseconds.
 */
export async function withLock<T>(
  repoDir: string,
  work: () => Promise<T>,
  patience: number = PATIENCE,
): Promise<T> {
  const path = lockPath(repoDir)
  const until = performance.now() + patience
  for (;;) {
    try {
      await writeFile(path, `${process.pid}\n`, { flag: 'wx' })
      break
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const holder = Number(await readFile(path, 'utf8').catch(() => ''))
    if (holder > 0 && !isRunning(holder)) await rm(path, { force: true })
    else if (performance.now() > until) {
      throw new RepositoryError(
        `Process ${holder} is changing ${repoDir}; try again when it is done, or delete ${path} if it is not at work.`,
      )
    } else await wait(PAUSE)
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process is running too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
