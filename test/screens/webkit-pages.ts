import { remote, type Browser } from 'webdriverio'
import * as v from 'valibot'
import { AGREED_NOTICE } from '#test/hosts/chromium/agreed-notice.ts'
import { startPlainDriver } from '#test/hosts/webkit/launch.ts'
import { EMPTY, signIn, textMode, type LookEngine, type LookPage } from './look-page.ts'

/** Runs in the page. Deletes all that its origin has left on the device. */
async function forget(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue
    const request = indexedDB.deleteDatabase(name)
    await new Promise((resolve) => {
      for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, resolve)
    })
  }
  // No page of an address without TLS has them, but for this machine's own.
  if ('caches' in window) for (const name of await caches.keys()) await caches.delete(name)
}

/** Runs in the page. Puts text into the field that has the focus, as typing does. */
function insert(text: string): boolean {
  return document.execCommand('insertText', false, text)
}

async function run<T>(browser: Browser, expression: string, answer: v.GenericSchema<unknown, T>) {
  return v.parse(answer, await browser.execute<unknown, []>(`return (${expression})`))
}

/** A web view of WebKit that opens screens one after another. */
export interface WebkitPages extends LookEngine {
  stop(): Promise<void>
}

/** So many screens are opened in one web view; a new one gives back what they have left in its memory. */
const OPENINGS = 60

interface View {
  open: LookEngine['open']
  stop(): Promise<void>
}

async function startView(): Promise<View> {
  const driver = await startPlainDriver()
  const { port, capabilities } = driver
  const browser = await remote({
    hostname: '127.0.0.1',
    port,
    capabilities,
    logLevel: 'error',
    connectionRetryCount: 0,
    // A command that hangs is a fault of one look.
    connectionRetryTimeout: 30_000,
  }).catch(async (fault: unknown) => {
    await driver.stop()
    throw fault
  })
  const sized = async (width: number, height: number) => {
    await browser.setWindowSize(width, height)
    await browser.waitUntil(() => run(browser, `innerHeight === ${height}`, v.boolean()), {
      interval: 20,
      timeoutMsg: `the view does not become ${height} px high`,
    })
  }
  const show: LookPage['show'] = async (viewport) => {
    await sized(viewport.width, viewport.height)
    await run(browser, `(() => { ${textMode(viewport)} })()`, v.unknown())
  }
  const page: LookPage = {
    run: (expression, answer) => run(browser, expression, answer),
    show,
    grow: ({ width }, height) => sized(width, height),
    async type(words) {
      await browser.execute(insert, words)
    },
    picture: () => driver.picture(),
    faults: () => run(browser, '(window.lookFaults ?? []).splice(0)', v.array(v.string())),
    close: () => Promise.resolve(),
  }
  return {
    async open(opening, viewport) {
      await browser.url(new URL(EMPTY, opening.url).href)
      await browser.execute(forget)
      const begin = `(() => { ${AGREED_NOTICE} ${signIn(opening)} })()`
      await run(browser, begin, v.unknown())
      await sized(viewport.width, viewport.height)
      await browser.url(opening.url)
      await run(browser, `(() => { ${textMode(viewport)} })()`, v.unknown())
      return page
    },
    stop: () => driver.stop(),
  }
}

/** Opens screens in one web view after another: a new one where the one before has crashed or is worn. */
export async function startWebkitPages(): Promise<WebkitPages> {
  let view = await startView()
  let openings = 0
  const renew = async () => {
    // A view that has crashed may not end properly.
    await view.stop().catch(() => undefined)
    view = await startView()
    openings = 0
  }
  return {
    async open(opening, viewport) {
      if (openings >= OPENINGS) await renew()
      openings += 1
      return view.open(opening, viewport).catch(async () => {
        await renew()
        openings += 1
        return view.open(opening, viewport)
      })
    },
    stop: () => view.stop(),
  }
}
