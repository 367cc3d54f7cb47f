import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { createBoot } from '#offline/client/boot.ts'
import { openCurrent, type PackReader } from '#offline/client/open-current.ts'
import { fileHeaders, pageHeaders } from '#offline/page-security.js'
import {
  answeredHeaders,
  answerPlace,
  asksForNewest,
  beforeWorker,
  bootedToken,
  faultPage,
  filesToLoad,
  forwarded,
  isBlankPath,
  isProviderPath,
  openedPage,
  refusedDocument,
  serve,
  type UserKeys,
} from '#test/hosts/pack-route.js'
import type { CdpSession } from './cdp.ts'
import { MEDIA_ORIGIN } from '#test/hosts/navigation.js'
import { createPrefetch } from '#test/hosts/prefetch.js'

/** The fixed origin under which an Android app serves its pack (`shouldInterceptRequest`). */
export const ORIGIN = 'https://h5.heanfund.example'

interface Reply {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
}

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

interface WarmLoad {
  readonly packBoot: string
  readonly answers: Readonly<Record<string, string | number>>
}

export interface PackOrigin {
  /** Version of the page in view; `''` when no pack could be opened. */
  version(): string
  /** Files that were refused, and why. */
  faults(): string[]
  /** The app went to the background, where time does not count, or returned. */
  setInView(inView: boolean): Promise<void>
  /** The page's renderer crashed: its load has failed. */
  crashed(): Promise<void>
  /** Returns whether a load would open the pack that the page has. */
  isCurrent(): Promise<boolean>
  /**
   * Begins the load of a page that was loaded ahead, and the user's calls of its screen: what the
   * page gets of both; null where the page is of another pack by now.
   */
  startWarmLoad(path: string, user: UserKeys): Promise<WarmLoad | null>
  /** The page is gone. */
  end(): void
}

/** A page that is loaded ahead belongs to no user yet. */
const NO_KEYS = { appUserId: '', openId: '', encOpenId: '' }

/** The time between two counts of time in view, in ms. */
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

const answered = (text: string | null): Reply =>
  text === null
    ? reply(404, 'text/plain', Buffer.from('no answer'))
    : reply(200, 'application/json', Buffer.from(text))

/** The text of a good answer; null for another. */
const text = ({ status, body }: Reply) => (status === 200 ? body.toString() : null)

