import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What `replaceFile` writes to before a file takes its name. */
const PARTIAL = /^\..+\.[0-9a-f]{12}\.partial$/
/** No write takes longer: what is younger may be on its way. */
const AT_WORK = 60 * 60 * 1000

/** Half files in a repository's folder that a command left when it was killed while it wrote, by their paths within it. */
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

/** Deletes those that are old enough; the caller holds the repository's lock. */
export async function sweepLeftovers(
  repoDir: string,
  now: Date = new Date(),
): Promise<{ readonly path: string; readonly bytes: number }[]> {
  const swept = []
  for (const path of await findLeftovers(repoDir)) {
    const found = await stat(join(repoDir, path)).catch(() => null)
    if (found === null || now.getTime() - found.mtime.getTime() < AT_WORK) continue
    await rm(join(repoDir, path), { force: true })
    swept.push({ path, bytes: found.size })
  }
  return swept
}
