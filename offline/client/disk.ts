import { appendFileSync } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { replaceFile, syncDirectory, syncFile, writeNewFile } from '../durable-write.ts'

/**
 * What the device asks of its disk: the one way by which the client changes anything. A change that has been waited for survives
 * a power loss, but for `append`, whose bytes are checked before they are used, until `sync`.
 */
export interface Disk {
  /** A file's bytes; `null` when there is none. */
  read(path: string): Promise<Buffer | null>
  /** A file's length in bytes; `null` when there is none. */
  size(path: string): Promise<number | null>
  isFolder(path: string): Promise<boolean>
  /** Names in a folder; empty when there is none. */
  list(folder: string): Promise<string[]>
  makeFolder(folder: string): Promise<void>
  /** Writes a new file; fails when it is there. */
  create(path: string, body: Uint8Array): Promise<void>
  /** Replaces a file in one step. */
  replace(path: string, body: Uint8Array): Promise<void>
  append(path: string, body: Uint8Array): Promise<void>
  /** Waits until the disk has a file's bytes. */
  sync(path: string): Promise<void>
  move(from: string, to: string): Promise<void>
  /** Removes a file, or a folder with all in it; nothing happens when there is none. */
  remove(path: string): Promise<void>
  syncFolder(folder: string): Promise<void>
  /** Bytes that may still be written. */
  free(folder: string): Promise<number>
}

function orNull(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

// So much goes into the system's memory in less time than it takes to hand it to another thread: a pack has hundreds of such files.
const SHORT = 64 * 1024

/** The machine's own disk. */
export const nodeDisk: Disk = {
  read: (path) => readFile(path).catch(orNull),
  size: async (path) => (await stat(path).catch(orNull))?.size ?? null,
  isFolder: async (path) => (await stat(path).catch(orNull))?.isDirectory() ?? false,
  list: async (folder) => (await readdir(folder).catch(orNull)) ?? [],
  makeFolder: async (folder) => {
    await mkdir(folder, { recursive: true })
  },
  create: (path, body) => writeNewFile(path, body),
  replace: (path, body) => replaceFile(path, body),
  append: async (path, body) => {
    if (body.length <= SHORT) appendFileSync(path, body)
    else await appendFile(path, body)
  },
  sync: (path) => syncFile(path),
  move: (from, to) => rename(from, to),
  remove: (path) => rm(path, { recursive: true, force: true }),
  syncFolder: (folder) => syncDirectory(folder),
  async free(folder) {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
}
