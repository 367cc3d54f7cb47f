import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { Fetcher } from 'tuf-js'
import { DownloadError, DownloadHTTPError, DownloadLengthMismatchError } from 'tuf-js/dist/error.js'

const METADATA_TIMEOUT = 20_000
const TARGET_TIMEOUT = 300_000
// In bytes. Up to this size a synchronous read takes less time than hand-overs to Node's thread pool.
const SYNC_READ_BYTES = 64 * 1024
/** For all files of one refresh together, in ms, since there may be many roots to follow. */
const LIMIT = 300_000

/**
 * Reads a repository's files from a folder (`file:` URLs) or a web server, never more than
 * `maxLength` bytes. A missing file is a `DownloadHTTPError` with status 404 in both cases: the
 * updater finds the newest root by that.
 */
export class RepositoryFetcher implements Fetcher {
  readonly #workDir: string

  readonly #until: number

  /**
   * `workDir`: an existing folder for temporary files; `limit`: for all downloads from now on, in
   * ms.
   */
  constructor(workDir: string, limit = LIMIT) {
    this.#workDir = workDir
    this.#until = performance.now() + limit
  }

  #timeout(longest: number): number {
    return Math.max(0, Math.min(longest, Math.ceil(this.#until - performance.now())))
  }

  async downloadFile<T>(
    url: string,
    maxLength: number,
    handler: (file: string) => Promise<T>,
  ): Promise<T> {
    const file = join(this.#workDir, `fetched-${randomUUID()}`)
    try {
      const source = await open(url, maxLength, this.#timeout(TARGET_TIMEOUT))
      const sink = createWriteStream(file, { flags: 'wx', mode: 0o600 })
      await pipeline(limitLength(source, maxLength, url), sink)
      return await handler(file)
    } finally {
      await rm(file, { force: true })
    }
  }

  async downloadBytes(url: string, maxLength: number): Promise<Buffer> {
    return buffer(
      limitLength(await open(url, maxLength, this.#timeout(METADATA_TIMEOUT)), maxLength, url),
    )
  }
}

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

async function open(url: string, maxLength: number, timeout: number): Promise<Source> {
  return url.startsWith('file:') ? openFile(url, maxLength) : openWeb(url, maxLength, timeout)
}

function openFile(url: string, maxLength: number): Source {
  const path = fileURLToPath(url)
  const size = fileSize(url, path)
  if (size > maxLength) throw tooLong(url)
  return size <= SYNC_READ_BYTES ? [readFileSync(path)] : createReadStream(path)
}

function fileSize(url: string, path: string): number {
  try {
    return statSync(path).size
  } catch (error) {
    throw unreachable(url, error instanceof Error ? error.message : String(error), 404)
  }
}

async function openWeb(url: string, maxLength: number, timeout: number): Promise<Source> {
  let response: Response
  try {
    // No redirects: a server could send the device to another host.
    response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout) })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DownloadError(`cannot fetch ${url}: ${reason}`)
  }
  if (!response.ok || response.body === null) {
    await response.body?.cancel()
    throw unreachable(url, `status ${response.status}`, response.status)
  }
  if (Number(response.headers.get('content-length') ?? 0) > maxLength) {
    await response.body.cancel()
    throw tooLong(url)
  }
  return response.body
}

async function* limitLength(
  source: Source,
  maxLength: number,
  url: string,
): AsyncGenerator<Buffer> {
  let received = 0
  try {
    for await (const chunk of source) {
      received += chunk.length
      if (received > maxLength) throw tooLong(url)
      yield Buffer.from(chunk)
    }
  } catch (error) {
    if (error instanceof DownloadLengthMismatchError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DownloadError(`cannot fetch ${url}: ${reason}`)
  }
}

function unreachable(url: string, reason: string, status: number): Error {
  return new DownloadHTTPError(`cannot fetch ${url}: ${reason}`, status)
}

function tooLong(url: string): Error {
  return new DownloadLengthMismatchError(`Max length reached: ${url}`)
}
