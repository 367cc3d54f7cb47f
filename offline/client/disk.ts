import { appendFileSync } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { replaceFile, syncDirectory, syncFile, writeNewFile } from '../durable-write.ts'

/**
 * The file operations of the device client, which changes files in no other way. A change survives
 * a power loss once its promise has resolved; only `append` does not until `sync`, and appended
 * bytes are verified before they are used.
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
  /** Free space for this user, in bytes. */
  free(folder: string): Promise<number>
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

// In bytes. Up to this size a synchronous append takes less time than a hand-over to Node's thread
// pool, and a pack has hundreds of such files.
const SYNC_WRITE_BYTES = 64 * 1024

/** The machine's own disk. */
export const nodeDisk: Disk = {
  read: (path) => readFile(path).catch(nullIfMissing),
  size: async (path) => (await stat(path).catch(nullIfMissing))?.size ?? null,
  isFolder: async (path) => (await stat(path).catch(nullIfMissing))?.isDirectory() ?? false,
  list: async (folder) => (await readdir(folder).catch(nullIfMissing)) ?? [],
  makeFolder: async (folder) => {
    await mkdir(folder, { recursive: true })
  },
  create: (path, body) => writeNewFile(path, body),
  replace: (path, body) => replaceFile(path, body),
  append: async (path, body) => {
    if (body.length <= SYNC_WRITE_BYTES) appendFileSync(path, body)
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
