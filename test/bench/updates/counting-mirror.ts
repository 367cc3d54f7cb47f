import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Closers } from '#test/bench/served-pack.ts'

/** The requests to a mirror since its count was last read. */
export interface Traffic {
  /** Of packs and deltas. */
  readonly requests: number
  readonly bytes: number
  /** Of metadata. */
  readonly metadataRequests: number
  readonly metadataBytes: number
}

const NOTHING: Traffic = { requests: 0, bytes: 0, metadataRequests: 0, metadataBytes: 0 }

/** Serves a repository as a web server does, parts too, and counts what bodies it sends. */
export async function countingMirror(repoDir: string, closers: Closers) {
  let count = NOTHING
  const answer = async ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    const body = await readFile(join(repoDir, url)).catch(() => null)
    const asked = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '')
    const from = Number(asked?.[1] ?? 0)
    const last = Number(asked?.[2] || (body?.length ?? 0) - 1)
    const part = body?.subarray(from, last + 1) ?? Buffer.alloc(0)
    const { requests, bytes, metadataRequests, metadataBytes } = count
    count = url.startsWith('/targets/')
      ? { ...count, requests: requests + 1, bytes: bytes + part.length }
      : {
          ...count,
          metadataRequests: metadataRequests + 1,
          metadataBytes: metadataBytes + part.length,
        }
    if (body === null) return void response.writeHead(404).end()
    if (asked === null) return void response.writeHead(200).end(part)
    const range = `bytes ${from}-${from + part.length - 1}/${body.length}`
    response.writeHead(206, { 'content-range': range }).end(part)
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mirror has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** The count since the last call. */
    take(): Traffic {
      const taken = count
      count = NOTHING
      return taken
    },
  }
}
