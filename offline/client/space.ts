import { join } from 'node:path'
import type { Release } from '../policy/release.ts'
import type { Disk } from './disk.ts'

/** The disk, or the device's share of it, has no room for a pack. What is installed stays. */
export class NotEnoughSpace extends Error {
  override readonly name = 'NotEnoughSpace'
  readonly code = 'no_space'
  /** Bytes that the install needs. */
  readonly needed: number
  /** Bytes that there are. */
  readonly free: number

  constructor(needed: number, free: number) {
    super(`The pack needs ${needed} bytes, and there is room for ${free}.`)
    this.needed = needed
    this.free = free
  }
}

// Scripts and styles pack to a third or a quarter.
const UNPACKED = 4

/** How much a pack's files take when unpacked: what its plain form has, or an estimate where that is not signed. */
export function unpackedBytes({ bytes, plain }: Pick<Release, 'bytes' | 'plain'>): number {
  return plain?.bytes ?? bytes * UNPACKED
}

/**
 * Throws `NotEnoughSpace` when so many bytes would not fit on the disk or under the quota.
 * The estimate may be wrong: a disk that fills up all the same is the disk's own error, and nothing is lost by it.
 */
export async function requireSpace(
  dir: string,
  needed: number,
  disk: Disk,
  quota?: number,
): Promise<void> {
  const free = await disk.free(dir)
  if (free < needed) throw new NotEnoughSpace(needed, free)
  if (quota === undefined) return
  const used = await bytesUnder(dir, disk)
  if (used + needed > quota) throw new NotEnoughSpace(needed, Math.max(0, quota - used))
}

async function bytesUnder(path: string, disk: Disk): Promise<number> {
  let total = 0
  for (const name of await disk.list(path)) {
    const inside = join(path, name)
    const isFolder = await disk.isFolder(inside)
    total += isFolder ? await bytesUnder(inside, disk) : ((await disk.size(inside)) ?? 0)
  }
  return total
}
