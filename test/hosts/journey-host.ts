import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { remote, type Browser } from 'webdriverio'
import { CHROMEDRIVER, chromiumCapabilities, type AppiumServer } from './appium.ts'
import { CHROMIUM } from './chromium/browser.ts'
import { startChromiumHost } from './chromium/host.ts'
import type { HostControl } from './control.ts'
import { GJS, WEBKIT_DRIVER, XVFB, startWebkitDriver } from './webkit/launch.ts'

export type Engine = 'chromium' | 'webkit'

export interface JourneyHostOptions {
  /** Folder with `current.json`. */
  readonly device: string
  /** Origin of the provider, without a final slash. */
  readonly provider: string
  /** Demo user to sign in at the start. */
  readonly user?: string
  /** First page, `/` by default; none with null: the first `open` is the caller's. */
  readonly path?: string | null
  /** Loads pages ahead, and opens addresses in them; without it `openWarm` alone does. */
  readonly warm?: boolean
  /** Further hosts or origins whose pages open in the app. */
  readonly outside?: readonly string[]
  /**
   * The time for which a first load may be in view without a screen before it counts as failed, in
   * ms; 20 s by default.
   */
  readonly patience?: number
  /** The DevTools socket of a Chromium that runs already; one of its own when absent. */
  readonly joins?: string | undefined
  /** Device pixels per CSS pixel, 2 by default. */
  readonly pixelRatio?: 1 | 2
  /** A file with a script that runs before each document, and before each of the pack's workers. */
  readonly before?: string
}

export interface JourneyHost {
  readonly engine: Engine
  /**
   * WebdriverIO on the webview; its first page, if any, has loaded. Ended by `stop`, not by `deleteSession`.
   */
  readonly browser: Browser
  /** The native app around the webview. */
  readonly control: HostControl
  /** Origin of the pack, for absolute URLs. */
  readonly origin: string
  /**
   * Points `browser` at the web view before the user: another one after an opening in a page that
   * was loaded ahead.
   */
  follow(): Promise<void>
  /** Returns what the programs below the page have written last; rejects where they keep no log. */
  log(): Promise<string>
  stop(): Promise<void>
}

/** The programs that an engine lacks on this machine, as a sentence; `null` when it can run. */
export function missingFor(engine: Engine): string | null {
  const display = (process.env['DISPLAY'] ?? '') === '' ? [XVFB] : []
  const webkit = [GJS, WEBKIT_DRIVER, ...display]
  const needed = engine === 'chromium' ? [CHROMIUM, CHROMEDRIVER] : webkit
  const missing = needed.filter((it) => !existsSync(it))
  return missing.length === 0 ? null : `${engine} needs ${missing.join(' and ')}`
}

const connection = { hostname: '127.0.0.1', logLevel: 'error', connectionRetryCount: 0 } as const

/** Returns whether a window has this address; false where it closed after the driver had named it. */
async function isAt(browser: Browser, handle: string, url: string): Promise<boolean> {
  try {
    await browser.switchToWindow(handle)
    return (await browser.getUrl()) === url
  } catch (fault) {
    if (fault instanceof Error && fault.message.startsWith('no such window')) return false
    throw fault
  }
}

async function followView(browser: Browser, control: HostControl): Promise<void> {
  const { url } = await control.state()
  for (const handle of await browser.getWindowHandles()) {
    // A page that a new one takes the place of closes meanwhile.
    if (await isAt(browser, handle, url)) return
  }
  throw new Error(`no window of the driver shows ${url}`)
}

/**
 * Sessions on browsers that outlive their hosts, by address. To begin one takes a second: a program
 * and a connection to each page.
 */
const idle = new Map<string, Browser>()

async function openSession(appium: AppiumServer, debuggerAddress: string): Promise<Browser> {
  const kept = idle.get(debuggerAddress)
  idle.delete(debuggerAddress)
  if (kept !== undefined) return kept
  const capabilities = await chromiumCapabilities(debuggerAddress)
  return remote({ ...connection, port: appium.port, capabilities })
}

/** The length of a log that is of use, in characters. */
const LOG_LENGTH = 200_000

/** The lines of Appium's log that are of one session. */
async function appiumLog({ log }: AppiumServer, { sessionId }: Browser): Promise<string> {
  if (log === undefined) throw new Error('Appium keeps no log in this run')
  const lines = (await readFile(log, 'utf8')).split('\n')
  // Some lines have the whole of it, some its start.
  const own = lines.filter((line) => line.includes(sessionId.slice(0, 8)))
  return own.join('\n').slice(-LOG_LENGTH)
}

async function openChromium(
  appium: AppiumServer,
  options: JourneyHostOptions,
): Promise<JourneyHost> {
  const host = await startChromiumHost({ ...options, headed: false })
  try {
    const browser = await openSession(appium, host.debuggerAddress)
    // The other window is the native shell.
    await browser.switchToWindow(host.targetId)
    // A session that is used again still has the lines of the pages before.
    await browser.getLogs('browser')
    const { control, origin } = host
    const stop = async () => {
      if (options.joins !== undefined && !idle.has(host.debuggerAddress)) {
        idle.set(host.debuggerAddress, browser)
      } else await browser.deleteSession().catch(() => undefined)
      await host.stop()
    }
    const follow = () => followView(browser, control)
    const log = () => appiumLog(appium, browser)
    return { engine: 'chromium', browser, control, origin, follow, log, stop }
  } catch (fault) {
    await host.stop()
    throw fault
  }
}

async function openWebkit(options: JourneyHostOptions): Promise<JourneyHost> {
  const driver = await startWebkitDriver(options)
  try {
    const { port, capabilities, control, origin } = driver
    const browser = await remote({ ...connection, port, capabilities })
    await control.ready().catch(async (cause: unknown) => {
      const end = (await driver.log()).slice(-800)
      throw new Error(`the host does not answer: ${end}`, { cause })
    })
    // Not `deleteSession`: it closes the host's window, and the driver exits without an answer.
    const follow = () => followView(browser, control)
    const log = () => driver.log()
    const stop = () => driver.stop()
    return { engine: 'webkit', browser, control, origin, follow, log, stop }
  } catch (fault) {
    await driver.stop()
    throw fault
  }
}

/**
 * Opens the installed pack in an engine's reference host, with WebdriverIO on its webview. `appium`
 * is used for Chromium only; one server can serve many hosts.
 */
export function openJourneyHost(
  engine: Engine,
  options: JourneyHostOptions,
  appium: AppiumServer,
): Promise<JourneyHost> {
  return engine === 'chromium' ? openChromium(appium, options) : openWebkit(options)
}
