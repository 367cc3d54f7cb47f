import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { mediaType } from '#offline/pack/media-type.ts'
import { fileHeaders, pageHeaders } from '#offline/page-security.js'
import { isProviderPath } from '#test/hosts/pack-route.js'

/** A request to the site's server. */
export interface SiteRequest {
  readonly path: string
  /** `navigate` for the document of a tab. */
  readonly mode: string
  readonly h5Version: string | null
}

export interface SiteOrigin {
  readonly url: string
  /** Every request since the last `clearRequests`, including failed ones. */
  readonly asked: () => readonly SiteRequest[]
  readonly clearRequests: () => void
  /** `true` cuts every connection, as on a phone without network; `false` ends that. */
  readonly setOffline: (gone: boolean) => void
  stop(): Promise<void>
}

/** Returns whether a browser fetches a script for a worker, and not for a page or a cache. */
const isForWorker = (headers: Headers): boolean =>
  headers.get('service-worker') === 'script' ||
  /^(?:service|shared)?worker$/.test(headers.get('sec-fetch-dest') ?? '')

/**
 * A plain web server with a site's folder and the provider behind one origin, as offline/README.md
 * requires: files under `b/` are immutable, all others are revalidated, and every other address is
 * the entry page, which no site may frame but for charts. The sandbox's own pages are those of the messaging app
 * and of banks. `before` is put before the scripts of workers; what a service worker fetches for its cache,
 * by the digests of its list, is as it is. Port 0: any.
 */
export async function openSiteOrigin(
  folder: string,
  provider: string,
  { port = 0, before = '' }: { readonly port?: number; readonly before?: string } = {},
): Promise<SiteOrigin> {
  let gone = false
  let requests: SiteRequest[] = []

  async function fromFolder(pathname: string, headers: Headers): Promise<Response> {
    const own = pathname.slice(1)
    const isFile = /\.\w+$/.test(own)
    const path = isFile ? own : 'index.html'
    const body = await readFile(join(folder, path)).catch(() => null)
    if (body === null || own.includes('..')) return new Response('Not found', { status: 404 })
    const kept = own.startsWith('b/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const security =
      path === 'index.html' ? pageHeaders(body.toString(), { path: pathname }) : fileHeaders()
    const first = before !== '' && isForWorker(headers) ? `${before};\n` : ''
    return new Response(new Uint8Array(Buffer.concat([Buffer.from(first), body])), {
      headers: [['content-type', mediaType(path)], ['cache-control', kept], ...security],
    })
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    if (!isProviderPath(pathname) && !pathname.startsWith('/sandbox/'))
      return fromFolder(pathname, headers)
    const body = method === 'GET' ? {} : { body: await request.arrayBuffer() }
    const sent = { method, headers, redirect: 'manual', ...body } as const
    return fetch(`${provider}${pathname}${search}`, sent)
  }

  const listener = getRequestListener(
    (request, { incoming }) => {
      requests.push({
        path: new URL(request.url).pathname,
        mode: request.headers.get('sec-fetch-mode') ?? '',
        h5Version: request.headers.get('h5_version'),
      })
      if (!gone) return answer(request)
      incoming.socket.destroy()
      return new Response(null)
    },
    { overrideGlobalObjects: false },
  )
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the site has no port')
  return {
    // Browsers allow workers without TLS on localhost.
    url: `http://localhost:${address.port}`,
    asked: () => requests,
    clearRequests: () => {
      requests = []
    },
    setOffline: (now) => {
      gone = now
      if (now) server.closeAllConnections()
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
