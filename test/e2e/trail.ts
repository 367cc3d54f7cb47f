import type { JourneyHost } from '#test/hosts/journey-host.ts'
import { figuresIn, keptData } from './kept-data.ts'
import type { Provider } from './provider.ts'

interface Found {
  /** The place where it was: the address of a screen, or the name of a pause. */
  readonly place: string
  readonly figures: readonly string[]
}

/**
 * The trail that a person leaves behind on a way over many screens and devices: the words of each
 * screen, and whatever devices, tracking and the provider's log keep.
 */
export class Trail {
  readonly #provider: Provider
  readonly #left: { readonly place: string; readonly text: string }[] = []

  constructor(provider: Provider) {
    this.#provider = provider
  }

  /** The same host; from now on the words of a screen are noted before every tap on it. */
  follow(host: JourneyHost): JourneyHost {
    const { browser: driver } = host
    const elementClick: typeof driver.elementClick = async (element) => {
      await this.#look(host)
      return driver.elementClick(element)
    }
    const performActions: typeof driver.performActions = async (actions) => {
      await this.#look(host)
      return driver.performActions(actions)
    }
    const taps = { elementClick, performActions }
    const browser = new Proxy(driver, {
      get: (it, name): unknown => Reflect.get(Object.hasOwn(taps, name) ? taps : it, name),
    })
    return { ...host, browser }
  }

  /** Records the screen in view and all data that is stored at this moment. */
  async pause(host: JourneyHost, place: string): Promise<void> {
    await this.#look(host)
    this.#left.push({ place, text: await keptData(host, this.#provider) })
  }

  /** Every place that has some of these figures. */
  found(figures: readonly string[]): readonly Found[] {
    return this.#left
      .map(({ place, text }) => ({ place, figures: figuresIn(text, figures) }))
      .filter((it) => it.figures.length > 0)
  }

  async #look(host: JourneyHost): Promise<void> {
    const [place, text] = await host.browser.execute(() => [
      location.pathname,
      `${document.title}\n${document.body.innerText}`,
    ])
    this.#left.push({ place: place ?? '', text: text ?? '' })
  }
}
