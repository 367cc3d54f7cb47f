import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { WebHistory } from '#test/hosts/page-stack.js'
import type { CdpSession } from './cdp.ts'
import { ORIGIN } from './pack-origin.ts'

const navigation = v.object({
  currentIndex: v.number(),
  entries: v.array(v.object({ id: v.number(), url: v.string() })),
})
const evaluated = v.object({ result: v.object({ value: v.unknown() }) })

const nothing = () => undefined

/** A promise with its resolver: `give` resolves `given`. */
function signal() {
  const givers: (() => void)[] = []
  const given = new Promise<void>((resolve) => givers.push(resolve))
  return { given, give: () => givers.forEach((it) => it()) }
}

/**
 * Sends a command of the `Page` domain again while the target has no page, as it has none for a
 * moment between two documents ("Not attached to an active page").
 */
export async function withPage<T>(command: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await command()
    } catch (fault) {
      if (tries === 50) throw fault
      await pause(20)
    }
  }
}

/** The loads of a page of the pack, and the steps of its history since it was opened. */
export class PageLoads {
  readonly #session: CdpSession
  /** The number of history entries before the page view: the pages opened earlier. */
  #base = 0
  #onCommit: () => void = nothing
  #onLoad: () => void = nothing
  #opening: Promise<void> = Promise.resolve()

  constructor(session: CdpSession) {
    this.#session = session
  }

  /** The main frame has another document. */
  committed(): void {
    this.#onCommit()
  }

  /** The document's load event. */
  loaded(): void {
    this.#onLoad()
  }

  #entries() {
    return withPage(() => this.#session.ask('Page.getNavigationHistory', {}, navigation))
  }

  /** Resolves at the next load event, rejects after 30 s. */
  async next(): Promise<void> {
    const load = signal()
    this.#onLoad = load.give
    const late = pause(30_000, true, { ref: false })
    if ((await Promise.race([load.given, late])) === true)
      throw new Error('the page did not come back within 30 s of its crash')
  }

  /** Opens a page; resolves at its load event, rejects after 30 s. */
  async open(path: string): Promise<void> {
    const commit = signal()
    const load = signal()
    // Listening for the load event starts at the commit, so that the previous page's event does not
    // count.
    this.#onCommit = () => {
      this.#onCommit = nothing
      this.#onLoad = load.give
      commit.give()
    }
    const countSteps = async () => {
      await commit.given
      this.#base = (await this.#entries()).currentIndex
    }
    this.#opening = countSteps()
    this.#opening.catch(nothing)
    const answer = v.object({ loaderId: v.optional(v.string()), errorText: v.optional(v.string()) })
    const sent = await this.#session.ask('Page.navigate', { url: ORIGIN + path }, answer)
    // A load that is given up before it is there is aborted by the reload that replaces it.
    if (sent.errorText !== undefined && sent.errorText !== 'net::ERR_ABORTED') {
      commit.give()
      throw new Error(`${path} did not load: ${sent.errorText}`)
    }
    // Without a loader only the fragment changed.
    if (sent.loaderId === undefined) await withPage(() => this.#session.send('Page.reload'))
    const late = pause(30_000, true, { ref: false })
    if ((await Promise.race([load.given, late])) === true)
      throw new Error(`${path} did not load within 30 s`)
    await this.#opening
  }

  /** The entries since the page was opened. */
  async history(): Promise<WebHistory> {
    await this.#opening
    // A pushState and the bridge call after it reach the browser over different channels, in any
    // order.
    const expression = 'location.href'
    for (let tries = 0; ; tries += 1) {
      const asked = this.#session.ask('Runtime.evaluate', { expression }, evaluated)
      // A page that is replaced does not answer; then its successor is evaluated.
      const shown = await asked.then(({ result }) => result.value, nothing)
      const { currentIndex, entries } = await this.#entries()
      if ((shown !== undefined && entries[currentIndex]?.url === shown) || tries === 20)
        return {
          index: currentIndex - this.#base,
          entries: entries.slice(this.#base).map((it) => ({ key: String(it.id), url: it.url })),
        }
      await pause(10)
    }
  }

  /** Resolves when the page is there. */
  async goTo(index: number): Promise<void> {
    const entry = (await this.#entries()).entries[this.#base + index]
    if (entry === undefined) throw new Error(`the page has no step ${index} in its history`)
    await this.#session.send('Page.navigateToHistoryEntry', { entryId: entry.id })
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await this.#entries()).currentIndex === this.#base + index) return
      await pause(10)
    }
  }
}
