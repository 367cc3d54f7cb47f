import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startChild } from '#test/hosts/child-program.ts'
import * as v from 'valibot'
import { connectCdp, type Cdp, type CdpSession } from './cdp.ts'
import { ORIGIN } from './pack-origin.ts'

/** The place where Debian puts it; `CHROMIUM` names another. */
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/**
 * The same engine without a browser's windows, menus and profile services, as a web view has it: a
 * fifth less work than Chromium without a display.
 */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'

/** The command that starts Chromium without a window on a display. */
const headlessCommand = (program: string | undefined): [string, string] => {
  if (program !== undefined) return [program, '--headless']
  return process.env['CHROMIUM'] === undefined && existsSync(HEADLESS_SHELL)
    ? [HEADLESS_SHELL, '--headless']
    : [CHROMIUM, '--headless=new']
}

/** An engine in place of this machine's, without a window. */
export interface OtherEngine {
  readonly program: string
  readonly env: NodeJS.ProcessEnv
}

export interface Browser {
  readonly cdp: Cdp
  /** Its DevTools socket, for `joinBrowser`. */
  readonly socket: string
  /** The browser context of its pages; null: the profile that the browser started with. */
  readonly contextId: string | null
  /** `127.0.0.1:PORT`, for ChromeDriver and other clients that join. */
  readonly debuggerAddress: string
  /** Resolves when the browser has ended, by `stop` or by its user closing the window. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  // As in an app's webview: no prompt before a page reaches this machine, because no one could
  // answer it.
  '--disable-features=LocalNetworkAccessChecks',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--lang=zh-CN',
]

/** Chromium writes its port and socket path into its new profile once it listens. */
async function readSocket(profile: string, output: () => string): Promise<[string, string]> {
  const end = Date.now() + 20_000
  for (;;) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    const [port, path] = text.split('\n')
    if (port !== undefined && path !== undefined && path !== '') return [port, path.trim()]
    if (Date.now() > end) throw new Error(`${CHROMIUM} did not start: ${output().slice(-600)}`)
    await pause(30)
  }
}

/**
 * Lets the pack open telephone and mail addresses without Chromium's question, which would take
 * every further click on the page; the system's opener is replaced by one that does nothing, as
 * the host itself records what is handed over. Returns the environment to start Chromium in.
 */
async function allowSystemSchemes(profile: string): Promise<NodeJS.ProcessEnv> {
  const allowed_origin_protocol_pairs = { [ORIGIN]: { tel: true, mailto: true } }
  await mkdir(join(profile, 'Default'))
  await writeFile(
    join(profile, 'Default/Preferences'),
    JSON.stringify({ protocol_handler: { allowed_origin_protocol_pairs } }),
  )
  const programs = join(profile, 'programs')
  await mkdir(programs)
  await writeFile(join(programs, 'xdg-open'), '#!/bin/sh\n', { mode: 0o755 })
  return { ...process.env, PATH: `${programs}:${process.env['PATH'] ?? ''}` }
}

/** Draws in the browser's own process, as Android's web view does: a tenth less work. */
export const AS_IN_A_WEB_VIEW = ['--in-process-gpu'] as const

/**
 * As a phone whose user prefers less motion: a fifth less work, most of it the frames of sheets and
 * of what is loading. Journeys on WebKit have all motion.
 */
export const LESS_MOTION = ['--force-prefers-reduced-motion'] as const

/**
 * Starts Chromium with a new empty profile, which goes when it stops. `window`: first page and size
 * of a headed window; `flags`: further ones.
 */
export async function startBrowser(
  window: { url: string; width: number; height: number } | null,
  flags: readonly string[] = [],
  other?: OtherEngine,
): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'h5-chromium-'))
  const [program, ...shown] =
    window === null
      ? [...headlessCommand(other?.program), 'about:blank']
      : [CHROMIUM, `--app=${window.url}`, `--window-size=${window.width},${window.height}`]
  const clean = () => rm(profile, { recursive: true, force: true, maxRetries: 5 })
  const env = { ...(await allowSystemSchemes(profile)), ...other?.env }
  const child = await startChild(
    program,
    [...QUIET, ...flags, `--user-data-dir=${profile}`, '--remote-debugging-port=0', ...shown],
    { env },
  ).catch(async (fault: unknown) => {
    await clean()
    throw fault
  })
  try {
    const [port, path] = await readSocket(profile, child.output)
    const debuggerAddress = `127.0.0.1:${port}`
    const socket = `ws://${debuggerAddress}${path}`
    const cdp = await connectCdp(socket)
    return {
      cdp,
      socket,
      contextId: null,
      debuggerAddress,
      ended: child.ended,
      async stop() {
        cdp.close()
        await child.stop()
        await clean()
      },
    }
  } catch (fault) {
    await child.stop()
    await clean()
    throw fault
  }
}

const context = v.object({ browserContextId: v.string() })

/**
 * Opens an empty browser context in a browser that runs already: cookies, storage and caches are
 * its own. `stop` closes its pages, and leaves the browser to others.
 */
export async function joinBrowser(socket: string): Promise<Browser> {
  const cdp = await connectCdp(socket)
  const options = { disposeOnDetach: true }
  const { browserContextId } = await cdp.browser.ask(
    'Target.createBrowserContext',
    options,
    context,
  )
  return {
    cdp,
    socket,
    contextId: browserContextId,
    debuggerAddress: new URL(socket).host,
    ended: cdp.closed,
    async stop() {
      // The browser may be gone before its user.
      await cdp.browser
        .send('Target.disposeBrowserContext', { browserContextId })
        .catch(() => undefined)
      cdp.close()
    },
  }
}

const target = v.object({ targetId: v.string() })
const attached = v.object({ sessionId: v.string() })

/** Opens an empty page in a window of its own; resolves with its target. */
export async function openTarget(
  { cdp, contextId }: Browser,
  size: { readonly width: number; readonly height: number },
): Promise<string> {
  const where = contextId === null ? {} : { browserContextId: contextId }
  const asked = { url: 'about:blank', newWindow: true, ...size, ...where }
  return (await cdp.browser.ask('Target.createTarget', asked, target)).targetId
}

/** A DevTools session with a target. */
export async function attach({ cdp }: Browser, targetId: string): Promise<CdpSession> {
  const asked = { targetId, flatten: true }
  return cdp.session((await cdp.browser.ask('Target.attachToTarget', asked, attached)).sessionId)
}
