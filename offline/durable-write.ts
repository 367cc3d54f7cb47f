import { randomBytes } from 'node:crypto'
import { closeSync, fsync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

// Only the wait for the disk goes to Node's thread pool. The other calls end in the system's memory
// and take less time than the hand-over, of which each file would need ten.
const reachDisk = promisify(fsync)

/** Opens a path, runs `write` on it, and waits until the disk has it. */
async function withSync(
  path: string,
  flags: string,
  mode?: number,
  write: (file: number) => void = () => undefined,
): Promise<void> {
  const file = openSync(path, flags, mode)
  try {
    write(file)
    await reachDisk(file)
  } finally {
    closeSync(file)
  }
}

/**
 * Makes a folder's own list of names reach the disk: without it a rename may be lost when the power
 * goes.
 */
export function syncDirectory(directory: string): Promise<void> {
  return withSync(directory, 'r')
}

/** Waits until the disk has what was written to a file. */
export function syncFile(path: string): Promise<void> {
  return withSync(path, 'r+')
}

/** Writes a new file and waits until the disk has it. Fails when the file exists. */
export function writeNewFile(path: string, body: Uint8Array, mode = 0o644): Promise<void> {
  return withSync(path, 'wx', mode, (file) => writeFileSync(file, body))
}

/**
 * Replaces a file in one step: a reader sees the old bytes or the new ones, also after a power
 * loss. The bytes go to a new file next to it, reach the disk, and take its name.
 */
export async function replaceFile(path: string, body: Uint8Array, mode = 0o644): Promise<void> {
  const directory = dirname(path)
  mkdirSync(directory, { recursive: true })
  const partial = join(directory, `.${basename(path)}.${randomBytes(6).toString('hex')}.partial`)
  try {
    await writeNewFile(partial, body, mode)
    renameSync(partial, path)
  } finally {
    rmSync(partial, { force: true })
  }
  await syncDirectory(directory)
}
