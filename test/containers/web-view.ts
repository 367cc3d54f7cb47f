import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { PhonePage } from '#test/bench/phone-page.ts'

/** A call of the page to its container, as the injected script posts it. */
const message = v.object({ id: v.string(), name: v.string(), args: v.unknown() })

const called = v.object({
  name: v.string(),
  payload: v.string(),
  executionContextId: v.number(),
})
const paused = v.object({
  requestId: v.string(),
  frameId: v.string(),
  request: v.object({ url: v.string() }),
})
const navigated = v.object({
  frame: v.object({ id: v.string(), url: v.string(), parentId: v.optional(v.string()) }),
})
const wished = v.object({ frameId: v.string(), url: v.string() })
const tree = v.object({ frameTree: v.object({ frame: v.object({ id: v.string() }) }) })
const steps = v.object({
  currentIndex: v.number(),
  entries: v.array(v.object({ id: v.number(), url: v.string() })),
})

/** The global by which the injected script reaches the container; the script removes it. */
export const POST = 'containerPost'
/** The global by which the container answers; the script defines it. */
export const RECEIVE = 'containerReceive'

/**
 * The place where a document of the main frame comes from: the network, another address, a page of
 * the container's own, or nowhere.
 */
export type Route =
  | { readonly kind: 'open' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'page'; readonly html: string }
  | { readonly kind: 'refused' }

/** The services of a container for the pages in its web view. */
export interface ViewOwner {
  readonly userAgent: string
  /** Runs before a document's own scripts; null for a container without a script interface. */
  readonly script: string | null
  /**
   * True if a page that was left is shown as it was when its user goes back to it, as browsers do
   * (back/forward cache). An Android web view loads it again.
   */
  readonly keepsLeftPages: boolean
  /** Answers a call of the page in view. */
  called(name: string, args: unknown): Promise<unknown>
  /** Decides about a navigation of the main frame. */
  route(url: URL): Route
  /** Another document is in view: what was granted to the one before does not count. */
  committed(url: string): void
  /** The page wants to open an address of a scheme that is not the web's. */
  scheme(url: string): void
}

/** A tab of the engine as a container's web view. */
export interface WebView {
  readonly page: PhonePage
  url(): string
  /** Goes to an address; a page that it opens is awaited by what it shows. */
  load(url: string): Promise<void>
  /** Goes back one step; false where the page in view is the first one. */
  back(): Promise<boolean>
  /** Sends the page in view a message of the container; false where it has no script for it. */
  send(event: string, data: unknown): Promise<boolean>
  close(): Promise<void>
}

/** Turns a blank tab into a container's web view. */
export async function openWebView(page: PhonePage, owner: ViewOwner): Promise<WebView> {
  const { session } = page
  const { frameTree } = await session.ask('Page.getFrameTree', {}, tree)
  const mainFrame = frameTree.frame.id
  let url = ''
  let base: number | null = null

  await session.send('Emulation.setUserAgentOverride', {
    userAgent: owner.userAgent,
    acceptLanguage: 'zh-CN,zh',
    platform: 'Linux aarch64',
  })

  /** Repeats what the target refuses for a moment between two documents. */
  const onceAttached = async <T>(what: () => Promise<T>): Promise<T> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await what()
      } catch (fault) {
        // "Not attached to an active page"
        if (tries === 50) throw fault
        await pause(20)
      }
    }
  }

  const history = () => onceAttached(() => session.ask('Page.getNavigationHistory', {}, steps))

  session.on('Page.frameNavigated', navigated, ({ frame }) => {
    if (frame.id !== mainFrame) return
    url = frame.url
    owner.committed(url)
  })
  session.on('Page.navigatedWithinDocument', wished, (it) => {
    if (it.frameId === mainFrame) url = it.url
  })
  session.on('Page.frameRequestedNavigation', wished, (it) => {
    if (it.frameId === mainFrame && !/^(?:https?|about|blob|data):/.test(it.url))
      owner.scheme(it.url)
  })

  const answer = async ({ requestId, frameId, request }: v.InferOutput<typeof paused>) => {
    const way: Route = frameId === mainFrame ? owner.route(new URL(request.url)) : { kind: 'open' }
    switch (way.kind) {
      case 'open':
        return session.send('Fetch.continueRequest', { requestId })
      case 'refused':
        return session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      case 'redirect':
        return session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 302,
          responseHeaders: [{ name: 'location', value: way.to }],
        })
      case 'page':
        return session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'content-type', value: 'text/html; charset=utf-8' }],
          body: Buffer.from(way.html).toString('base64'),
        })
    }
  }
  // The page may be gone, or the view closed, before the answer.
  session.on('Fetch.requestPaused', paused, (it) => void answer(it).catch(() => undefined))
  // A request that a service worker leaves to the network would pass the container by.
  await session.send('Network.enable')
  await session.send('Network.setBypassServiceWorker', { bypass: true })
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Request' }],
  })

  const deliver = (data: object, context: { readonly contextId?: number } = {}) =>
    session.send('Runtime.evaluate', {
      expression: `window.${RECEIVE}?.(${JSON.stringify(JSON.stringify(data))})`,
      ...context,
    })

  if (!owner.keepsLeftPages) {
    const source = `addEventListener('unload', () => {})`
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source })
  }

  if (owner.script !== null) {
    session.on('Runtime.bindingCalled', called, ({ name, payload, executionContextId }) => {
      if (name !== POST) return
      const call = v.parse(message, JSON.parse(payload))
      const answered = async () => {
        const result = await owner.called(call.name, call.args)
        // The page that called may be gone by now; no other page gets its answer.
        await deliver({ id: call.id, result }, { contextId: executionContextId })
      }
      answered().catch(() => undefined)
    })
    await session.send('Runtime.addBinding', { name: POST })
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: owner.script })
  }

  return {
    page,
    url: () => url,
    async load(to) {
      const sent = await session.ask(
        'Page.navigate',
        { url: to },
        v.object({ errorText: v.optional(v.string()) }),
      )
      if (sent.errorText !== undefined) throw new Error(`${to} did not load: ${sent.errorText}`)
      base ??= (await history()).currentIndex
    },
    async back() {
      const { currentIndex, entries } = await history()
      const before = entries[currentIndex - 1]
      if (before === undefined || currentIndex <= (base ?? 0)) return false
      const entryId = before.id
      await onceAttached(() => session.send('Page.navigateToHistoryEntry', { entryId }))
      return true
    },
    async send(event, data) {
      const there = await page.run(`typeof window.${RECEIVE} === 'function'`, v.boolean())
      if (there) await deliver({ event, data })
      return there
    },
    // A page between two documents refuses it; its browser profile ends all the same.
    close: () => session.send('Page.close').catch(() => undefined),
  }
}
