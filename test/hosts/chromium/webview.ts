import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { WebHistory } from '#test/hosts/page-stack.js'
import type { Cdp, CdpSession } from './cdp.ts'
import { createOpenings, type Opened } from '#test/hosts/warm-openings.js'
import { BLANK_PATH } from '#test/hosts/pack-route.js'
import { injectObject } from './injected-object.ts'
import { ORIGIN, interceptOrigin } from './pack-origin.ts'
import type { UserKeys } from '#test/hosts/pack-route.js'

/** Size of the page in CSS pixels, on both hosts. */
export const PAGE = { width: 390, height: 844 }

export interface WebviewOptions {
  readonly device: string
  readonly provider: string
  /** The keys of the app's signed-in user; empty strings when signed out. */
  readonly keys: () => UserKeys
  readonly appVersion: string
  readonly systemVersion: string
  readonly pixelRatio: number
  /** How long a first load may be in view without a screen, in ms. */
  readonly patience?: number | undefined
  /**
   * Called when the page navigates to this address of another origin, in its main frame or in a new
   * window.
   */
  readonly leaveFor: (address: string) => void
  readonly handle: (text: string) => Promise<string>
  /** Called after each move in the page's history. */
  readonly moved: () => void
  /** The renderer of a page that waits at the blank address has ended. */
  readonly gone?: () => void
}

export interface Webview {
  readonly session: CdpSession
  readonly targetId: string
  version(): string
  faults(): string[]
  /** Calls that did not come from the pack's main frame, and were dropped. */
  foreignCalls(): string[]
  url(): string
  send(text: string): void
  history(): Promise<WebHistory>
  /** Resolves when the page is there. */
  goTo(index: number): Promise<void>
  /**
   * Opens a page afresh, with an empty history behind it; resolves at its load event, rejects after
   * 30 s. `tappedAt`: when the user tapped what opens it, ms since 1970.
   */
  open(path: string, tappedAt?: number): Promise<void>
  /**
   * Loads the blank address; resolves when the page waits for an opening. `likely` names screens
   * whose files are to be evaluated already.
   */
  warm(likely?: readonly string[]): Promise<void>
  /** Opens a screen in the page that waits, for this user: the one who is signed in by default. */
  openWarm(path: string, tappedAt?: number, user?: UserKeys): Promise<Opened>
  /** Whether a load would open the pack that the page has. */
  isCurrent(): Promise<boolean>
  /** Leaves the page for an empty document, while another web view is shown. */
  leave(): Promise<void>
  /** Closes the target. */
  end(): Promise<void>
  /**
   * Gives this file to every file chooser from now on, as the app's `onShowFileChooser` does with
   * what the user took or chose; `''`: each is cancelled. Before, the window's own chooser opens.
   */
  answerChoosers(file: string): Promise<void>
  /** Composes text in the field that has the focus, as a keyboard does. */
  compose(steps: readonly string[], text: string): Promise<void>
  /**
   * Takes this much of the page's height away, in CSS pixels, as a keyboard does that comes up; 0
   * gives it back.
   */
  setKeyboard(height: number): Promise<void>
  /** Ends the renderer of a page that waits, as the system does. */
  kill(): void
  /** The app went to the background, or returned. */
  setInView(inView: boolean): Promise<void>
  /**
   * Ends the renderer as a crash would; resolves at the load event of the page after it, rejects
   * after 30 s.
   */
  crash(): Promise<void>
  /** PNG of the page, base64. */
  capture(): Promise<string>
}

const navigation = v.object({
  currentIndex: v.number(),
  entries: v.array(v.object({ id: v.number(), url: v.string() })),
})
const frameNavigated = v.object({
  frame: v.object({ id: v.string(), url: v.string(), parentId: v.optional(v.string()) }),
})
/** A navigation that a page requests, before any network request. */
const wished = v.object({ frameId: v.string(), url: v.string() })
const chooserOpened = v.object({ backendNodeId: v.optional(v.number()) })
const movedWithin = v.object({ frameId: v.string(), url: v.string() })
const evaluated = v.object({ result: v.object({ value: v.unknown() }) })

const nothing = () => undefined

/** A promise with its resolver: `give` resolves `given`. */
function signal() {
  const givers: (() => void)[] = []
  const given = new Promise<void>((resolve) => givers.push(resolve))
  return { given, give: () => givers.forEach((it) => it()) }
}

