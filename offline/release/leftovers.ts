import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Temporary names of `replaceFile`. */
const PARTIAL = /^\..+\.[0-9a-f]{12}\.partial$/
/** In ms. A younger file may still be written; no write takes an hour. */
const MIN_AGE = 60 * 60 * 1000

/** Paths, relative to the repository, of incomplete files that a killed command left. */
export async function findLeftovers(repoDir: string): Promise<string[]> {
  const within = async (folder: string, recursive: boolean) => {
    const found = await readdir(join(repoDir, folder), { recursive, withFileTypes: true }).catch(
      () => [],
    )
    return found
      .filter((item) => item.isFile() && PARTIAL.test(item.name))
      .map((item) => join(item.parentPath, item.name).slice(repoDir.length + 1))
  }
  const all = [
    ...(await within('.', false)),
    ...(await within('metadata', true)),
    ...(await within('targets', true)),
  ]
  return all.toSorted()
}

/** Deletes leftovers that are an hour old; the caller holds the repository's lock. */
export async function sweepLeftovers(
  repoDir: string,
  now: Date = new Date(),
): Promise<{ readonly path: string; readonly bytes: number }[]> {
  const swept = []
  for (const path of await findLeftovers(repoDir)) {
    const found = await stat(join(repoDir, path)).catch(() => null)
    if (found === null || now.getTime() - found.mtime.getTime() < MIN_AGE) continue
    await rm(join(repoDir, path), { force: true })
    swept.push({ path, bytes: found.size })
  }
  return swept
}
