import type { JourneyHost } from '#test/hosts/journey-host.ts'

/** How long a screen may take on a busy machine, ms. */
const PATIENCE = 10_000

/** A screen as its user sees it. Every act waits for what it needs, and answers with the page on which one lands. */
export abstract class Page {
  protected readonly host: JourneyHost

  constructor(host: JourneyHost) {
    this.host = host
  }

  /** Something that this screen alone has. */
  protected abstract readonly landmark: string

  /** Resolves with this page once it is there. */
  async shown(within = PATIENCE): Promise<this> {
    await this.see(this.landmark, within)
    return this
  }

  /** Resolves when nothing moves and nothing is being fetched. */
  async atRest(): Promise<this> {
    await this.host.browser.waitUntil(
      () =>
        this.host.browser.execute(
          () =>
            // A screen under a dialog may well wait for the dialog.
            (document.querySelector('[aria-modal="true"]') ?? document).querySelector(
              '[aria-busy="true"]',
            ) === null && document.getAnimations().every((it) => it.playState !== 'running'),
        ),
      { timeout: PATIENCE, interval: 50, timeoutMsg: `${this.constructor.name} does not settle` },
    )
    return this
  }

  /** Path and query of the address in view. */
  async address(): Promise<{ path: string; query: Record<string, string> }> {
    const { pathname, searchParams } = new URL(await this.host.browser.getUrl())
    return { path: pathname, query: Object.fromEntries(searchParams) }
  }

  /** The native title bar's text, once it is no longer the one before. */
  async nativeTitle(expected: string): Promise<string> {
    return (await this.host.control.until((state) => state.title === expected)).title
  }

  /** Waits until a locator's first element is visible. */
  protected async see(locator: string, within = PATIENCE) {
    const element = this.host.browser.$(locator)
    await element.waitForDisplayed({
      timeout: within,
      interval: 50,
      timeoutMsg: `${this.constructor.name}: nothing to see at ${locator} within ${within} ms`,
    })
    return element
  }

  /** Waits until a locator's first element is gone or hidden. */
  protected async gone(locator: string) {
    await this.host.browser.$(locator).waitForDisplayed({
      reverse: true,
      timeout: PATIENCE,
      interval: 50,
      timeoutMsg: `${this.constructor.name}: still there: ${locator}`,
    })
  }

  /** The words of an element as they are shown. Not `getText`: WebKit's driver leaves out lines that are clamped. */
  protected async read(locator: string): Promise<string> {
    return String(await (await this.see(locator)).getProperty('innerText')).trim()
  }

  protected async readAll(locator: string): Promise<string[]> {
    const all = this.host.browser.$$(locator)
    return all.map(async (it) => String(await it.getProperty('innerText')).trim())
  }

  protected async has(locator: string): Promise<boolean> {
    return this.host.browser.$(locator).isDisplayed()
  }

  /** Taps as a finger does: only what is visible, enabled, at rest and not covered. */
  protected async tap(locator: string): Promise<void> {
    const { browser } = this.host
    await this.see(locator)
    await browser.waitUntil(
      // Found anew each time: what is redrawn meanwhile is another element.
      async () => browser.execute(readyToTap, await browser.$(locator).getElement()),
      {
        timeout: PATIENCE,
        interval: 30,
        timeoutMsg: `${this.constructor.name}: cannot be tapped: ${locator}`,
      },
    )
    await browser.$(locator).click()
  }
}

/** Runs in the page. Brings it to the middle, for bars stand fixed at the edges, and says whether a tap now would hit it. */
async function readyToTap(it: HTMLElement): Promise<boolean> {
  it.scrollIntoView({ block: 'center' })
  const place = () => {
    const { left, top, width, height } = it.getBoundingClientRect()
    return [left, top, width, height].join(' ')
  }
  const before = place()
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  if (place() !== before || it.matches(':disabled')) return false
  const { left, top, width, height } = it.getBoundingClientRect()
  return it.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** The first figure in a text, without its thousands separators: `1,234.50 元` gives `1234.50`. */
export function figureIn(text: string): string {
  const figure = /-?\d[\d,]*(?:\.\d+)?/.exec(text)
  if (figure === null) throw new Error(`there is no figure in "${text}"`)
  return figure[0].replaceAll(',', '')
}