/**
 * Sends a command of the `Page` domain again while the target has no page, as it has none for a
 * moment between two documents ("Not attached to an active page").
 */
async function withPage<T>(command: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await command()
    } catch (fault) {
      if (tries === 50) throw fault
      await pause(20)
    }
  }
}

async function measurePage(session: CdpSession, { pixelRatio }: WebviewOptions, height: number) {
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: PAGE.width,
    height,
    deviceScaleFactor: pixelRatio,
    mobile: true,
  })
}

/** Makes the target look like the system webview of the app on an Android phone. */
async function emulatePhone(cdp: Cdp, session: CdpSession, options: WebviewOptions) {
  const version = v.object({ product: v.string() })
  const { product } = await cdp.browser.ask('Browser.getVersion', {}, version)
  const chrome = /\d+/.exec(product.slice(product.indexOf('/')))?.[0] ?? '0'
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: `Mozilla/5.0 (Linux; Android ${options.systemVersion}; Reference Phone; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome}.0.0.0 Mobile Safari/537.36 HeanFund/${options.appVersion}`,
    acceptLanguage: 'zh-CN,zh',
    platform: 'Linux aarch64',
  })
  await measurePage(session, options, PAGE.height)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  await session.send('Emulation.setLocaleOverride', { locale: 'zh-CN' })
  await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Shanghai' })
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
}