/** Sends a request to the provider by native networking. */
async function send(
  provider: string,
  method: string,
  target: string,
  headers: readonly (readonly [string, string])[],
  body: string | Uint8Array<ArrayBuffer> | null,
): Promise<Reply> {
  const init = {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  }
  const response = await fetch(provider + target, body === null ? init : { ...init, body })
  return {
    status: response.status,
    headers: answeredHeaders(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

/** The body of a paused request; null where it has none. */
async function requestBody(
  session: CdpSession,
  { request, networkId }: Paused,
): Promise<Buffer | null> {
  if (request.hasPostData !== true) return null
  const parts = request.postDataEntries?.map((it) => it.bytes)
  if (parts !== undefined && parts.every((it) => it !== undefined))
    return Buffer.concat(parts.map((it) => Buffer.from(it, 'base64')))
  const shape = v.object({ postData: v.string(), base64Encoded: v.optional(v.boolean()) })
  const asked = { requestId: networkId ?? '' }
  const { postData, base64Encoded } = await session.ask('Network.getRequestPostData', asked, shape)
  return Buffer.from(postData, base64Encoded === true ? 'base64' : 'utf8')
}

/** The provider's answer to a paused request. */
async function fromProvider(session: CdpSession, provider: string, it: Paused): Promise<Reply> {
  const body = await requestBody(session, it)
  const { method, headers } = it.request
  const url = new URL(it.request.url)
  const target = url.pathname + url.search
  const bytes = body === null ? null : new Uint8Array(body)
  return send(provider, method, target, forwarded(Object.entries(headers)), bytes)
}

/** Answers a paused request; without a response its connection fails. */
async function fulfil(
  session: CdpSession,
  requestId: string,
  response: Reply | null,
): Promise<void> {
  if (response === null) {
    await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' })
    return
  }
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: response.status,
    responseHeaders: response.headers.map(([name, value]) => ({ name, value })),
    body: response.body.toString('base64'),
  })
}

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
    /** Returns when the user tapped what opens the next document, ms since 1970: once; then 0. */
    takeTap: () => number
    /** The time for which a first load may be in view without a screen, in ms. */
    patience?: number | undefined
    /** A script that runs before each of the pack's workers, as before each document. */
    before?: string
    /** Called when the main frame navigates to this address outside the pack's origin. */
    onLeave: (address: string) => void
    /** Called when a load has shown no screen within `patience`: the page must be reloaded. */
    onBlank: () => void
  },
): Promise<PackOrigin> {
  const { device, provider, keys, mainFrame, takeTap, patience, before = '' } = options
  const { onBlank, onLeave } = options
  const prefetch = createPrefetch({ send: (...call) => send(provider, ...call), text, keys })
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
    let calls: Readonly<Record<string, number>> = {}
    try {
      if (document && isBlankPath(pathname)) {
        pinned = await openCurrent(device)
        token = ''
      } else if (document) {
        const load = await boot.startLoad()
        pinned = load.reader
        token = load.token
        calls = prefetch.begin(load.reader, url.pathname + url.search)
      }
      pinned ??= await openCurrent(device)
      const pack = pinned
      const { entry } = pack
      const lists = (path: string) => pack.find(path) !== undefined
      const it = serve({ entry, lists }, pathname)
      if (it.kind !== 'file') return reply(404, 'text/plain', Buffer.from('not in the pack'))
      const { type, body } = await pack.read(it.path)
      if (it.path !== entry)
        return reply(200, type, Buffer.concat([Buffer.from(beforeWorker(it.path, before)), body]))
      if (!document) return reply(200, type, body, pageHeaders(body.toString()))
      const { html, headers } = openedPage(body.toString(), {
        token,
        version: pack.version,
        nonce: randomUUID(),
        files: filesToLoad({ routes: pack.routes, lists }, pathname),
        keys: isBlankPath(pathname) ? NO_KEYS : keys(),
        calls,
        tappedAt: takeTap(),
      })
      return reply(200, type, Buffer.from(html), headers)
    } catch (fault) {
      return refuse(fault, document)
    }
  }

  /** No load of the boot machine begins by that. */
  function refuseDocument(): Reply {
    token = ''
    const { status, html, headers } = refusedDocument()
    return reply(status, 'text/html; charset=utf-8', Buffer.from(html), headers)
  }

  async function answer(it: Paused): Promise<void> {
    const { requestId } = it
    const url = new URL(it.request.url)
    if (url.origin === MEDIA_ORIGIN && it.resourceType === 'Image') {
      return fulfil(session, requestId, await fromProvider(session, provider, it).catch(() => null))
    }
    if (url.origin !== ORIGIN) {
      // The page's own policy decides about frames.
      if (it.frameId !== mainFrame) return session.send('Fetch.continueRequest', { requestId })
      await session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      return onLeave(it.request.url)
    }
    const booted = bootedToken(url.pathname, url.search.slice(1))
    if (booted !== null) await boot.confirm(booted)
    const document = it.resourceType === 'Document' && it.frameId === mainFrame
    const place = answerPlace(url.pathname)
    const response =
      booted !== null
        ? reply(204, 'text/plain', Buffer.alloc(0))
        : place !== null
          ? answered(await prefetch.answer(place))
          : asksForNewest(url.pathname)
            ? reply(200, 'application/json', Buffer.from(JSON.stringify(await boot.newest())))
            : isProviderPath(url.pathname)
              ? document
                ? refuseDocument()
                : await fromProvider(session, provider, it).catch(() => null)
              : await fromPack(url, document)
    return fulfil(session, requestId, response)
  }

  session.on('Fetch.requestPaused', paused, (it) => {
    // The page may have cancelled the request, or be gone, before its answer came.
    answer(it).catch(() => undefined)
  })
  let counted = ''
  const count = async () => {
    const isFirstTick = counted !== token
    counted = token
    if (!isFirstTick && (await boot.foreground(token, TICK))) onBlank()
  }
  // A load counts from its first tick, and a host without enough processor time counts less, never
  // more, so that a slow machine causes no failure.
  const clock = setInterval(() => void count(), TICK)
  clock.unref()
  await session.send('Network.enable')
  await session.send('Fetch.enable', {
    patterns: [
      { urlPattern: `${ORIGIN}/*`, requestStage: 'Request' },
      { urlPattern: `${MEDIA_ORIGIN}/*`, requestStage: 'Request' },
      { urlPattern: '*', resourceType: 'Document', requestStage: 'Request' },
    ],
  })
  const isCurrent = async () => (await openCurrent(device)).identity === pinned?.identity
  return {
    version: () => pinned?.version ?? '',
    faults: () => [...faults],
    setInView: (inView) => (inView ? boot.resume(token) : boot.pause(token)),
    crashed: () => boot.fail(token),
    isCurrent,
    async startWarmLoad(path, user) {
      // At once: a page of another pack is not opened, and the next load makes its own calls.
      if (pinned !== null) prefetch.begin(pinned, path, user)
      const [load, answers] = await Promise.all([boot.startLoad(), prefetch.answers()])
      if (load.reader.identity !== pinned?.identity) return null
      pinned = load.reader
      token = load.token
      return { packBoot: token, answers }
    },
    end: () => clearInterval(clock),
  }
}
