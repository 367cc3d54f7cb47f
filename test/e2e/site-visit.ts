import * as v from 'valibot'
import type { PhonePage } from '#test/bench/phone-page.ts'

/** The content of a page's caches: the cache's name, the path, and the body as text. */
const kept = v.array(v.object({ cache: v.string(), path: v.string(), body: v.string() }))

/** A tab of a browser outside the app, on a site. */
export class SiteVisit {
  readonly page: PhonePage
  readonly #origin: string

  constructor(page: PhonePage, origin: string) {
    this.page = page
    this.#origin = origin
  }

  /** Loads an address; resolves when the words are on the screen. */
  async open(path: string, words: string): Promise<this> {
    await this.page.session.send('Page.navigate', { url: this.#origin + path })
    return this.says(words)
  }

  /** Loads the address again; resolves when the words are on the screen. */
  async reload(words: string): Promise<this> {
    await this.page.session.send('Page.reload')
    return this.says(words)
  }

  /**
   * Evaluates an expression until its value matches; repeated from outside the page, since a
   * navigation may replace the page. Rejects after 45 s.
   */
  async until<T>(expression: string, answer: v.GenericSchema<unknown, T>): Promise<T> {
    const end = Date.now() + 45_000
    for (;;) {
      const value = await this.page.run(expression, v.unknown()).catch(() => undefined)
      const read = v.safeParse(answer, value)
      if (read.success) return read.output
      if (Date.now() > end) {
        const text = await this.page.run('document.body.innerText', v.string()).catch(() => '')
        throw new Error(`not within 45 s: ${expression} (${String(value)})\n${text.slice(0, 400)}`)
      }
      await new Promise((again) => setTimeout(again, 30))
    }
  }

  async says(words: string): Promise<this> {
    await this.until(`document.body.innerText.includes(${JSON.stringify(words)})`, v.literal(true))
    return this
  }

  /** Goes to a screen without reloading the page, as a tap on a link does. */
  async goTo(path: string, words: string): Promise<this> {
    await this.page.run(
      `history.pushState({ idx: 1, key: ${JSON.stringify(path)} }, '', ${JSON.stringify(path)});
       dispatchEvent(new PopStateEvent('popstate', { state: history.state })); true`,
      v.boolean(),
    )
    return this.says(words)
  }

  /** Presses the button with these words, or this name, once it can be pressed. */
  async press(words: string): Promise<void> {
    const named = `(it.innerText.trim() === ${JSON.stringify(words)} || it.ariaLabel === ${JSON.stringify(words)})`
    await this.click(
      `[...document.querySelectorAll('button:not(:disabled), a')].find((it) => ${named} && it.ariaDisabled !== 'true')`,
    )
  }

  /**
   * Clicks the element of an expression as soon as there is one: as a tap of the user, which lets a
   * page copy and share.
   */
  async click(element: string): Promise<void> {
    await this.until(`(${element} ?? null) !== null`, v.literal(true))
    const expression = `${element}.click()`
    await this.page.session.send('Runtime.evaluate', { expression, userGesture: true })
  }

  /** Types into the field with this label, in place of its value. */
  async fill(label: string, value: string): Promise<void> {
    const name = JSON.stringify(label)
    const field = `[...document.querySelectorAll('input')].find((it) => it.ariaLabel === ${name} || [...(it.labels ?? [])].some((one) => one.innerText.trim() === ${name}))`
    await this.until(
      `(() => { const it = ${field}; it?.select(); it?.focus(); return it !== undefined && document.activeElement === it })()`,
      v.literal(true),
    )
    await this.page.session.send('Input.insertText', { text: value })
  }

  /** Path and query of the address in view. */
  async address(): Promise<URL> {
    return new URL(await this.page.run('location.href', v.string()))
  }

  version(): Promise<string> {
    return this.page.run(`document.querySelector('meta[name="h5-version"]').content`, v.string())
  }

  build(): Promise<string> {
    return this.page.run(`document.querySelector('meta[name="h5-build"]').content`, v.string())
  }

  /**
   * Resolves when a worker of this build controls the page and has cached everything that the page
   * has loaded of it, and `file`. Rejects after 45 s.
   */
  async cachedBy(build: string, file = '/index.html'): Promise<this> {
    // The events still to come, in words, for the message of a failure.
    await this.until(
      `(async () => {
        const all = (await caches.keys()).filter((name) => name.endsWith('-${build}'))
        const paths = []
        for (const name of all)
          for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname)
        const state = await caches.match('/__h5/builds')
        const { kept, known } = state ? await state.json() : { kept: [], known: [] }
        const loaded = performance.getEntriesByType('resource').map((it) => new URL(it.name).pathname)
        const lacks = loaded.filter((path) => path.startsWith('/b/${build}/') && !paths.includes(path))
        if (!known.some((it) => it.build === '${build}' && it.painted)) lacks.push('the page has not painted')
        if (kept[0] !== '${build}') lacks.push('the build is not kept')
        if (navigator.serviceWorker.controller === null) lacks.push('no worker controls the page')
        if (!paths.some((path) => path.includes('${file}'))) lacks.push('${file}')
        return lacks.join(', ')
      })()`,
      v.literal(''),
    )
    return this
  }

  /** Everything in the caches of the origin. */
  kept() {
    return this.page.run(
      `(async () => {
        const found = []
        for (const cache of await caches.keys()) {
          const open = await caches.open(cache)
          for (const request of await open.keys()) {
            const response = await open.match(request)
            found.push({ cache, path: new URL(request.url).pathname, body: await response.text() })
          }
        }
        return found
      })()`,
      kept,
    )
  }

  /** Empties the browser's own cache, so that only the worker's caches remain. */
  async emptyBrowserCache(): Promise<void> {
    await this.page.session.send('Network.enable')
    await this.page.session.send('Network.clearBrowserCache')
  }

  /** Returns how many workers the origin has registered. */
  workers(): Promise<number> {
    return this.page.run(
      '(async () => (await navigator.serviceWorker.getRegistrations()).length)()',
      v.number(),
    )
  }

  /** Checks for a new worker, as the browser does from time to time. */
  async lookForRelease(): Promise<void> {
    await this.page.run(
      '(async () => { const it = await navigator.serviceWorker.getRegistration(); await it.update().catch(() => {}); return true })()',
      v.boolean(),
    )
  }
}