/** Turns a blank target into the app's webview. */
export async function createWebview(
  cdp: Cdp,
  session: CdpSession,
  targetId: string,
  options: WebviewOptions,
): Promise<Webview> {
  let url = ''
  /** The number of history entries before the page view: the pages opened earlier. */
  let base = 0
  let onCommit: () => void = nothing
  let onLoad: () => void = nothing
  let opening: Promise<void> = Promise.resolve()
  let blank = false
  let tapped = 0
  let chosen = ''
  const openings = createOpenings(options.handle)

  await session.send('Page.enable')
  await session.send('Inspector.enable')
  const tree = v.object({ frameTree: v.object({ frame: v.object({ id: v.string() }) }) })
  const { frameTree } = await session.ask('Page.getFrameTree', {}, tree)
  const mainFrame = frameTree.frame.id
  await emulatePhone(cdp, session, options)
  const origin = await interceptOrigin(session, {
    ...options,
    mainFrame,
    onLeave: options.leaveFor,
    takeTap() {
      const at = tapped
      tapped = 0
      return at
    },
    // The page may be closing.
    onBlank: () => void withPage(() => session.send('Page.reload')).catch(nothing),
  })
  const foreignCalls: string[] = []
  const send = await injectObject(
    session,
    mainFrame,
    (text) => openings.handle(text),
    () => {
      foreignCalls.push(`a call from outside the pack's main frame, with ${url} in view`)
    },
  )

  session.on('Page.frameNavigated', frameNavigated, ({ frame }) => {
    if (frame.id !== mainFrame) return
    url = frame.url
    onCommit()
    options.moved()
  })
  session.on('Page.frameRequestedNavigation', wished, ({ frameId, url: to }) => {
    // Requests with other schemes do not reach the network interception, so they are handled here.
    if (frameId === mainFrame && !/^(?:https?|blob|about):/.test(to)) options.leaveFor(to)
  })
  session.on('Page.fileChooserOpened', chooserOpened, ({ backendNodeId }) => {
    // A chooser that is given nothing is one that the user cancelled.
    if (chosen === '' || backendNodeId === undefined) return
    session.send('DOM.setFileInputFiles', { files: [chosen], backendNodeId }).catch(nothing)
  })
  session.on('Page.navigatedWithinDocument', movedWithin, (it) => {
    if (it.frameId !== mainFrame) return
    url = it.url
    options.moved()
  })
  // As an app does in `onRenderProcessGone`: it reloads the page.
  session.on('Inspector.targetCrashed', v.unknown(), () => {
    if (blank) return options.gone?.()
    origin
      .crashed()
      .then(() => withPage(() => session.send('Page.reload')))
      .catch(nothing)
  })
  session.on('Page.loadEventFired', v.unknown(), () => onLoad())

  const navigationHistory = () =>
    withPage(() => session.ask('Page.getNavigationHistory', {}, navigation))

  async function openPage(path: string): Promise<void> {
    const commit = signal()
    const load = signal()
    // Listening for the load event starts at the commit, so that the previous page's event does not
    // count.
    onCommit = () => {
      onCommit = nothing
      onLoad = load.give
      commit.give()
    }
    const countSteps = async () => {
      await commit.given
      base = (await navigationHistory()).currentIndex
    }
    opening = countSteps()
    opening.catch(nothing)
    const answer = v.object({ loaderId: v.optional(v.string()), errorText: v.optional(v.string()) })
    const sent = await session.ask('Page.navigate', { url: ORIGIN + path }, answer)
    // A load that is given up before it is there is aborted by the reload that replaces it.
    if (sent.errorText !== undefined && sent.errorText !== 'net::ERR_ABORTED') {
      commit.give()
      throw new Error(`${path} did not load: ${sent.errorText}`)
    }
    // Without a loader only the fragment changed.
    if (sent.loaderId === undefined) await withPage(() => session.send('Page.reload'))
    const late = pause(30_000, true, { ref: false })
    if ((await Promise.race([load.given, late])) === true)
      throw new Error(`${path} did not load within 30 s`)
    await opening
  }

  return {
    session,
    targetId,
    version: () => origin.version(),
    faults: () => origin.faults(),
    foreignCalls: () => [...foreignCalls],
    url: () => url,
    send,
    open(path, tappedAt = 0) {
      tapped = tappedAt
      return openPage(path)
    },
    async history() {
      await opening
      // A pushState and the bridge call after it reach the browser over different channels, in any
      // order.
      const expression = 'location.href'
      for (let tries = 0; ; tries += 1) {
        const asked = session.ask('Runtime.evaluate', { expression }, evaluated)
        // A page that is replaced does not answer; then its successor is evaluated.
        const shown = await asked.then(({ result }) => result.value, nothing)
        const { currentIndex, entries } = await navigationHistory()
        if ((shown !== undefined && entries[currentIndex]?.url === shown) || tries === 20)
          return {
            index: currentIndex - base,
            entries: entries.slice(base).map((it) => ({ key: String(it.id), url: it.url })),
          }
        await pause(10)
      }
    },
    async goTo(index) {
      const entry = (await navigationHistory()).entries[base + index]
      if (entry === undefined) throw new Error(`the page has no step ${index} in its history`)
      await session.send('Page.navigateToHistoryEntry', { entryId: entry.id })
      for (let tries = 0; tries < 100; tries += 1) {
        if ((await navigationHistory()).currentIndex === base + index) return
        await pause(10)
      }
    },
    async warm(likely = []) {
      blank = true
      const ready = openings.ready()
      await openPage(`${BLANK_PATH}?likely=${likely.map(encodeURIComponent).join(',')}`)
      if (!(await ready)) throw new Error('the page did not get ready')
    },
    openWarm(path, tappedAt = 0, user = options.keys()) {
      const ports = {
        user,
        keys: options.keys,
        startLoad: () => origin.startWarmLoad(path, user),
        send(event: string) {
          blank = false
          send(event)
        },
      }
      return openings.open(ports, { path, tappedAt })
    },
    isCurrent: () => origin.isCurrent(),
    async leave() {
      await origin.setInView(false)
      await session.send('Page.navigate', { url: 'about:blank' })
    },
    async end() {
      origin.end()
      await cdp.browser.send('Target.closeTarget', { targetId })
    },
    async answerChoosers(file) {
      chosen = file
      await session.send('Page.setInterceptFileChooserDialog', { enabled: true })
    },
    async compose(steps, text) {
      for (const step of steps) {
        const caret = { selectionStart: step.length, selectionEnd: step.length }
        await session.send('Input.imeSetComposition', { text: step, ...caret })
      }
      await session.send('Input.insertText', { text })
    },
    setKeyboard: (height) => measurePage(session, options, PAGE.height - height),
    kill: () => void session.send('Page.crash').catch(nothing),
    setInView: (inView) => origin.setInView(inView),
    async crash() {
      const load = signal()
      onLoad = load.give
      // The command has no answer, since the renderer crashes.
      session.send('Page.crash').catch(nothing)
      const late = pause(30_000, true, { ref: false })
      if ((await Promise.race([load.given, late])) === true)
        throw new Error('the page did not come back within 30 s of its crash')
    },
    async capture() {
      const shot = v.object({ data: v.string() })
      return (await session.ask('Page.captureScreenshot', { format: 'png' }, shot)).data
    },
  }
}
