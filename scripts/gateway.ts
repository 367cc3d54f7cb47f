import { getRequestListener } from '@hono/node-server'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { openCurrent, type PackReader } from '#offline/client/open-current.ts'
import { routeFiles, withLinks } from '#offline/page-links.js'
import { fileHeaders, pageHeaders, providerHeaders } from '#offline/page-security.js'
import { REPORTS_PATH } from '#test/sandbox/server/refused-content.ts'
import { ConnectionCut } from '#test/sandbox/server/server.ts'
import { createTries } from './gateway-tries.ts'
import { gatewayRefusal, type Visitors } from './gateway-visitors.ts'

/** The paths that the provider answers; everything else is the pack's. */
const PROVIDER = /^\/(?:api|th|track|documents)(?:\/|$)/
/** The testers' pages, whose scripts are this repository's own. */
const SANDBOX = /^\/sandbox(?:\/|$)/
/**
 * A name that is another for other content: such a file never changes. The files of parts have
 * lasting names.
 */
const HASHED = /^assets\/.*-[\w-]{8}\.\w+$/
/** Page views that are still open may ask for files of the pack that they began with. */
const READERS_KEPT = 3

export interface Gateway {
  readonly port: number
  readonly stop: () => Promise<void>
}

export interface GatewayOptions {
  readonly port: number
  /** The device's folder, with an installed pack. */
  readonly deviceDir: string
  readonly provider: (request: Request) => Response | Promise<Response>
  /** A script of the provider's that is added to each page; none when absent. */
  readonly mark?: string
  /** The clients that may connect in addition to this machine's own programs; none when absent. */
  readonly lan?: Visitors
}

/** On this machine alone, unless phones are to come. */
const LOOPBACK = '127.0.0.1'
const EVERYWHERE = '0.0.0.0'

function refererPath(referer: string | null): string {
  if (referer === null || !URL.canParse(referer)) return ''
  return new URL(referer).pathname
}

/** The name of a file; null when its percent-encoding is malformed. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path).replace(/^\//, '')
  } catch {
    return null
  }
}

/** An answer of the provider, of which a document has none of the pages' rights. */
function withoutScripts(answer: Response): Response {
  const headers = new Headers(answer.headers)
  const type = headers.get('content-type') ?? ''
  headers.delete('content-security-policy')
  for (const [name, value] of providerHeaders(type)) headers.set(name, value)
  const { status, statusText } = answer
  return new Response(answer.body, { status, statusText, headers })
}

/** Resolves to a sentence when the port cannot be taken, to null when it can. */
export function portProblem(port: number, lan = false): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () =>
      resolve(
        `Port ${port} is taken: stop what uses it, or choose another, as in PORT=${port + 1} npm start.`,
      ),
    )
    probe.listen(port, lan ? EVERYWHERE : LOOPBACK, () => probe.close(() => resolve(null)))
  })
}

/** Serves the installed pack and the provider on one origin, as a gateway would. */
export function openGateway({
  port,
  deviceDir,
  provider,
  mark,
  lan,
}: GatewayOptions): Promise<Gateway> {
  const readers: PackReader[] = []
  const tries = createTries()
  const added = mark === undefined ? '' : `<script src="${mark}" defer></script>`

  /** The pack installed now: each page view begins with the newest. */
  async function newest(): Promise<PackReader> {
    const reader = await openCurrent(deviceDir)
    if (readers[0]?.identity !== reader.identity) {
      readers.unshift(reader)
      readers.length = Math.min(readers.length, READERS_KEPT)
    }
    return readers[0] ?? reader
  }

  /**
   * The set of the page that asks: of the file with its content's hash in its name, or of the one
   * that loads it.
   */
  async function readerFor(name: string, referer: string | null): Promise<PackReader> {
    const loader = refererPath(referer).slice(1)
    const known = [name, loader].find((it) => HASHED.test(it))
    const pinned = known === undefined ? undefined : readers.find((it) => it.find(known))
    return pinned ?? (await newest())
  }

  async function page(status: number, name: string): Promise<Response> {
    const current = await newest()
    const { body, type } = await current.read(current.entry)
    const html = body.toString()
    const files = routeFiles(current.routes, `/${name}`).filter((it) => current.find(it))
    const urls = files.map((file) => `/${file}`)
    return new Response(withLinks(html, urls).replace('</body>', `${added}</body>`), {
      status,
      headers: [
        ['content-type', type],
        ['cache-control', 'no-store'],
        ...pageHeaders(html, { reportTo: REPORTS_PATH, path: `/${name}` }),
      ],
    })
  }

  async function fromPack(path: string, referer: string | null): Promise<Response> {
    const name = decoded(path)
    // The page says in the user's language that there is no such address.
    if (name === null) return page(400, '')
    const reader = await readerFor(name, referer)
    if (!/\.[a-z0-9]+$/i.test(name) || name === reader.entry) return page(200, name)
    if (!reader.find(name)) return new Response('Not found', { status: 404 })
    const { body, type } = await reader.read(name)
    return new Response(new Uint8Array(body), {
      headers: [
        ['content-type', type],
        ['cache-control', HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache'],
        ...fileHeaders(),
      ],
    })
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (SANDBOX.test(pathname)) return await provider(request)
    if (PROVIDER.test(pathname)) return withoutScripts(await provider(request))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
    }
    try {
      return await fromPack(pathname, request.headers.get('referer'))
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unreadable'
      return new Response(`The installed pack could not be read: ${reason}`, { status: 500 })
    }
  }

  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        const from = incoming.socket.remoteAddress ?? ''
        // A whole address in place of a path would be taken for the requested name.
        if (!(incoming.url ?? '').startsWith('/'))
          return new Response('Bad request', { status: 400 })
        return gatewayRefusal(request, from, lan, tries) ?? (await answer(request))
      } catch (error) {
        if (!(error instanceof ConnectionCut)) throw error
        // A fault that a tester has requested: the connection dies as it would on a bad network.
        incoming.socket.destroy()
        return new Response(null)
      }
    },
    { overrideGlobalObjects: false },
  )
  const server = createHttpServer((request, response) => void listener(request, response))
  return new Promise((resolve) => {
    server.listen(port, lan === undefined ? LOOPBACK : EVERYWHERE, () =>
      resolve({
        port,
        stop: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      }),
    )
  })
}
