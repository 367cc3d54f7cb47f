import type { HostState } from '#test/hosts/control.ts'
import type { JourneyHost } from '#test/hosts/journey-host.ts'
import { Page } from './page.ts'

/** The app's own trading page, over the webview. */
export class NativeTradingPage {
  readonly #host: JourneyHost
  readonly #below: Page

  constructor(host: JourneyHost, below: Page) {
    this.#host = host
    this.#below = below
  }

  async shown(): Promise<this> {
    await this.#host.control.until((state) => state.trading !== null)
    return this
  }

  /** The values that the page passed. */
  async filledIn(): Promise<HostState['trading']> {
    return (await this.#host.control.state()).trading
  }

  /** The native back button; the page below is there again. */
  async back(): Promise<Page> {
    const { did } = await this.#host.control.back()
    if (did !== 'closed_trading') throw new Error(`the native back button did: ${did}`)
    return this.#below.shown()
  }
}
