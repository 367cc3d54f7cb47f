import * as v from 'valibot'
import { openCurrent, type PackReader } from '#offline/client/open-current.ts'
import { faultPage, forwarded, isProviderPath, serve } from '../pack-route.js'
import type { CdpSession } from './cdp.ts'

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

interface Reply {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
}

export interface PackOrigin {
  /** Version of the page in view; `''` when no pack could be opened. */
  version(): string
  /** What was refused, and why. */
  faults(): string[]
}

const reply = (status: number, type: string, body: Buffer): Reply => ({
  status,
  headers: [
    ['content-type', type],
    ['cache-control', 'no-store'],
  ],
  body,
})

/**
 * Answers every request to the pack's origin from the installed pack, and the provider's paths by native networking.
 * The pack is the current one at each load of the main document, and stays for that page view.
 */
export async function interceptOrigin(
  session: CdpSession,
  options: { device: string; provider: string; mainFrame: string },
): Promise<PackOrigin> {
  const { device, provider, mainFrame } = options
  let pinned: PackReader | null = null
  const faults: string[] = []
  const refuse = (fault: unknown, document: boolean): Reply => {
    const reason = fault instanceof Error ? fault.message : String(fault)
    faults.push(reason)
    return document
      ? reply(503, 'text/html; charset=utf-8', Buffer.from(faultPage(reason)))
      : reply(500, 'text/plain; charset=utf-8', Buffer.from(reason))
  }

  async function fromPack(pathname: string, document: boolean): Promise<Reply> {
    try {
      if (document) pinned = null
      pinned ??= await openCurrent(device)
      const pack = pinned
      const { entry } = pack.manifest
      const it = serve({ entry, lists: (path) => pack.find(path) !== undefined }, pathname)
      if (it.kind !== 'file') return reply(404, 'text/plain', Buffer.from('not in the pack'))
      const { type, body } = await pack.read(it.path)
      return reply(200, type, body)
    } catch (fault) {
      return refuse(fault, document)
    }
  }

  async function bodyOf({ request, networkId }: Paused): Promise<Buffer | null> {
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
    const body = await bodyOf(it)
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
    const document = it.resourceType === 'Document' && it.frameId === mainFrame
    const answered = isProviderPath(url.pathname)
      ? await fromProvider(it, url).catch(() => null)
      : await fromPack(url.pathname, document)
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
  await session.send('Network.enable')
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: `${ORIGIN}/*`, requestStage: 'Request' }],
  })
  return { version: () => pinned?.manifest.version ?? '', faults: () => [...faults] }
}
