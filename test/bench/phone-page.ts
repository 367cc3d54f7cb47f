import * as v from 'valibot'
import type { Browser } from '#test/hosts/chromium/browser.ts'
import type { CdpSession } from '#test/hosts/chromium/cdp.ts'
import { AGREED_NOTICE } from '#test/hosts/chromium/agreed-notice.ts'
import { PAGE } from '#test/hosts/chromium/emulated-phone.ts'
import type { Session } from '#test/sandbox/testing/test-client.ts'

/** The factor by which the page's main thread is slowed down while it is measured. */
export const CPU_SLOWDOWN = 4

const evaluated = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(
    v.looseObject({
      text: v.string(),
      exception: v.optional(v.looseObject({ description: v.optional(v.string()) })),
    }),
  ),
})

/** The height of a Chinese keyboard with its row of candidates on a screen of this size, px. */
const KEYBOARD_HEIGHT = 336

export interface PhonePage {
  readonly session: CdpSession
  /**
   * Evaluates an expression in the page, awaits it and checks its value. Rejects with what the page
   * threw.
   */
  run<T>(expression: string, answer: v.GenericSchema<unknown, T>): Promise<T>
  /**
   * Opens an address and resolves when `ready`, an expression of the page, is true; rejects after a
   * minute.
   */
  open(url: string, ready: string): Promise<void>
  waitFor(expression: string): Promise<void>
  /** Slows the main thread down for as long as `what` runs. */
  throttled<T>(what: () => Promise<T>): Promise<T>
  /** Taps the middle of the first element that fits. */
  tap(selector: string): Promise<void>
  /**
   * Leaves the page what the soft keyboard leaves it, as an Android web view does while somebody
   * types.
   */
  withKeyboard(): Promise<void>
}

export interface PhoneOptions {
  readonly user: Session | null
  readonly reducedMotion?: boolean
  /** True if the privacy notice was agreed to at an earlier visit; by default it was. */
  readonly agreed?: boolean
  /** A script that runs before each document. */
  readonly before?: string
}

const PATIENCE_MS = 60_000

const screenMetrics = (height: number) => ({
  width: PAGE.width,
  height,
  deviceScaleFactor: 2,
  mobile: true,
})

/** Makes a blank target look and feel like a phone, with the user signed in. */
async function becomePhone(
  page: CdpSession,
  { user, reducedMotion = false, agreed = true, before = '' }: PhoneOptions,
) {
  for (const domain of ['Page', 'Runtime']) await page.send(`${domain}.enable`)
  await page.send('Emulation.setDeviceMetricsOverride', screenMetrics(PAGE.height))
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  await page.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  await page.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
      { name: 'prefers-color-scheme', value: 'light' },
    ],
  })
  const keys =
    user === null ? [] : [['openId', user.openId] as const, ['encOpenId', user.encOpenId] as const]
  const source = keys
    .map(([key, value]) => `sessionStorage.setItem('${key}', ${JSON.stringify(value)});`)
    .join('')
  await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `${before};${agreed ? AGREED_NOTICE : ''}${source}`,
  })
}

/** Opens a page of a new browser profile for as long as `use` runs. */
export async function withPhonePage<T>(
  browser: Browser,
  options: PhoneOptions,
  use: (page: PhonePage) => Promise<T>,
): Promise<T> {
  return withProfile(browser, async (openTab) => use(await openTab(options)))
}

/**
 * Opens a new browser profile, whose tabs share what the browser keeps for a site, for as long as
 * `use` runs.
 */
export async function withProfile<T>(
  browser: Browser,
  use: (openTab: (options: PhoneOptions) => Promise<PhonePage>) => Promise<T>,
): Promise<T> {
  const root = browser.cdp.browser
  const context = v.object({ browserContextId: v.string() })
  const { browserContextId } = await root.ask('Target.createBrowserContext', {}, context)
  const openTab = async (options: PhoneOptions) => {
    const asked = { url: 'about:blank', browserContextId, newWindow: true, width: 500, height: 900 }
    const target = v.object({ targetId: v.string() })
    const { targetId } = await root.ask('Target.createTarget', asked, target)
    const attached = v.object({ sessionId: v.string() })
    const flat = { targetId, flatten: true }
    const { sessionId } = await root.ask('Target.attachToTarget', flat, attached)
    const session = browser.cdp.session(sessionId)
    await becomePhone(session, options)
    return phonePage(session)
  }
  try {
    return await use(openTab)
  } finally {
    await root.send('Target.disposeBrowserContext', { browserContextId })
  }
}

function phonePage(session: CdpSession): PhonePage {
  const run: PhonePage['run'] = async (expression, answer) => {
    const { result, exceptionDetails } = await session.ask(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      evaluated,
    )
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    }
    return v.parse(answer, result.value)
  }
  const waitFor = async (expression: string) => {
    const look = `new Promise((resolve) => {
      const begun = performance.now()
      const look = () => {
        if (${expression}) resolve(true)
        else if (performance.now() - begun > ${PATIENCE_MS}) resolve(false)
        else setTimeout(look, 20)
      }
      look()
    })`
    if (!(await run(look, v.boolean()))) throw new Error(`not within a minute: ${expression}`)
  }
  const throttled: PhonePage['throttled'] = async (what) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    try {
      return await what()
    } finally {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
  }
  return {
    session,
    run,
    waitFor,
    throttled,
    async open(url, ready) {
      const loaded = new Promise<void>((resolve) => {
        session.on('Page.loadEventFired', v.unknown(), () => resolve())
      })
      await session.send('Page.navigate', { url })
      await loaded
      await waitFor(ready)
    },
    async tap(selector) {
      const find = `(() => {
        const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()
        return [box.left + box.width / 2, box.top + box.height / 2]
      })()`
      const [x, y] = await run(find, v.tuple([v.number(), v.number()]))
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x, y }],
      })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
    async withKeyboard() {
      const height = PAGE.height - KEYBOARD_HEIGHT
      await session.send('Emulation.setDeviceMetricsOverride', screenMetrics(height))
      await waitFor(`innerHeight === ${height}`)
    },
  }
}
