import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Starts a web server that ends with the test; its address, without a final slash. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
}

/** Sends a folder's files, or the requested part, as web servers do. */
export function serveFolder(
  folder: string,
  send: (response: ServerResponse, body: Buffer, request: IncomingMessage) => void = (it, body) =>
    void it.end(body),
): RequestListener {
  return (request, response) => {
    const body = fileBytes(join(folder, request.url ?? ''))
    if (body === null) return void response.writeHead(404).end()
    const asked = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
    const from = Number(asked?.[1] ?? 0)
    const last = asked?.[2] === undefined || asked[2] === '' ? body.length - 1 : Number(asked[2])
    const part = body.subarray(from, last + 1)
    const length = { 'content-length': part.length }
    if (request.headers.range === undefined) response.writeHead(200, length)
    else {
      const range = `bytes ${from}-${from + part.length - 1}/${body.length}`
      response.writeHead(206, { ...length, 'content-range': range })
    }
    send(response, part, request)
  }
}

/** `null` where there is no file that can be read. */
function fileBytes(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}
