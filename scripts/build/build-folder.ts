import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const OWN = /^\.(?:building|replaced)-(\d+)-[0-9a-f]+$/

const ownName = (kind: 'building' | 'replaced') =>
  `.${kind}-${process.pid}-${randomBytes(6).toString('hex')}`

/**
 * Runs a build in a folder of its own inside `parent`, which goes away with it, whether the work
 * ends well or not. Folders that killed builds left there go first.
 */
export async function inBuildFolder<T>(
  parent: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(parent, { recursive: true })
  await sweep(parent)
  const folder = join(parent, ownName('building'))
  await mkdir(folder)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Puts a finished folder into its place, on the same disk, in one step; what was there goes away.
 * Of two builds that end at once one stays, whole. Ended in between, the place is empty and never
 * half filled.
 */
export async function putInPlace(folder: string, place: string): Promise<void> {
  const aside = join(dirname(place), ownName('replaced'))
  try {
    for (;;) {
      await rename(place, aside).catch(unless('ENOENT'))
      // Another build may have come first: then it is that one which gives way.
      const isThere = await rename(folder, place).then(() => true, unless('ENOTEMPTY', 'EEXIST'))
      if (isThere === true) return
      await rm(aside, { recursive: true, force: true })
    }
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

const unless =
  (...codes: readonly string[]) =>
  (error: unknown): undefined => {
    if (error instanceof Error && 'code' in error && codes.includes(String(error.code))) return
    throw error
  }

async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = OWN.exec(name)?.[1]
    if (pid === undefined || isRunning(Number(pid))) continue
    await rm(join(parent, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process, and so a running one.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
