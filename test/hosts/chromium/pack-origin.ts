import { createBoot } from '#offline/client/boot.ts'
import { countInView } from '#test/hosts/foreground-clock.js'
import { MEDIA_ORIGIN } from '#test/hosts/navigation.js'
import { answerPlace, asksForNewest, bootedToken, isProviderPath } from '#test/hosts/pack-route.js'
import type { UserKeys } from '#test/hosts/pack-route.js'
import { createPrefetch } from '#test/hosts/prefetch.js'
import type { CdpSession } from './cdp.ts'
import { createOriginPage, type PageOptions, type WarmLoad } from './origin-page.ts'
import { fromProvider, fulfil, paused, reply, send } from './paused-request.ts'
import type { Paused, Reply } from './paused-request.ts'

/** The fixed origin under which an Android app serves its pack (`shouldInterceptRequest`). */
export const ORIGIN = 'https://h5.heanfund.example'

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

export interface OriginOptions
  extends Omit<PageOptions, 'before'>, Partial<Pick<PageOptions, 'before'>> {
  readonly provider: string
  readonly mainFrame: string
  /** The time for which a first load may be in view without a screen, in ms. */
  readonly patience?: number | undefined
  /** Called when the main frame navigates to this address outside the pack's origin. */
  readonly onLeave: (address: string) => void
  /** Called when a load has shown no screen within `patience`: the page must be reloaded. */
  readonly onBlank: () => void
}

/** The requests that are intercepted: the pack's origin, its pictures, and every document. */
const PATTERNS = [
  { urlPattern: `${ORIGIN}/*`, requestStage: 'Request' },
  { urlPattern: `${MEDIA_ORIGIN}/*`, requestStage: 'Request' },
  { urlPattern: '*', resourceType: 'Document', requestStage: 'Request' },
]

const answered = (text: string | null): Reply =>
  text === null
    ? reply(404, 'text/plain', Buffer.from('no answer'))
    : reply(200, 'application/json', Buffer.from(text))

/** The text of a good answer; null for another. */
const text = ({ status, body }: Reply) => (status === 200 ? body.toString() : null)

/**
 * Answers every request to the pack's origin from the installed pack, and the provider's paths by
 * native networking. The pack is the current one at each load of the main document, and stays for
 * that page view.
 */
export async function interceptOrigin(
  session: CdpSession,
  options: OriginOptions,
): Promise<PackOrigin> {
  const { device, provider, keys, mainFrame, takeTap, patience, before = '' } = options
  const prefetch = createPrefetch({ send: (...call) => send(provider, ...call), text, keys })
  const limits = patience === undefined ? {} : { foregroundMs: patience }
  const boot = createBoot({ dir: device, limits })
  const page = createOriginPage({ device, keys, takeTap, before }, boot, prefetch)
  /** The provider's answer; null where it cannot be reached. */
  const provided = (it: Paused) => fromProvider(session, provider, it).catch(() => null)

  /** Answers a request to the pack's origin; null where its connection fails. */
  async function answerOrigin(it: Paused, url: URL): Promise<Reply | null> {
    const booted = bootedToken(url.pathname, url.search.slice(1))
    if (booted !== null) {
      await boot.confirm(booted)
      return reply(204, 'text/plain', Buffer.alloc(0))
    }
    const place = answerPlace(url.pathname)
    if (place !== null) return answered(await prefetch.answer(place))
    if (asksForNewest(url.pathname)) return answered(JSON.stringify(await boot.newest()))
    const document = it.resourceType === 'Document' && it.frameId === mainFrame
    if (!isProviderPath(url.pathname)) return page.fromPack(url, document)
    return document ? page.refuseDocument() : provided(it)
  }

  async function answer(it: Paused): Promise<void> {
    const { requestId } = it
    const url = new URL(it.request.url)
    if (url.origin === MEDIA_ORIGIN && it.resourceType === 'Image')
      return fulfil(session, requestId, await provided(it))
    if (url.origin === ORIGIN) return fulfil(session, requestId, await answerOrigin(it, url))
    // The page's own policy decides about frames.
    if (it.frameId !== mainFrame) return session.send('Fetch.continueRequest', { requestId })
    await session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
    return options.onLeave(it.request.url)
  }

  session.on('Fetch.requestPaused', paused, (it) => {
    // The page may have cancelled the request, or be gone, before its answer came.
    answer(it).catch(() => undefined)
  })
  const clock = countInView(boot, page.token, options.onBlank)
  clock.unref()
  await session.send('Network.enable')
  await session.send('Fetch.enable', { patterns: PATTERNS })
  return {
    version: page.version,
    faults: page.faults,
    isCurrent: page.isCurrent,
    startWarmLoad: (path, user) => page.startWarmLoad(path, user),
    setInView: (inView) => (inView ? boot.resume(page.token()) : boot.pause(page.token())),
    crashed: () => boot.fail(page.token()),
    end: () => clearInterval(clock),
  }
}
