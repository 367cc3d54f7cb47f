import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { serveControl } from '#test/hosts/control-server.ts'
import { hostControl, type HostControl } from '#test/hosts/control.ts'
import { controlledHost } from '#test/hosts/controlled-host.js'
import { referenceDevice, type Device } from '#test/hosts/device.js'
import { readFlags } from '#test/hosts/host-flags.js'
import type { ProviderRequest } from '#test/hosts/native-login.js'
import { LISTED } from '#test/hosts/navigation.js'
import { createNativeApp } from '#test/hosts/native-app.js'
import { createDrills, DRILLS_EVERY_MS } from '#test/hosts/native-drills.js'
import { createPageViews, type PageViews } from '#test/hosts/page-views.js'
import { attach, joinBrowser, openTarget, startBrowser, type Browser } from './browser.ts'
import { ORIGIN } from './pack-origin.ts'
import { SHELL, createShell, type Shell } from './shell.ts'
import { createOutsideView, refuseWindows } from './outside-view.ts'
import { createWebview } from './webview.ts'
import type { Webview } from './webview-contract.ts'

export interface ChromiumHostOptions {
  /** Folder with `current.json`. */
  readonly device: string
  /** Origin of the provider, without a final slash. */
  readonly provider: string
  /** Port of the control API; a free one by default. */
  readonly controlPort?: number
  /** Demo user to sign in at the start. */
  readonly user?: string
  /** First page, `/` by default; none with null. */
  readonly path?: string | null
  /** A window on the display, or none; by default a window where there is a `DISPLAY`. */
  readonly headed?: boolean
  readonly pixelRatio?: number
  /**
   * The time for which a first load may be in view without a screen before it counts as failed, in
   * ms; 20 s by default.
   */
  readonly patience?: number
  /** Further hosts or origins whose pages open in the app, besides the company's own. */
  readonly outside?: readonly string[]
  /** Loads pages ahead, and opens addresses in them; without it `openWarm` alone does. */
  readonly warm?: boolean
  /** Says in the title bar what the provider's sandbox rehearses. */
  readonly drills?: boolean
  /** The DevTools socket of a browser that runs already, for a host without a window. */
  readonly joins?: string | undefined
  readonly phone?: Partial<Omit<Device, 'platform'>>
  /** A file with a script that runs before each document of the app's web views. */
  readonly before?: string
}

export interface ChromiumHost {
  /** For `goog:chromeOptions.debuggerAddress`. */
  readonly debuggerAddress: string
  /** The webview's target, which is also ChromeDriver's window handle. */
  readonly targetId: string
  readonly origin: string
  readonly controlPort: number
  /** The header that the control API asks of its callers: `Authorization: Bearer TOKEN`. */
  readonly controlToken: string
  readonly control: HostControl
  readonly ended: Promise<void>
  stop(): Promise<void>
}

const targetInfo = v.object({ type: v.string(), targetId: v.string() })
/** Of the windows of pages, which are not on a display. */
const WINDOW = { width: 500, height: SHELL.height }

/** The webview's target and the native chrome's, in this order. */
async function openTargets(browser: Browser): Promise<[string, string]> {
  if (browser.contextId !== null) {
    return [await openTarget(browser, WINDOW), await openTarget(browser, WINDOW)]
  }
  const { browser: session } = browser.cdp
  const { targetInfos } = await session.ask(
    'Target.getTargets',
    {},
    v.object({ targetInfos: v.array(targetInfo) }),
  )
  const shell = targetInfos.find(({ type }) => type === 'page' || type === 'app')
  if (shell === undefined) throw new Error('Chromium opened no window')
  const targetId = await openTarget(browser, WINDOW)
  return [targetId, shell.targetId]
}

