import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import type { PackReader } from '#offline/client/open-current.ts'
import { isProviderPath, serve } from '#test/hosts/pack-route.js'
import type { Sandbox } from '#test/sandbox/server.ts'

/** The simulated 4G network. */
export const NETWORK = { downMbit: 9, upMbit: 3, roundTripMs: 85 } as const

export interface Server {
  readonly url: string
  stop(): Promise<void>
}

type Answer = (request: Request) => Promise<Response>

/** Listens on any free port of `localhost`, which browsers trust as they trust https. */
async function listen(answer: Answer): Promise<Server> {
  const listener = getRequestListener(answer, { overrideGlobalObjects: false })
  const server = createServer((request, response) => void listener(request, response))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** The provider's answer, compressed as a gateway does. */
async function compressed(sandbox: Sandbox, request: Request): Promise<[Response, Buffer]> {
  const response = await sandbox.fetch(request)
  return [response, gzipSync(Buffer.from(await response.arrayBuffer()), { level: 6 })]
}

/**
 * The installed pack's files and the provider on one origin, as a good web server has them: files
 * compressed beforehand (brotli, quality 11) and to be kept for ever, answers by gzip. Does not
 * slow anything: the browser does that.
 */
export async function startWebServer(pack: PackReader, sandbox: Sandbox): Promise<Server> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  for (const { path } of pack.files) {
    const { body } = await pack.read(path)
    files.set(path, new Uint8Array(brotliCompressSync(body, quality)))
  }
  const routes = { entry: pack.entry, lists: (path: string) => files.has(path) }
  return listen(async (request) => {
    const { pathname } = new URL(request.url)
    if (isProviderPath(pathname)) {
      const [{ status }, body] = await compressed(sandbox, request)
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
      return new Response(new Uint8Array(body), { status, headers })
    }
    const it = serve(routes, pathname)
    if (it.kind !== 'file') return new Response('Not found', { status: 404 })
    const entry = it.path === pack.entry
    return new Response(files.get(it.path) ?? null, {
      headers: {
        'content-type': pack.find(it.path)?.type ?? 'application/octet-stream',
        'content-encoding': 'br',
        vary: 'accept-encoding',
        'cache-control': entry ? 'no-cache' : 'public, max-age=31536000, immutable',
      },
    })
  })
}

/**
 * The provider as the app's native networking has it over the simulated network: each answer comes
 * a round trip and its own compressed length later. The host cannot be slowed by the browser,
 * because its requests are not the browser's.
 */
export function startSlowProvider(sandbox: Sandbox): Promise<Server> {
  const bytesPerMs = (NETWORK.downMbit * 1_000_000) / 8 / 1_000
  return listen(async (request) => {
    const [{ status }, body] = await compressed(sandbox, request)
    await wait(NETWORK.roundTripMs + body.length / bytesPerMs)
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    return new Response(new Uint8Array(body), { status, headers })
  })
}
