import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Disk } from '../disk.ts'
import { PackRefused } from '../refused.ts'
import { openSource, PATIENCE } from './source.ts'

/** What limits a download. */
export interface Pace {
  /** At most so many bytes a second; as fast as it goes when absent. */
  readonly bytesPerSecond?: number
  /** Asked before each piece: false stops, and what has come is kept. */
  readonly mayGoOn?: () => boolean
  /** Waits for so many ms; for the throttle. */
  readonly wait?: (ms: number) => Promise<unknown>
  /** An answer, or a piece of it, that takes longer ends the attempt, in ms. */
  readonly patience?: number
  /** Ends an attempt that brings fewer bytes a second over `window`; 1,024 when absent, 0 for none. */
  readonly leastPerSecond?: number
  /** Over how long the least rate is measured, in ms; 30 seconds when absent. */
  readonly window?: number
  /** When the attempt ends at the latest, by `now`. */
  readonly until?: number | undefined
  /** Milliseconds that only rise; the machine's when absent. */
  readonly now?: () => number
}

/** Milliseconds that only rise. */
export const monotonic = () => performance.now()

const LEAST_PER_SECOND = 1024
const WINDOW = 30_000

/** A file of the repository, as signed metadata names it. */
export interface Wanted {
  readonly url: string
  readonly bytes: number
  readonly sha256: string
}

/** The download was stopped by `mayGoOn`; the next one goes on from there. */
export class DownloadPaused extends Error {
  override readonly name = 'DownloadPaused'
}

/**
 * Downloads a file to a path, going on from what an earlier attempt left there. Afterwards the file has the signed length and
 * SHA-256. Never takes a byte more than signed. A part that turns out wrong is thrown away, and the file fetched anew once.
 * Throws `PackRefused` (`length`, `hash`, `unreachable`; after the last of these the part is kept), `DownloadPaused`, and what the
 * disk throws.
 */
export async function download(
  wanted: Wanted,
  path: string,
  disk: Disk,
  pace: Pace = {},
): Promise<void> {
  if (wanted.bytes === 0) throw new PackRefused('length', `${wanted.url} is signed as empty.`)
  const kept = (await disk.size(path)) ?? 0
  if (kept > wanted.bytes) await disk.remove(path)
  await fetchRest(wanted, path, disk, pace)
  if ((await fileSha256(path)) === wanted.sha256) return
  await disk.remove(path)
  if (kept > 0) {
    await fetchRest(wanted, path, disk, pace)
    if ((await fileSha256(path)) === wanted.sha256) return
    await disk.remove(path)
  }
  throw new PackRefused('hash', `${wanted.url} has other bytes than signed.`)
}

async function fetchRest(wanted: Wanted, path: string, disk: Disk, pace: Pace): Promise<void> {
  const { url, bytes } = wanted
  const kept = (await disk.size(path)) ?? 0
  if (kept === bytes) return
  const { from, pieces } = await openSource(url, kept, bytes, pace.patience ?? PATIENCE)
  if (from !== kept) await disk.remove(path)
  const received = from + (await takePieces(pieces, bytes - from, path, url, disk, pace))
  if (received < bytes) {
    await disk.remove(path)
    throw new PackRefused('length', `${url} has ${received} bytes, signed are ${bytes}.`)
  }
}

/**
 * Appends what comes to a file, at the given pace; answers how many bytes that were. Throws `DownloadPaused`, and `PackRefused` when more than `most` bytes
 * come: the file is removed then.
 */
export async function takePieces(
  pieces: AsyncIterable<Uint8Array>,
  most: number,
  path: string,
  url: string,
  disk: Disk,
  pace: Pace,
): Promise<number> {
  const wait = pace.wait ?? sleep
  const now = pace.now ?? monotonic
  const requireRate = watchRate(pace, url)
  let taken = 0
  const began = now()
  for await (const piece of pieces) {
    if (pace.mayGoOn?.() === false) throw new DownloadPaused(`${url} waits after ${taken} bytes.`)
    if (taken + piece.length > most) {
      await disk.remove(path)
      throw new PackRefused('length', `${url} has more bytes than signed: ${most} were to come.`)
    }
    await disk.append(path, piece)
    taken += piece.length
    // What has come is kept, and the next attempt goes on from it.
    if (taken < most) requireRate(taken)
    if (pace.bytesPerSecond !== undefined) {
      const early = (taken / pace.bytesPerSecond) * 1000 - (now() - began)
      if (early > 0) await wait(early)
    }
  }
  return taken
}

/** Looks, at each piece, whether enough has come and there is time left. Throws `PackRefused` (`too_slow`). */
function watchRate(pace: Pace, url: string): (taken: number) => void {
  const { leastPerSecond = LEAST_PER_SECOND, window = WINDOW, bytesPerSecond, until } = pace
  const now = pace.now ?? monotonic
  // A throttle of our own is no fault of the other side; half of it leaves room for its waits.
  const least = Math.min(leastPerSecond, (bytesPerSecond ?? Number.POSITIVE_INFINITY) / 2)
  let since = now()
  let before = 0
  return (taken) => {
    const at = now()
    if (until !== undefined && at >= until) {
      throw new PackRefused('too_slow', `${url} did not come within the time limit.`)
    }
    if (at - since < window) return
    if (taken - before < (least * (at - since)) / 1000) {
      throw new PackRefused('too_slow', `${url} comes slower than ${least} bytes a second.`)
    }
    since = at
    before = taken
  }
}

/** SHA-256 of a file of the device, in small hex. */
export async function fileSha256(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece)
  return hash.digest('hex')
}
