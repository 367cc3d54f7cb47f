import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, inject } from 'vitest'
import * as v from 'valibot'
import { remote } from 'webdriverio'
import { withProfile } from '#test/bench/phone-page.ts'
import { joinBrowser } from '#test/hosts/chromium/browser.ts'
import { startPlainDriver } from '#test/hosts/webkit/launch.ts'
import { openProvider, type Provider } from './provider.ts'
import { leaveEvidence } from './report/evidence.ts'
import { runningBrowser } from './running-browser.ts'
import { openSiteOrigin, type SiteOrigin } from './site-origin.ts'
import { targets, type Target } from './targets.ts'

/** A tab of a phone's browser, on any address: nothing of the app is around it. */
export interface PlainTab {
  open(url: string): Promise<void>
  run<T>(expression: string, answer: v.GenericSchema<unknown, T>): Promise<T>
  /** Gives the view another size, as a phone that is turned. */
  turn(width: number, height: number): Promise<void>
}

interface Browsing {
  readonly provider: Provider
  readonly site: SiteOrigin
  readonly tab: PlainTab
}

/** Resolves with a new tab of Chromium in a profile of its own, and what closes it. */
async function chromiumTab(): Promise<{ tab: PlainTab; stop: () => Promise<void> }> {
  const browser = await joinBrowser(runningBrowser())
  let close: () => void = () => undefined
  const closed = new Promise<void>((resolve) => {
    close = resolve
  })
  let ended: Promise<void> = Promise.resolve()
  const tab = await new Promise<PlainTab>((resolve, reject) => {
    ended = withProfile(browser, async (openTab) => {
      // Nothing agreed to, which the harness would store itself.
      const before = await readFile(inject('e2e').floor.chromium, 'utf8')
      const page = await openTab({ user: null, agreed: false, before })
      resolve({
        run: (expression, answer) => page.run(expression, answer),
        async open(url) {
          await page.session.send('Page.navigate', { url })
        },
        async turn(width, height) {
          const metrics = { width, height, deviceScaleFactor: 1, mobile: true }
          await page.session.send('Emulation.setDeviceMetricsOverride', metrics)
        },
      })
      await closed
    }).catch(reject)
  })
  const stop = async () => {
    close()
    await ended
    await browser.stop()
  }
  return { tab, stop }
}

/** Resolves with a new web view of WebKit, and what closes it. */
async function webkitTab(): Promise<{ tab: PlainTab; stop: () => Promise<void> }> {
  const driver = await startPlainDriver(inject('e2e').floor.webkit)
  try {
    const { port, capabilities } = driver
    const options = { hostname: '127.0.0.1', logLevel: 'error', connectionRetryCount: 0 } as const
    const browser = await remote({ ...options, port, capabilities })
    const run: PlainTab['run'] = async (expression, answer) =>
      v.parse(answer, await browser.execute<unknown, []>(`return (${expression})`))
    const tab: PlainTab = {
      run,
      async open(url) {
        await browser.url(url)
      },
      async turn(width, height) {
        await browser.setWindowSize(width, height)
      },
    }
    return { tab, stop: () => driver.stop() }
  } catch (fault) {
    await driver.stop()
    throw fault
  }
}

/**
 * Runs journeys in a plain browser of every engine of this run, on a site with version 1.0.0 and a
 * provider; skips an engine that cannot run here. A real phone has no such browser under a driver.
 */
export function onEachBrowser(journeys: (browsing: () => Browsing) => void): void {
  for (const { name, missing } of targets().filter((it) => it.phone === null)) {
    const why = missing === null ? '' : ` (skipped: ${missing})`
    describe.skipIf(missing !== null)(`${name}${why}`, () => {
      journeys(useBrowser(name))
    })
  }
}

function useBrowser(engine: Target['name']): () => Browsing {
  let browsing: Browsing | null = null
  const closers: (() => Promise<void>)[] = []
  const current = () => {
    if (browsing === null) throw new Error('the browser is not there yet')
    return browsing
  }
  beforeAll(async () => {
    const prepared = inject('e2e').site
    if (prepared === null) throw new Error('the run has built no site')
    const provider = await openProvider()
    closers.push(() => provider.stop())
    const file = inject('e2e').floor[engine === 'webkit' ? 'webkit' : 'chromium']
    const before = await readFile(file, 'utf8')
    const site = await openSiteOrigin(prepared.folder, provider.client.url, { before })
    closers.push(() => site.stop())
    const { tab, stop } = await (engine === 'webkit' ? webkitTab() : chromiumTab())
    closers.push(stop)
    browsing = { provider, site, tab }
  })
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || browsing === null) return
    const { tab } = browsing
    const words = () => tab.run('`${location.href}\\n${document.body.innerText}`', v.string())
    await leaveEvidence(task, [{ file: 'words.txt', take: words }])
  })
  afterAll(async () => {
    for (const close of closers.toReversed()) await close()
  })
  return current
}
