import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startChild, type ChildProgram } from '#test/hosts/child-program.ts'
import { hostControl, type HostControl } from '#test/hosts/control.ts'
import { freePort } from '#offline/testing/free-port.ts'

/** The programs: Debian's paths, or the environment's. */
export const GJS = process.env['GJS'] ?? '/usr/bin/gjs'
export const WEBKIT_DRIVER = process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver'
export const XVFB = process.env['XVFB'] ?? '/usr/bin/Xvfb'

/** The fixed origin of the pack in this host. */
export const WEBKIT_ORIGIN = 'heanfund-h5://app'

export interface WebkitHostOptions {
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
  /**
   * The time for which a first load may be in view without a screen before it counts as failed, in
   * ms; 20 s by default.
   */
  readonly patience?: number
  /** Loads pages ahead, and opens addresses in them; without it `openWarm` alone does. */
  readonly warm?: boolean
  /** Further hosts or origins whose pages open in the app. */
  readonly outside?: readonly string[]
  /** Says in the title bar what the provider's sandbox rehearses. */
  readonly drills?: boolean
  /** Device pixels per CSS pixel on a virtual display, 2 by default. */
  readonly pixelRatio?: 1 | 2
  /** A file with a script that runs before each document. */
  readonly before?: string
}

interface Display {
  readonly env: NodeJS.ProcessEnv
  stop(): Promise<void>
}

/**
 * The existing display, or a new virtual one; by default with two device pixels per CSS pixel, as on
 * a phone.
 */
async function openDisplay(pixelRatio: 1 | 2 = 2): Promise<Display> {
  if ((process.env['DISPLAY'] ?? '') !== '')
    return { env: process.env, stop: () => Promise.resolve() }
  const args = ['-displayfd', '1', '-screen', '0', '1024x1800x24', '-nolisten', 'tcp', '-noreset']
  const server = await startChild(XVFB, args)
  const end = Date.now() + 20_000
  for (;;) {
    const number = /^(\d+)\n/m.exec(server.output())?.[1]
    if (number !== undefined) {
      const screen = { DISPLAY: `:${number}`, GDK_SCALE: String(pixelRatio), GDK_BACKEND: 'x11' }
      return { env: { ...process.env, ...screen }, stop: () => server.stop() }
    }
    if (Date.now() > end) {
      await server.stop()
      throw new Error(`Xvfb did not start: ${server.output()}`)
    }
    await pause(20)
  }
}

function hostArgs(options: WebkitHostOptions, controlPort: number): string[] {
  return [
    '-m',
    join(import.meta.dirname, 'host.js'),
    '--device',
    options.device,
    '--provider',
    options.provider,
    '--control',
    String(controlPort),
    ...(options.user === undefined ? [] : ['--user', options.user]),
    ...(options.path === undefined ? [] : ['--path', options.path ?? 'none']),
    ...(options.outside === undefined ? [] : ['--outside', options.outside.join(',')]),
    ...(options.warm === true ? ['--warm'] : []),
    ...(options.drills === true ? ['--drills'] : []),
    ...(options.patience === undefined ? [] : ['--patience', String(options.patience)]),
  ]
}

/** A token for the control API, which the host takes from its environment: no list of programs has it. */
function newToken() {
  const token = randomBytes(16).toString('hex')
  return { token, tokenEnv: { H5_CONTROL_TOKEN: token } }
}

/** The file of a script that runs before each document, which both programs take from their environment. */
const beforeEnv = (file: string | undefined) => (file === undefined ? {} : { H5_BEFORE: file })

