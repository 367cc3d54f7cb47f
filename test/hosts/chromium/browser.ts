import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startChild } from '#test/hosts/child-program.ts'
import { connectCdp, type Cdp } from './cdp.ts'
import { ORIGIN } from './pack-origin.ts'

/** Where Debian puts it; `CHROMIUM` names another. */
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

export interface Browser {
  readonly cdp: Cdp
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
  // As in an app's webview: no prompt before a page reaches this machine, for nobody could answer
  // it.
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

/**
 * Starts Chromium with a new empty profile, which goes when it stops. `window`: first page and size
 * of a headed window.
 */
export async function startBrowser(
  window: { url: string; width: number; height: number } | null,
): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'h5-chromium-'))
  const shown =
    window === null
      ? ['--headless=new', 'about:blank']
      : [`--app=${window.url}`, `--window-size=${window.width},${window.height}`]
  const clean = () => rm(profile, { recursive: true, force: true, maxRetries: 5 })
  const env = await allowSystemSchemes(profile)
  const child = await startChild(
    CHROMIUM,
    [...QUIET, `--user-data-dir=${profile}`, '--remote-debugging-port=0', ...shown],
    { env },
  ).catch(async (fault: unknown) => {
    await clean()
    throw fault
  })
  try {
    const [port, path] = await readSocket(profile, child.output)
    const debuggerAddress = `127.0.0.1:${port}`
    const cdp = await connectCdp(`ws://${debuggerAddress}${path}`)
    return {
      cdp,
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
