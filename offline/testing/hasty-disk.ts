import {
  appendFileSync,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Disk } from '../client/disk.ts'

/**
 * The machine's disk without its durability: for tests that never lose power. It does what
 * `nodeDisk` does (`hasty-disk.test.ts`), but waits for neither the disk nor Node's thread pool,
 * whose hand-overs would be most of the time of tests that install hundreds of times.
 */
export const hastyDisk: Disk = {
  read: async (path) => nullIfMissing(() => readFileSync(path)),
  size: async (path) => nullIfMissing(() => statSync(path).size),
  isFolder: async (path) => nullIfMissing(() => statSync(path).isDirectory()) ?? false,
  list: async (folder) => nullIfMissing(() => readdirSync(folder)) ?? [],
  makeFolder: async (folder) => void mkdirSync(folder, { recursive: true }),
  create: async (path, body) => writeFileSync(path, body, { flag: 'wx', mode: 0o644 }),
  async replace(path, body) {
    mkdirSync(dirname(path), { recursive: true })
    const partial = join(dirname(path), `.${basename(path)}.partial`)
    try {
      writeFileSync(partial, body, { mode: 0o644 })
      renameSync(partial, path)
    } catch (error) {
      rmSync(partial, { force: true })
      throw error
    }
  },
  append: async (path, body) => appendFileSync(path, body),
  // A file that cannot be opened cannot be synced either.
  sync: async (path) => closeSync(openSync(path, 'r+')),
  move: async (from, to) => renameSync(from, to),
  async remove(path) {
    // `rmSync` ignores a path below a file, which `rm` refuses.
    if (nullIfMissing(() => lstatSync(path)) !== null)
      rmSync(path, { recursive: true, force: true })
  },
  syncFolder: async (folder) => closeSync(openSync(folder, 'r')),
  async free(folder) {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  },
}

function nullIfMissing<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
