import type { Disk } from '../client/disk.ts'
import { hastyDisk } from './hasty-disk.ts'

/** A disk that is full at one of its writes. */
export interface FailingDisk extends Disk {
  /** The number of writes requested so far. */
  writes(): number
}

class DiskFull extends Error {
  readonly code = 'ENOSPC'
  readonly syscall = 'write'
}

/**
 * A hasty disk with no room from the given write on (the first is 1): half of that write's
 * bytes get there, as on a real disk, and every later one fails as well. Moving, removing and
 * reading go on. Without a number nothing fails.
 */
export function failingDisk(fullFrom = Number.POSITIVE_INFINITY): FailingDisk {
  let writes = 0
  const write =
    (act: (path: string, body: Uint8Array) => Promise<void>, partly: typeof act) =>
    async (path: string, body: Uint8Array) => {
      writes += 1
      if (writes < fullFrom) return act(path, body)
      if (writes === fullFrom) await partly(path, body.subarray(0, body.length >> 1))
      throw new DiskFull('no space left on device')
    }
  const create = (path: string, body: Uint8Array) => hastyDisk.create(path, body)
  const append = (path: string, body: Uint8Array) => hastyDisk.append(path, body)
  return {
    ...hastyDisk,
    writes: () => writes,
    create: write(create, create),
    append: write(append, append),
    // A replaced file keeps its old bytes: the new ones went to a file next to it.
    replace: write(
      (path, body) => hastyDisk.replace(path, body),
      async () => undefined,
    ),
    makeFolder: async (folder) => {
      if (writes >= fullFrom && !(await hastyDisk.isFolder(folder))) {
        throw new DiskFull('no space left on device')
      }
      return hastyDisk.makeFolder(folder)
    },
  }
}
