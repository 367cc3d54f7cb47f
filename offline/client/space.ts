import { join } from 'node:path'
import type { Release } from '#offline/pack/release.ts'
import type { Disk } from './disk.ts'

/**
 * The disk, or the quota of the device's folder, has no room for a pack. What is installed stays.
 */
export class NotEnoughSpace extends Error {
  override readonly name = 'NotEnoughSpace'
  readonly code = 'no_space'
  /** Bytes that the install needs. */
  readonly needed: number
  /** Bytes that are available. */
  readonly free: number

  constructor(needed: number, free: number) {
    super(`The pack needs ${needed} bytes, and there is room for ${free}.`)
    this.needed = needed
    this.free = free
  }
}

// Scripts and styles compress to a third or a quarter.
const UNPACKED_RATIO = 4

/**
 * Bytes of a pack's files when unpacked: the length of its plain form, or an estimate where that is
 * not signed.
 */
export function unpackedBytes({ bytes, plain }: Pick<Release, 'bytes' | 'plain'>): number {
  return plain?.bytes ?? bytes * UNPACKED_RATIO
}

/**
 * Throws `NotEnoughSpace` when `needed` bytes do not fit on the disk or under the quota. `needed`
 * may be an estimate: when the disk fills up all the same, the write fails and nothing is lost.
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