export interface WebkitHost {
  readonly controlPort: number
  /** The header that the control API asks of its callers: `Authorization: Bearer TOKEN`. */
  readonly controlToken: string
  readonly control: HostControl
  /** Resolves when the host has ended, by `stop` or by its user closing the window. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the reference host of iOS's family without a driver; resolves when its first page has
 * loaded. Rejects with its output when it ends.
 */
export async function startWebkitHost(options: WebkitHostOptions): Promise<WebkitHost> {
  const display = await openDisplay(options.pixelRatio)
  const controlPort = options.controlPort ?? (await freePort())
  const { token, tokenEnv } = newToken()
  let child: ChildProgram | null = null
  const stop = async () => {
    await child?.stop()
    await display.stop()
  }
  try {
    child = await startChild(GJS, hostArgs(options, controlPort), {
      env: { ...display.env, ...tokenEnv, ...beforeEnv(options.before) },
    })
    const { output } = child
    const gone = child.ended.then(() => true)
    while (!output().includes('host ready')) {
      if (await Promise.race([gone, pause(30, false)]))
        throw new Error(`the WebKit host ended: ${output().slice(-800)}`)
    }
    const control = hostControl(controlPort, token)
    return { controlPort, controlToken: token, control, ended: child.ended, stop }
  } catch (fault) {
    await stop()
    throw fault
  }
}

export interface WebkitDriver {
  /** WebKitWebDriver's port on 127.0.0.1. */
  readonly port: number
  /** The capabilities of a session; the driver then starts the host, and `control` answers. */
  readonly capabilities: Record<string, unknown>
  readonly control: HostControl
  readonly origin: string
  /** Returns what driver and host have written last. */
  log(): Promise<string>
  /** Ends the host, the driver and the display. */
  stop(): Promise<void>
}

interface RunningDriver {
  readonly port: number
  readonly output: () => string
  /** Ends what it has started, itself and the display. */
  readonly stop: () => Promise<void>
}

/** Starts WebKitWebDriver; `env`: what the programs that it starts get as well. */
async function startDriver(
  { pixelRatio = 2 }: Pick<WebkitHostOptions, 'pixelRatio'>,
  env: Readonly<Record<string, string>>,
): Promise<RunningDriver> {
  const display = await openDisplay(pixelRatio)
  const port = await freePort()
  const driver = await startChild(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...display.env, ...env },
  }).catch(async (fault: unknown) => {
    await display.stop()
    throw fault
  })
  const stop = async () => {
    await driver.stop()
    await display.stop()
  }
  const end = Date.now() + 20_000
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/status`).then(
      (it) => it.ok,
      () => false,
    )
    if (ready) break
    if (Date.now() > end) {
      await stop()
      throw new Error(`WebKitWebDriver did not start: ${driver.output().slice(-800)}`)
    }
    await pause(30)
  }
  return { port, output: () => driver.output(), stop }
}

/** The capabilities with which the driver starts a program of GJS. */
const startedBy = (args: readonly string[]) => ({
  'webkitgtk:browserOptions': {
    // The driver drops what a program writes to its errors, the host's own exceptions among it.
    binary: '/bin/sh',
    args: ['-c', 'exec "$0" "$@" 2>&1', GJS, ...args],
  },
  'wdio:enforceWebDriverClassic': true,
})

/**
 * Starts WebKitWebDriver; a session with its `capabilities` starts the host and drives its webview.
 */
export async function startWebkitDriver(options: WebkitHostOptions): Promise<WebkitDriver> {
  const controlPort = options.controlPort ?? (await freePort())
  const { token, tokenEnv } = newToken()
  const driver = await startDriver(options, { ...tokenEnv, ...beforeEnv(options.before) })
  return {
    port: driver.port,
    capabilities: startedBy([...hostArgs(options, controlPort), '--automation']),
    control: hostControl(controlPort, token),
    origin: WEBKIT_ORIGIN,
    log: () => Promise.resolve(driver.output()),
    stop: () => driver.stop(),
  }
}

/** The longest time of a web view for a picture, in ms. */
const PICTURE_WITHIN = 20_000

/**
 * Starts WebKitWebDriver for a plain web view, without an app around it. `before`: a file with a
 * script that runs before each document.
 */
export async function startPlainDriver(before?: string) {
  const controlPort = await freePort()
  const driver = await startDriver({}, beforeEnv(before))
  const args = ['-m', join(import.meta.dirname, 'plain-view.js'), '--control', String(controlPort)]
  const picture = async () => {
    const asked = { signal: AbortSignal.timeout(PICTURE_WITHIN) }
    const answer = await fetch(`http://127.0.0.1:${controlPort}/picture`, asked)
    if (!answer.ok) throw new Error('the web view has no picture')
    return Buffer.from(await answer.arrayBuffer())
  }
  return { port: driver.port, stop: () => driver.stop(), picture, capabilities: startedBy(args) }
}
