import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startChild } from './child-program.ts'
import { freePort } from '#offline/testing/free-port.ts'

export interface AppiumServer {
  readonly port: number
  /** The file of its log; absent where it keeps none. */
  readonly log?: string | undefined
  stop(): Promise<void>
}

/** Appium's home: it finds its drivers among the packages there, and downloads nothing. */
const ROOT = join(import.meta.dirname, '..', '..')

/** ChromeDriver: Debian's path, or `CHROMEDRIVER`. */
export const CHROMEDRIVER = process.env['CHROMEDRIVER'] ?? '/usr/bin/chromedriver'

/**
 * Starts Appium with one of its installed drivers on a free port; rejects with its output when it
 * is not ready within 30 s. `log`: a file for its requests.
 */
export async function startAppium(
  driver: 'chromium' | 'fake' = 'chromium',
  log?: string,
): Promise<AppiumServer> {
  const port = await freePort()
  const main = createRequire(import.meta.url).resolve('appium/index.js')
  const child = await startChild(
    process.execPath,
    [
      main,
      'server',
      '--address=127.0.0.1',
      `--port=${port}`,
      `--use-drivers=${driver}`,
      ...(log === undefined
        ? ['--log-level=error']
        : ['--log-level=error:info', `--log=${log}`, '--log-no-colors', '--log-timestamp']),
    ],
    { cwd: ROOT, env: { ...process.env, APPIUM_HOME: ROOT } },
  )
  const end = Date.now() + 30_000
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/status`).then(
      (it) => it.ok,
      () => false,
    )
    if (ready) return { port, log, stop: () => child.stop() }
    if (Date.now() > end) {
      await child.stop()
      throw new Error(`Appium did not start: ${child.output().slice(-800)}`)
    }
    await pause(50)
  }
}

/** Appium's capabilities for the webview of a running Chromium host. */
export async function chromiumCapabilities(debuggerAddress: string) {
  return {
    platformName: 'linux',
    browserName: 'chrome',
    'appium:automationName': 'Chromium',
    'appium:executable': CHROMEDRIVER,
    'appium:autodownloadEnabled': false,
    // The default is one fixed port, on which two runs would end each other's drivers.
    'appium:chromedriverPort': await freePort(),
    // Never: a session may wait while its worker runs journeys that need none; it ends with Appium.
    'appium:newCommandTimeout': 0,
    // Another engine than the driver's own version, where one is named.
    'appium:disableBuildCheck': process.env['CHROMIUM'] !== undefined,
    'goog:chromeOptions': { debuggerAddress },
    'wdio:enforceWebDriverClassic': true,
  }
}