async function build(browser: Browser, options: ChromiumHostOptions, headed: boolean) {
  const device = referenceDevice('android', options.phone)
  const pixelRatio = options.pixelRatio ?? 2
  const before = options.before === undefined ? '' : await readFile(options.before, 'utf8')
  const [targetId, shellId] = await openTargets(browser)
  let views: PageViews<Webview> | null = null
  let shell: Shell | null = null
  let unused: string | null = targetId

  const outside = createOutsideView(browser.cdp, options.provider, (address) =>
    app.leaveFor(address),
  )
  const provider: ProviderRequest = async (method, path, json) => {
    const body = json === null ? {} : { body: JSON.stringify(json) }
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(options.provider + path, { method, headers, ...body })
    return { status: response.status, text: await response.text() }
  }
  const drills = createDrills(provider, () => draw())
  const draw = () => shell?.draw({ ...app.state(), drills: drills.words() })
  const app = createNativeApp({
    device,
    packVersion: () => views?.current().version() ?? '',
    history: async () => (await views?.current().history()) ?? { index: -1, entries: [] },
    goTo: async (index) => views?.current().goTo(index),
    provider,
    send: (text) => views?.current().send(text),
    places: { origin: ORIGIN, listed: [...LISTED, ...(options.outside ?? [])] },
    userChanged: () => views?.userChanged(),
    changed: () => {
      draw()
      outside.show(app.state().outside)
    },
    now: () => new Date(),
  })
  views = await createPageViews<Webview>({
    app: () => app,
    now: Date.now,
    warm: options.warm === true,
    show: async (view) => shell?.show(view),
    async make(ports) {
      const target = unused ?? (await openTarget(browser, WINDOW))
      unused = null
      const view = await createWebview(browser.cdp, await attach(browser, target), target, {
        device: options.device,
        provider: options.provider,
        keys: () => app.login.keys(),
        appVersion: device.appVersion,
        systemVersion: device.systemVersion,
        pixelRatio,
        patience: options.patience,
        before,
        leaveFor: (address) => void app.leaveFor(address),
        ...ports,
      })
      await refuseWindows(browser.cdp, target, view.session, (address) => app.leaveFor(address))
      return view
    },
  })
  const actions = {
    back: () => app.back(),
    closeTrading: () => app.closeTrading(),
    cancelLogin: () => app.login.cancel(),
    login: (userId: string) => app.login.choose(userId),
  }
  shell = await createShell(await attach(browser, shellId), views.current(), actions, {
    live: headed,
    pixelRatio,
  })
  if (headed) await browser.cdp.browser.send('Target.activateTarget', { targetId: shellId })
  return { app, views, shell, outside, drills }
}

/**
 * Starts the reference host of Android's family and opens the installed pack in it. Rejects, with
 * nothing left running, when Chromium cannot be started, the control port is taken or the first
 * page does not load.
 */
export async function startChromiumHost(options: ChromiumHostOptions): Promise<ChromiumHost> {
  const headed = options.headed ?? (process.env['DISPLAY'] ?? '') !== ''
  const browser =
    options.joins === undefined
      ? await startBrowser(headed ? SHELL : null)
      : await joinBrowser(options.joins)
  const closers: (() => Promise<void>)[] = [() => browser.stop()]
  const stop = async () => {
    for (const close of closers.splice(0)) await close()
  }
  try {
    const { app, views, shell, outside, drills } = await build(browser, options, headed)
    closers.push(async () => views.stop())
    const parts = { engine: 'chromium', app, views, drills, outside } as const
    const host = controlledHost(parts, {
      screenshot: async () => (await shell.capture()).toString('base64'),
      setKeyboard: (height) => views.current().setKeyboard(height),
      stop: () => void stop(),
    })
    if (options.drills === true) {
      await drills.look()
      const looking = setInterval(() => void drills.look(), DRILLS_EVERY_MS)
      closers.push(async () => clearInterval(looking))
    }
    if (options.user !== undefined) await app.login.choose(options.user)
    const { path = '/' } = options
    if (path !== null) await host.open(path)
    // The control API is available only after the first page has loaded.
    const controlToken = process.env['H5_CONTROL_TOKEN'] ?? randomBytes(16).toString('hex')
    const server = await serveControl(host, options.controlPort ?? 0, controlToken)
    closers.push(() => server.close())
    return {
      debuggerAddress: browser.debuggerAddress,
      targetId: views.cold.targetId,
      origin: ORIGIN,
      controlPort: server.port,
      controlToken,
      control: hostControl(server.port, controlToken),
      ended: browser.ended,
      stop,
    }
  } catch (fault) {
    await stop()
    throw fault
  }
}

async function run(): Promise<void> {
  const flags = readFlags(process.argv.slice(2))
  const host = await startChromiumHost({
    device: flags.device,
    provider: flags.provider,
    controlPort: flags.control,
    path: flags.path,
    warm: flags.warm,
    drills: flags.drills,
    ...(flags.user === null ? {} : { user: flags.user }),
    outside: flags.outside,
    ...(flags.patience === null ? {} : { patience: flags.patience }),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void host.stop())
  console.log(
    `host ready on ${host.debuggerAddress}, control http://127.0.0.1:${host.controlPort}/, token ${host.controlToken}`,
  )
  if (flags.screenshot !== null) {
    await host.control.screenshot(flags.screenshot)
    console.log(`screenshot ${flags.screenshot}`)
  }
  await host.ended
  await host.stop()
}

if (import.meta.main) {
  await run().catch((fault: unknown) => {
    console.error(fault instanceof Error ? fault.message : String(fault))
    process.exitCode = 1
  })
}
