import { readdirSync, type Dirent } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Temporary names of `replaceFile`. */
const PARTIAL = /^\..+\.[0-9a-f]{12}\.partial$/
/** In ms. A younger file may still be written; no write takes an hour. */
const MIN_AGE = 60 * 60 * 1000

/** Paths, relative to the repository, of incomplete files that a killed command left. */
export function findLeftovers(repoDir: string): string[] {
  const within = (folder: string, recursive: boolean) => {
    return filesIn(join(repoDir, folder), recursive)
      .filter((item) => item.isFile() && PARTIAL.test(item.name))
      .map((item) => join(item.parentPath, item.name).slice(repoDir.length + 1))
  }
  const all = [...within('.', false), ...within('metadata', true), ...within('targets', true)]
  return all.toSorted()
}

function filesIn(folder: string, recursive: boolean): Dirent[] {
  try {
    return readdirSync(folder, { recursive, withFileTypes: true })
  } catch {
    return []
  }
}

/** Deletes leftovers that are an hour old; the caller holds the repository's lock. */
export async function sweepLeftovers(
  repoDir: string,
  now: Date = new Date(),
): Promise<{ readonly path: string; readonly bytes: number }[]> {
  const swept = []
  for (const path of findLeftovers(repoDir)) {
    const found = await stat(join(repoDir, path)).catch(() => null)
    if (found === null || now.getTime() - found.mtime.getTime() < MIN_AGE) continue
    await rm(join(repoDir, path), { force: true })
    swept.push({ path, bytes: found.size })
  }
  return swept
}
