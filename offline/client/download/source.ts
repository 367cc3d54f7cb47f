import { createReadStream, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Span } from '#offline/pack/entry-index.ts'
import { PackRefused } from '../refused.ts'

/** The longest time that a response, or one piece of it, may take by default, in ms. */
export const PATIENCE = 30_000

/** A file of the repository, from some byte to its end. */
interface Source {
  /** The place where in the file the pieces begin. */
  readonly from: number
  readonly pieces: AsyncIterable<Uint8Array>
}

/**
 * Opens a file of `bytes` bytes (a `file:` URL, or one on a web server) at the byte `from`; the
 * source begins at 0 when the server does not support that. Fails when a piece takes longer than
 * `patience` ms. Throws `PackRefused` (`unreachable`, `length`).
 */
export async function openSource(
  url: string,
  from: number,
  bytes: number,
  patience: number,
): Promise<Source> {
  return url.startsWith('file:') ? openFile(url, from) : openWeb(url, from, bytes, patience)
}

/**
 * Opens a byte range of a file. Throws `PackRefused` (`unreachable`), also when the server answers
 * with the whole file.
 */
export async function openPart(
  url: string,
  { offset, bytes }: Span,
  patience: number,
): Promise<AsyncIterable<Uint8Array>> {
  const last = offset + bytes - 1
  if (url.startsWith('file:')) return readFrom(url, { start: offset, end: last })
  const answer = await request(url, { range: `bytes=${offset}-${last}` }, patience)
  const { response, pieces, end } = answer
  if (response.status === 206 && responseStart(response, offset) === offset) return pieces
  end()
  throw unreachable(url, `status ${response.status} in place of a part`)
}

function openFile(url: string, from: number): Source {
  const size = fileSize(url)
  const start = size < from ? 0 : from
  return { from: start, pieces: readFrom(url, { start }) }
}

function fileSize(url: string): number {
  try {
    return statSync(fileURLToPath(url)).size
  } catch (error) {
    throw unreachable(url, error)
  }
}

async function* readFrom(url: string, part: { start: number; end?: number }) {
  try {
    for await (const piece of createReadStream(fileURLToPath(url), part)) {
      if (Buffer.isBuffer(piece)) yield piece
    }
  } catch (error) {
    throw unreachable(url, error)
  }
}

async function openWeb(
  url: string,
  from: number,
  bytes: number,
  patience: number,
): Promise<Source> {
  const headers = from === 0 ? {} : { range: `bytes=${from}-` }
  const { response, pieces, end } = await request(url, headers, patience)
  const { status } = response
  const start = responseStart(response, from)
  const length = Number(response.headers.get('content-length') ?? Number.NaN)
  if (start === null) {
    end()
    // A partial file that the server cannot continue (416) would otherwise fail every attempt.
    if (status === 416 && from > 0) return openWeb(url, 0, bytes, patience)
    throw unreachable(url, `status ${status}`)
  }
  if (response.headers.get('content-encoding') === null && start + length > bytes) {
    end()
    throw new PackRefused('length', `${url} has more than the signed ${bytes} bytes.`)
  }
  return { from: start, pieces }
}

interface OpenedResponse {
  readonly response: Response
  readonly pieces: AsyncIterable<Uint8Array>
  /** Ends the request when the pieces are not read. */
  readonly end: () => void
}

async function request(
  url: string,
  headers: Readonly<Record<string, string>>,
  patience: number,
): Promise<OpenedResponse> {
  const abort = new AbortController()
  const late = () => abort.abort(new Error(`no answer within ${patience} ms`))
  let timer = setTimeout(late, patience)
  const end = () => {
    clearTimeout(timer)
    abort.abort()
  }
  let response: Response
  try {
    // No redirects: a server could send the device to another host.
    response = await fetch(url, {
      redirect: 'error',
      headers: { ...headers },
      signal: abort.signal,
    })
  } catch (error) {
    clearTimeout(timer)
    throw unreachable(url, error)
  }
  const { body } = response
  async function* pieces() {
    try {
      for await (const piece of body ?? []) {
        clearTimeout(timer)
        yield piece
        timer = setTimeout(late, patience)
      }
    } catch (error) {
      throw error instanceof PackRefused ? error : unreachable(url, error)
    } finally {
      end()
    }
  }
  return { response, pieces: pieces(), end }
}

/** The body's first byte within the file: `from` or 0; `null` for any other response. */
function responseStart({ status, headers }: Response, from: number): number | null {
  if (status === 200) return 0
  if (status !== 206) return null
  const range = /^bytes (\d+)-/.exec(headers.get('content-range') ?? '')
  return Number(range?.[1] ?? Number.NaN) === from ? from : null
}

/** `problem`: a few words for the message, or a system error, which becomes the `cause`. */
function unreachable(url: string, problem: unknown): PackRefused {
  const why = typeof problem === 'string' ? ` (${problem})` : ''
  return new PackRefused('unreachable', `${url} cannot be fetched${why}.`, { cause: problem })
}
