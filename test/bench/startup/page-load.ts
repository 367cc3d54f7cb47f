import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { Browser } from '#test/hosts/chromium/browser.ts'
import type { CdpSession } from '#test/hosts/chromium/cdp.ts'
import { PAGE, createWebview, type Webview } from '#test/hosts/chromium/webview.ts'
import { referenceDevice } from '#test/hosts/device.js'
import { createNativeApp } from '#test/hosts/native-app.js'
import { NETWORK } from './servers.ts'

/** How many times slower the page's main thread runs. */
export const CPU_SLOWDOWN = 4
const BINDING = 'benchPageLoad'
const BRIDGE = 'benchBridge'
const PATIENCE_MS = 40_000

export interface PageLoad {
  /** Path inside the app. */
  readonly path: string
  /** The real figure to wait for, as the screen writes it. */
  readonly figure: string
  /** The device whose pack the host serves. */
  readonly device: string
  /** The provider that the host forwards to. */
  readonly provider: string
  /** Who is signed in in the native app. */
  readonly user: string | null
  /** Origin of a server on the simulated network, instead of the pack. */
  readonly web: string | null
}

/** Milliseconds since navigation start. */
export interface LoadTimes {
  readonly paint: number
  readonly figure: number
}

const called = v.object({ name: v.string(), payload: v.string() })
const times = v.object({ paint: v.number(), figure: v.number() })

/**
 * Runs before the page's own scripts. Reports when the first content was painted, as the browser
 * records it, and when the figure was: once its text is in the page, the frame after the next has
 * shown it.
 */
const probe = (figure: string) => `(() => {
  const report = window.${BINDING}
  if (window !== window.top || !location.protocol.startsWith('http')) return
  const paint = new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      const [entry] = list.getEntriesByName('first-contentful-paint')
      if (entry === undefined) return
      observer.disconnect()
      resolve(entry.startTime)
    }).observe({ type: 'paint', buffered: true })
  })
  const seen = new Promise((resolve) => {
    const look = () => {
      if (document.body === null || !document.body.textContent.includes(${JSON.stringify(figure)})) return
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true, characterData: true })
    look()
  })
  Promise.all([paint, seen]).then(([paint, figure]) => report(JSON.stringify({ paint, figure })))
})()`

/**
 * From here on the browser's own network is the simulated one, and no request is intercepted. The
 * page has the native app's object from this origin too: the same app, only its pages come online.
 * (The host's own injection covers the pack's origin only.)
 */
async function goOnline(
  session: CdpSession,
  origin: string,
  handle: (text: string) => Promise<string>,
): Promise<void> {
  session.on('Runtime.bindingCalled', called, ({ name, payload }) => {
    if (name !== BRIDGE) return
    const answer = async () => {
      const data = JSON.stringify(await handle(payload))
      const expression = `window.h5bridge?.onmessage?.({ data: ${data} })`
      await session.send('Runtime.evaluate', { expression })
    }
    // The page that asked may be gone by now.
    answer().catch(() => undefined)
  })
  await session.send('Runtime.addBinding', { name: BRIDGE })
  const source = `if (window === window.top && location.origin === ${JSON.stringify(origin)})
    window.h5bridge = { postMessage: (text) => window.${BRIDGE}(String(text)), onmessage: null }`
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source })
  await session.send('Fetch.disable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.roundTripMs,
    downloadThroughput: (NETWORK.downMbit * 1_000_000) / 8,
    uploadThroughput: (NETWORK.upMbit * 1_000_000) / 8,
    connectionType: 'cellular4g',
  })
}

/**
 * The webview of the reference host and the native app behind it, with the user signed in; not its
 * native chrome.
 */
async function openWebview(browser: Browser, session: CdpSession, targetId: string, it: PageLoad) {
  const phone = referenceDevice('android')
  let webview: Webview | null = null
  const app = createNativeApp({
    device: phone,
    packVersion: () => webview?.version() ?? '',
    history: async () => (await webview?.history()) ?? { index: -1, entries: [] },
    goTo: async (index) => webview?.goTo(index),
    provider: async (method, path, json) => {
      const body = json === null ? {} : { body: JSON.stringify(json) }
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(it.provider + path, { method, headers, ...body })
      return { status: response.status, text: await response.text() }
    },
    send: (text) => webview?.send(text),
    changed: () => undefined,
    now: () => new Date(),
  })
  const { appVersion, systemVersion } = phone
  webview = await createWebview(browser.cdp, session, targetId, {
    device: it.device,
    provider: it.provider,
    keys: () => app.login.keys(),
    appVersion,
    systemVersion,
    pixelRatio: 2,
    leaveFor: () => {},
    handle: (text) => app.handle(text),
    moved: () => {
      // The page may be closing.
      app.syncHistory().catch(() => undefined)
    },
  })
  if (it.user !== null) await app.login.choose(it.user)
  if (it.web !== null) await goOnline(session, it.web, (text) => app.handle(text))
  return webview
}

/**
 * An app's webview is ready before it loads an address; a new one here must not be measured
 * while it starts.
 */
const SETTLED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))'

/**
 * Opens the page once in a new page of a new browser profile, so that nothing is cached, and takes
 * its times.
 */
export async function measureLoad(browser: Browser, it: PageLoad): Promise<LoadTimes> {
  const root = browser.cdp.browser
  const context = v.object({ browserContextId: v.string() })
  const { browserContextId } = await root.ask('Target.createBrowserContext', {}, context)
  try {
    const size = { width: 500, height: PAGE.height }
    const asked = { url: 'about:blank', browserContextId, newWindow: true, ...size }
    const created = v.object({ targetId: v.string() })
    const { targetId } = await root.ask('Target.createTarget', asked, created)
    const attached = v.object({ sessionId: v.string() })
    const { sessionId } = await root.ask(
      'Target.attachToTarget',
      { targetId, flatten: true },
      attached,
    )
    const session = browser.cdp.session(sessionId)
    const webview = await openWebview(browser, session, targetId, it)
    await session.send('Runtime.evaluate', { expression: SETTLED, awaitPromise: true })

    const reported = new Promise<LoadTimes>((resolve) => {
      session.on('Runtime.bindingCalled', called, ({ name, payload }) => {
        if (name === BINDING) resolve(v.parse(times, JSON.parse(payload)))
      })
    })
    await session.send('Runtime.addBinding', { name: BINDING })
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: probe(it.figure) })
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })

    if (it.web === null) await webview.open(it.path)
    else await session.send('Page.navigate', { url: it.web + it.path })
    const late = pause(PATIENCE_MS, null, { ref: false })
    const result = await Promise.race([reported, late])
    if (result === null)
      throw new Error(`${it.path} did not show ${it.figure} within ${PATIENCE_MS / 1_000} s`)
    return result
  } finally {
    await root.send('Target.disposeBrowserContext', { browserContextId })
  }
}
