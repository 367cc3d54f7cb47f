import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Makes a folder's own list of names reach the disk: without it a rename may be lost when the power
 * goes.
 */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Waits until the disk has what was written to a file. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes a new file and waits until the disk has it. Fails when the file exists. */
export async function writeNewFile(path: string, body: Uint8Array, mode = 0o644): Promise<void> {
  const handle = await open(path, 'wx', mode)
  try {
    await handle.writeFile(body)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Replaces a file in one step: a reader sees the old bytes or the new ones, also after a power
 * loss. The bytes go to a new file beside it, reach the disk, and take its name.
 */
export async function replaceFile(path: string, body: Uint8Array, mode = 0o644): Promise<void> {
  const directory = dirname(path)
  await mkdir(directory, { recursive: true })
  const partial = join(directory, `.${basename(path)}.${randomBytes(6).toString('hex')}.partial`)
  try {
    await writeNewFile(partial, body, mode)
    await rename(partial, path)
  } finally {
    await rm(partial, { force: true })
  }
  await syncDirectory(directory)
}
