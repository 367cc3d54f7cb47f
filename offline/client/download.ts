import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Disk } from './disk.ts'
import { PackRefused } from './refused.ts'

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
}

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

const PATIENCE = 30_000

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
  if ((await sha256Of(path)) === wanted.sha256) return
  await disk.remove(path)
  if (kept > 0) {
    await fetchRest(wanted, path, disk, pace)
    if ((await sha256Of(path)) === wanted.sha256) return
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
  const wait = pace.wait ?? sleep
  let received = from
  const began = performance.now()
  for await (const piece of pieces) {
    if (pace.mayGoOn?.() === false) throw new DownloadPaused(`${url} waits at ${received} bytes.`)
    if (received + piece.length > bytes) {
      await disk.remove(path)
      throw new PackRefused('length', `${url} has more than the signed ${bytes} bytes.`)
    }
    await disk.append(path, piece)
    received += piece.length
    if (pace.bytesPerSecond !== undefined) {
      const due = ((received - from) / pace.bytesPerSecond) * 1000
      const early = due - (performance.now() - began)
      if (early > 0) await wait(early)
    }
  }
  if (received < bytes) {
    await disk.remove(path)
    throw new PackRefused('length', `${url} has ${received} bytes, signed are ${bytes}.`)
  }
}

interface Source {
  /** Where in the file the pieces begin. */
  readonly from: number
  readonly pieces: AsyncIterable<Uint8Array>
}

async function openSource(
  url: string,
  from: number,
  bytes: number,
  patience: number,
): Promise<Source> {
  return url.startsWith('file:') ? openFile(url, from) : openWeb(url, from, bytes, patience)
}

async function openFile(url: string, from: number): Promise<Source> {
  const path = fileURLToPath(url)
  const { size } = await stat(path).catch((error: unknown) => {
    throw unreachable(url, error)
  })
  return size < from
    ? { from: 0, pieces: createReadStream(path) }
    : { from, pieces: createReadStream(path, { start: from }) }
}

async function openWeb(
  url: string,
  from: number,
  bytes: number,
  patience: number,
): Promise<Source> {
  const abort = new AbortController()
  const late = () => abort.abort(new Error(`no answer within ${patience} ms`))
  let timer = setTimeout(late, patience)
  const headers = from === 0 ? {} : { range: `bytes=${from}-` }
  let response: Response
  try {
    // A redirect would let a server send the device elsewhere; releases stand where they are published.
    response = await fetch(url, { redirect: 'error', headers, signal: abort.signal })
  } catch (error) {
    clearTimeout(timer)
    throw unreachable(url, error)
  }
  const { body, status } = response
  const start = startOf(response, from)
  const length = Number(response.headers.get('content-length') ?? Number.NaN)
  const refusal =
    start === null || body === null
      ? unreachable(url, `status ${status}`)
      : response.headers.get('content-encoding') === null && start + length > bytes
        ? new PackRefused('length', `${url} has more than the signed ${bytes} bytes.`)
        : null
  if (refusal !== null || start === null || body === null) {
    clearTimeout(timer)
    abort.abort()
    // A part that the server cannot continue (416) would stand in the way for ever.
    if (status === 416 && from > 0) return openWeb(url, 0, bytes, patience)
    throw refusal
  }
  async function* pieces(source: AsyncIterable<Uint8Array>) {
    try {
      for await (const piece of source) {
        clearTimeout(timer)
        yield piece
        timer = setTimeout(late, patience)
      }
    } catch (error) {
      throw error instanceof PackRefused ? error : unreachable(url, error)
    } finally {
      clearTimeout(timer)
      abort.abort()
    }
  }
  return { from: start, pieces: pieces(body) }
}

/** Where the body begins: where we asked for, or at the file's start; `null` for an answer that is neither. */
function startOf({ status, headers }: Response, from: number): number | null {
  if (status === 200) return 0
  if (status !== 206) return null
  const range = /^bytes (\d+)-/.exec(headers.get('content-range') ?? '')
  return Number(range?.[1] ?? Number.NaN) === from ? from : null
}

function unreachable(url: string, error: unknown): PackRefused {
  const reason = error instanceof Error ? `${error.message}${causeOf(error)}` : String(error)
  return new PackRefused('unreachable', `cannot fetch ${url}: ${reason}`, { cause: error })
}

function causeOf({ cause }: Error): string {
  return cause instanceof Error ? ` (${cause.message})` : ''
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece)
  return hash.digest('hex')
}
