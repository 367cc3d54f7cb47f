import * as v from 'valibot'
import { AGREED_NOTICE } from '#test/hosts/chromium/agreed-notice.ts'
import { attach, openTarget, type Browser } from '#test/hosts/chromium/browser.ts'
import type { CdpSession } from '#test/hosts/chromium/cdp.ts'
import { watchMoves } from './moves.ts'
import {
  EMPTY,
  signIn,
  textMode,
  type LookEngine,
  type LookPage,
  type Opening,
  type Viewport,
} from './look-page.ts'

/**
 * So many screens are opened in one page, whose process has the scripts compiled then; a new one
 * gives back what they have left in its memory.
 */
const OPENINGS = 40

const evaluated = v.object({ result: v.object({ value: v.optional(v.unknown()) }) })
const shot = v.object({ data: v.string() })
const script = v.object({ identifier: v.string() })
/** A value, or what DevTools says of an object: an `Error` has no value. */
const logged = v.object({
  type: v.string(),
  value: v.optional(v.unknown()),
  description: v.optional(v.string()),
})
const level = v.object({ type: v.string(), args: v.array(logged) })
const thrown = v.object({ exceptionDetails: v.looseObject({ text: v.string() }) })
const response = v.object({ response: v.object({ status: v.number(), url: v.string() }) })
const failed = v.object({ errorText: v.string(), canceled: v.optional(v.boolean()) })

const inWords = ({ type, value, description }: v.InferOutput<typeof logged>): string =>
  description ?? (typeof value === 'string' ? value : (JSON.stringify(value) ?? type))

/** Console errors and requests that failed, as they come. */
function watch(page: CdpSession, faults: string[]): void {
  page.on('Runtime.consoleAPICalled', level, ({ type, args }) => {
    if (type === 'error' || type === 'warning') {
      faults.push(`console ${type}: ${args.map(inWords).join(' ')}`)
    }
  })
  page.on('Runtime.exceptionThrown', thrown, ({ exceptionDetails }) =>
    faults.push(`exception: ${JSON.stringify(exceptionDetails).slice(0, 400)}`),
  )
  page.on('Network.responseReceived', response, ({ response: { status, url } }) => {
    if (status >= 400) faults.push(`HTTP ${status} ${url}`)
  })
  page.on('Network.loadingFailed', failed, ({ errorText, canceled }) => {
    if (canceled !== true) faults.push(`request failed: ${errorText}`)
  })
}

const sized = (width: number, height: number) => ({
  width,
  height,
  deviceScaleFactor: 1.5,
  mobile: true,
})

/** Gives the page the size, colours and text of a viewport, also while a screen is open. */
async function show(page: CdpSession, viewport: Viewport): Promise<void> {
  const { width, height, dark = false } = viewport
  await page.send('Emulation.setDeviceMetricsOverride', sized(width, height))
  await page.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }],
  })
  await page.send('Runtime.evaluate', { expression: textMode(viewport) })
}

/** An empty page, and the faults that come in it. */
class ChromiumPage {
  readonly session: CdpSession
  readonly faults: string[] = []
  readonly #close: () => Promise<unknown>
  #openings = 0
  #script: string | null = null

  private constructor(session: CdpSession, close: () => Promise<unknown>) {
    this.session = session
    this.#close = close
  }

  static async made(browser: Browser, viewport: Viewport): Promise<ChromiumPage> {
    const targetId = await openTarget(browser, viewport)
    const close = () => browser.cdp.browser.send('Target.closeTarget', { targetId })
    try {
      const page = await attach(browser, targetId)
      const made = new ChromiumPage(page, close)
      watch(page, made.faults)
      for (const domain of ['Page', 'Runtime', 'Network']) await page.send(`${domain}.enable`)
      // A page of its own window each: all of them are in front.
      await page.send('Emulation.setFocusEmulationEnabled', { enabled: true })
      await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
      return made
    } catch (fault) {
      await close()
      throw fault
    }
  }

  isWorn(): boolean {
    return this.#openings >= OPENINGS
  }

  /** Leaves what is open, forgets all that it has left on the device, and opens an address. */
  async open(opening: Opening, viewport: Viewport): Promise<void> {
    const page = this.session
    const { origin } = new URL(opening.url)
    this.#openings += 1
    if (this.#script !== null) {
      await page.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: this.#script })
      await page.send('Page.navigate', { url: `${origin}${EMPTY}` })
    }
    const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers'
    await page.send('Storage.clearDataForOrigin', { origin, storageTypes })
    // The faults of the screen before at its end are none of this one's.
    this.faults.length = 0
    await show(page, viewport)
    // The first document of this opening has what the screen before has left in the tab.
    const first = `if (window === top && window.name !== 'look ${this.#openings}') {
      window.name = 'look ${this.#openings}'; sessionStorage.clear(); ${signIn(opening)} }`
    const moves = opening.uneven === true ? `(${watchMoves.toString()})()` : ''
    const source = `${AGREED_NOTICE} ${moves}; try { ${first} } catch {}
      addEventListener('DOMContentLoaded', () => { ${textMode(viewport)} })`
    const asked = { source }
    this.#script = (
      await page.ask('Page.addScriptToEvaluateOnNewDocument', asked, script)
    ).identifier
    await page.send('Page.navigate', { url: opening.url })
  }

  async run<T>(expression: string, answer: v.GenericSchema<unknown, T>): Promise<T> {
    const asked = { expression, awaitPromise: true, returnByValue: true }
    const { result } = await this.session.ask('Runtime.evaluate', asked, evaluated)
    return v.parse(answer, result.value)
  }

  async picture(asked: object): Promise<Buffer> {
    const { data } = await this.session.ask('Page.captureScreenshot', asked, shot)
    return Buffer.from(data, 'base64')
  }

  async close(): Promise<void> {
    await this.#close()
  }
}

export interface ChromiumPages extends LookEngine {
  /** Returns what is in view of the screen that was opened last, as a small picture, WebP. */
  small(): Promise<Buffer>
}

/** Opens screens in a browser's context, in one page as long as nothing was done in it. */
export function chromiumPages(browser: Browser): ChromiumPages {
  let kept: ChromiumPage | null = null
  let last: ChromiumPage | null = null
  return {
    async small() {
      if (last === null) throw new Error('No screen is open.')
      return last.picture({ format: 'webp', quality: 80 })
    },
    async open(opening, viewport): Promise<LookPage> {
      const page = kept ?? (await ChromiumPage.made(browser, viewport))
      kept = null
      last = page
      try {
        await page.open(opening, viewport)
      } catch (fault) {
        await page.close()
        throw fault
      }
      let isTouched = opening.tap !== undefined || opening.type !== undefined
      return {
        run: (expression, answer) => page.run(expression, answer),
        show: (next) => show(page.session, next),
        async grow({ width }, height) {
          await page.session.send('Emulation.setDeviceMetricsOverride', sized(width, height))
        },
        async type(words) {
          isTouched = true
          await page.session.send('Input.insertText', { text: words })
        },
        async touch(x, y) {
          isTouched = true
          const send = (type: string, touchPoints: object[]) =>
            page.session.send('Input.dispatchTouchEvent', { type, touchPoints })
          await send('touchStart', [{ x, y }])
          await send('touchEnd', [])
        },
        // Larger by a fifth, and made in a third of the time.
        picture: () => page.picture({ format: 'png', optimizeForSpeed: true }),
        faults: () => Promise.resolve(page.faults.splice(0)),
        async close() {
          if (isTouched || page.isWorn()) await page.close()
          else kept = page
        },
      }
    },
  }
}
