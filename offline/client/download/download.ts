import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Disk } from '../disk.ts'
import { PackRefused } from '../refused.ts'
import { openSource, PATIENCE } from './source.ts'

/** The limits of a download. */
export interface Pace {
  /** Maximum rate in bytes a second; unlimited when absent. */
  readonly bytesPerSecond?: number
  /** Called before each piece: false stops the download and keeps what has arrived. */
  readonly mayGoOn?: () => boolean
  /** Waits for some ms, for the maximum rate. */
  readonly wait?: (ms: number) => Promise<unknown>
  /**
   * The longest time that a response, or one piece of it, may take, in ms; 30 seconds when absent.
   */
  readonly patience?: number
  /** Minimum rate in bytes a second over `window`; 1,024 when absent, 0 for none. */
  readonly leastPerSecond?: number
  /** Over how long the minimum rate is measured, in ms; 30 seconds when absent. */
  readonly window?: number
  /** The deadline of the attempt, in the time of `now`. */
  readonly until?: number | undefined
  /** A monotonic clock in ms; the machine's when absent. */
  readonly now?: () => number
  /** Called with the bytes of each piece that has come. */
  readonly onBytes?: (bytes: number) => void
}

/** The machine's monotonic clock, in ms. */
export const monotonic = () => performance.now()

const LEAST_PER_SECOND = 1024
const WINDOW = 30_000

/** A file of the repository, as signed metadata names it. */
export interface WantedFile {
  readonly url: string
  readonly bytes: number
  readonly sha256: string
}

/** The download was stopped by `mayGoOn`; the next one resumes it. */
export class DownloadPaused extends Error {
  override readonly name = 'DownloadPaused'
}

/**
 * Downloads a file to `path` and resumes a partial file there. Afterwards the file has the signed
 * length and SHA-256; it never accepts a byte more. When the resumed file has the wrong hash, it is
 * deleted and downloaded once more. Throws `PackRefused` (`length`, `hash`, `unreachable`; only the
 * last keeps the partial file), `DownloadPaused`, and what the disk throws.
 */
export async function download(
  wanted: WantedFile,
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

async function fetchRest(wanted: WantedFile, path: string, disk: Disk, pace: Pace): Promise<void> {
  const { url, bytes } = wanted
  const kept = (await disk.size(path)) ?? 0
  if (kept === bytes) return
  const { from, pieces } = await openSource(url, kept, bytes, pace.patience ?? PATIENCE)
  if (from !== kept) await disk.remove(path)
  const received = from + (await appendPieces(pieces, bytes - from, path, url, disk, pace))
  if (received < bytes) {
    await disk.remove(path)
    throw new PackRefused('length', `${url} has ${received} bytes, signed are ${bytes}.`)
  }
}

/**
 * Appends the pieces of a response to a file at the given pace and returns the number of bytes.
 * Throws `DownloadPaused`, and `PackRefused` (`too_slow`; `length` for more than `most` bytes,
 * after removing the file).
 */
export async function appendPieces(
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
    pace.onBytes?.(piece.length)
    // A `too_slow` keeps what has arrived, so that the next attempt resumes it.
    if (taken < most) requireRate(taken)
    if (pace.bytesPerSecond !== undefined) {
      const early = (taken / pace.bytesPerSecond) * 1000 - (now() - began)
      if (early > 0) await wait(early)
    }
  }
  return taken
}

/**
 * Checks the minimum rate and the deadline at each piece. The returned function throws
 * `PackRefused` (`too_slow`).
 */
function watchRate(pace: Pace, url: string): (taken: number) => void {
  const { leastPerSecond = LEAST_PER_SECOND, window = WINDOW, bytesPerSecond, until } = pace
  const now = pace.now ?? monotonic
  // The device's own maximum rate must not count as slowness; half of it leaves room for its waits.
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

/** SHA-256 of a file, in lower-case hex. */
export async function fileSha256(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece)
  return hash.digest('hex')
}
