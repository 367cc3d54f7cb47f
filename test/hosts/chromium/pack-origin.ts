import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { createBoot } from '#offline/client/boot.ts'
import { openCurrent, type PackReader } from '#offline/client/open-current.ts'
import { fileHeaders, pageHeaders } from '#offline/page-security.js'
import {
  asksForNewest,
  bootedToken,
  faultPage,
  filesToLoad,
  forwarded,
  isProviderPath,
  openedPage,
  serve,
  type UserKeys,
} from '#test/hosts/pack-route.js'
import type { CdpSession } from './cdp.ts'
import { createPrefetch, type Reply } from './prefetch.ts'

/** The fixed origin under which an Android app serves its pack (`shouldInterceptRequest`). */
export const ORIGIN = 'https://h5.heanfund.example'

const paused = v.object({
  requestId: v.string(),
  frameId: v.string(),
  resourceType: v.string(),
  networkId: v.optional(v.string()),
  request: v.object({
    url: v.string(),
    method: v.string(),
    headers: v.record(v.string(), v.string()),
    hasPostData: v.optional(v.boolean()),
    postDataEntries: v.optional(v.array(v.object({ bytes: v.optional(v.string()) }))),
  }),
})
type Paused = v.InferOutput<typeof paused>

export interface PackOrigin {
  /** Version of the page in view; `''` when no pack could be opened. */
  version(): string
  /** Files that were refused, and why. */
  faults(): string[]
  /** The app went to the background, where time does not count, or returned. */
  setInView(inView: boolean): Promise<void>
  /** The page's renderer crashed: its load has failed. */
  crashed(): Promise<void>
}

/** How often time in view is counted, in ms. */
const TICK = 500

const reply = (
  status: number,
  type: string,
  body: Buffer,
  security: readonly [string, string][] = fileHeaders(),
): Reply => ({
  status,
  headers: [['content-type', type], ['cache-control', 'no-store'], ...security],
  body,
})

/**
 * Answers every request to the pack's origin from the installed pack, and the provider's paths by
 * native networking. The pack is the current one at each load of the main document, and stays for
 * that page view.
 */
export async function interceptOrigin(
  session: CdpSession,
  options: {
    device: string
    provider: string
    /** The keys of the app's signed-in user; empty strings when signed out. */
    keys: () => UserKeys
    mainFrame: string
    /** How long a first load may be in view without a screen, in ms. */
    patience?: number | undefined
    /** Called when the main frame navigates to this address outside the pack's origin. */
    onLeave: (address: string) => void
    /** Called when a load has shown no screen within `patience`: the page must be reloaded. */
    onBlank: () => void
  },
): Promise<PackOrigin> {
  const { device, provider, keys, mainFrame, patience, onBlank, onLeave } = options
  const prefetch = createPrefetch({ provider, keys })
  const limits = patience === undefined ? {} : { foregroundMs: patience }
  const boot = createBoot({ dir: device, limits })
  let pinned: PackReader | null = null
  let token = ''
  const faults: string[] = []
  const refuse = (fault: unknown, document: boolean): Reply => {
    const reason = fault instanceof Error ? fault.message : String(fault)
    faults.push(reason)
    return document
      ? reply(503, 'text/html; charset=utf-8', Buffer.from(faultPage(reason)))
      : reply(500, 'text/plain; charset=utf-8', Buffer.from(reason))
  }

  async function fromPack(url: URL, document: boolean): Promise<Reply> {
    const { pathname } = url
    try {
      if (document) {
        const load = await boot.startLoad()
        pinned = load.reader
        token = load.token
        prefetch.begin(load.reader, url)
      }
      pinned ??= await openCurrent(device)
      const pack = pinned
      const { entry } = pack
      const lists = (path: string) => pack.find(path) !== undefined
      const it = serve({ entry, lists }, pathname)
      if (it.kind !== 'file') return reply(404, 'text/plain', Buffer.from('not in the pack'))
      const { type, body } = await pack.read(it.path)
      if (it.path !== entry) return reply(200, type, body)
      if (!document) return reply(200, type, body, pageHeaders(body.toString()))
      const { html, headers } = openedPage(body.toString(), {
        token,
        version: pack.version,
        nonce: randomUUID(),
        files: filesToLoad({ routes: pack.routes, lists }, pathname),
        keys: keys(),
      })
      return reply(200, type, Buffer.from(html), headers)
    } catch (fault) {
      return refuse(fault, document)
    }
  }

  async function requestBody({ request, networkId }: Paused): Promise<Buffer | null> {
    if (request.hasPostData !== true) return null
    const parts = request.postDataEntries?.map((it) => it.bytes)
    if (parts !== undefined && parts.every((it) => it !== undefined))
      return Buffer.concat(parts.map((it) => Buffer.from(it, 'base64')))
    const shape = v.object({ postData: v.string() })
    const asked = { requestId: networkId ?? '' }
    const { postData } = await session.ask('Network.getRequestPostData', asked, shape)
    return Buffer.from(postData)
  }

  async function fromProvider(it: Paused, url: URL): Promise<Reply> {
    const body = await requestBody(it)
    const { method, headers } = it.request
    const prefetched = prefetch.take({ method, headers, url, body: body?.toString() ?? '' })
    if (prefetched !== null) return prefetched
    const response = await fetch(`${provider}${url.pathname}${url.search}`, {
      method: it.request.method,
      headers: forwarded(Object.entries(it.request.headers)),
      ...(body === null ? {} : { body: new Uint8Array(body) }),
    })
    return {
      status: response.status,
      headers: forwarded(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    }
  }

  async function answer(it: Paused): Promise<void> {
    const { requestId } = it
    const url = new URL(it.request.url)
    if (url.origin !== ORIGIN) {
      // The page's own policy decides about frames.
      if (it.frameId !== mainFrame) return session.send('Fetch.continueRequest', { requestId })
      await session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      return onLeave(it.request.url)
    }
    const booted = bootedToken(url.pathname, url.search.slice(1))
    if (booted !== null) await boot.confirm(booted)
    const document = it.resourceType === 'Document' && it.frameId === mainFrame
    const answered =
      booted !== null
        ? reply(204, 'text/plain', Buffer.alloc(0))
        : asksForNewest(url.pathname)
          ? reply(200, 'application/json', Buffer.from(JSON.stringify(await boot.newest())))
          : isProviderPath(url.pathname)
            ? await fromProvider(it, url).catch(() => null)
            : await fromPack(url, document)
    if (answered === null) {
      await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' })
      return
    }
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: answered.status,
      responseHeaders: answered.headers.map(([name, value]) => ({ name, value })),
      body: answered.body.toString('base64'),
    })
  }

  session.on('Fetch.requestPaused', paused, (it) => {
    // The page may have cancelled the request, or be gone, before its answer came.
    answer(it).catch(() => undefined)
  })
  const count = async () => {
    if (await boot.foreground(token, TICK)) onBlank()
  }
  // A host without enough processor time counts less, never more, so that a slow machine causes no
  // failure.
  const clock = setInterval(() => void count(), TICK)
  clock.unref()
  await session.send('Network.enable')
  await session.send('Fetch.enable', {
    patterns: [
      { urlPattern: `${ORIGIN}/*`, requestStage: 'Request' },
      { urlPattern: '*', resourceType: 'Document', requestStage: 'Request' },
    ],
  })
  return {
    version: () => pinned?.version ?? '',
    faults: () => [...faults],
    setInView: (inView) => (inView ? boot.resume(token) : boot.pause(token)),
    crashed: () => boot.fail(token),
  }
}
