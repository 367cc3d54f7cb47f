import * as v from 'valibot'
import type { JourneyHost } from '#test/hosts/journey-host.ts'

const seen = v.object({
  /** The note over it. */
  note: v.string(),
  text: v.string(),
  /** True if a tap in the middle of the page reaches anything of it. */
  takesTaps: v.boolean(),
  /** True if anything of the live page is visible. */
  liveInView: v.boolean(),
})

/** A part of the database, a group, an id. */
const entryKey = v.tuple([v.string(), v.string(), v.string()])

/** The dated view that replaces a screen until the live one is there. */
export class SnapshotView {
  readonly #host: JourneyHost

  constructor(host: JourneyHost) {
    this.#host = host
  }

  /** Returns what is in view of it; null when there is none. */
  async seen(): Promise<v.InferOutput<typeof seen> | null> {
    const found = await this.#host.browser.execute(() => {
      const host = document.querySelector<HTMLElement>('[data-snapshot]')
      const shown = host?.shadowRoot?.querySelector('[inert]')
      if (!host || !shown || getComputedStyle(host).opacity !== '1') return null
      const middle = host.shadowRoot?.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? null
      const root = document.getElementById('root')
      return {
        note: host.textContent ?? '',
        text: shown.textContent ?? '',
        takesTaps: shown.contains(middle),
        liveInView: root === null || getComputedStyle(root).visibility === 'visible',
      }
    })
    return v.parse(v.nullable(seen), found)
  }

  /**
   * Each text of the first screen with its place, size and colour: of the snapshot, or of the live
   * page when there is none.
   */
  async texts(): Promise<string[]> {
    const found = await this.#host.browser.execute(() => {
      const shown = document.querySelector('[data-snapshot]')?.shadowRoot?.querySelector('[inert]')
      const drawn = shown ?? document.getElementById('root')
      const texts: string[] = []
      if (!drawn) return texts
      const walker = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        const { parentElement, textContent } = node
        if (!parentElement || !textContent?.trim() || box.width === 0) continue
        const style = getComputedStyle(parentElement)
        if (box.bottom > innerHeight || style.visibility === 'hidden') continue
        const place = [box.left, box.top, box.width, box.height].map(Math.round)
        texts.push([textContent, ...place, style.fontSize, style.fontWeight, style.color].join(' '))
      }
      return texts
    })
    return v.parse(v.array(v.string()), found)
  }

  /** The number that is stored on the phone, of users and visitors. */
  async kept(): Promise<number> {
    const keys = await this.#stored('entries', null)
    return v.parse(v.array(entryKey), keys).filter(([, group]) => group === 'view').length
  }

  /** An opaque name of the user whose views are on the phone; null when there are none. */
  async keyOwner(): Promise<string | null> {
    const key = await this.#stored('keys', 'views')
    return v.parse(v.nullish(v.object({ owner: v.string() })), key)?.owner ?? null
  }

  /** One record of a store of the database, or the keys of all, as JSON has it. */
  async #stored(store: string, record: string | null): Promise<unknown> {
    const text = await this.#host.browser.execute(
      (name: string, key: string | null) =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('vault')
          // Nothing was ever stored: the app creates the database, not this check.
          opening.onupgradeneeded = () => opening.transaction?.abort()
          opening.addEventListener('error', () => resolve(key === null ? '[]' : 'null'))
          opening.onsuccess = () => {
            const database = opening.result
            const records = database.transaction(name).objectStore(name)
            const asked: IDBRequest = key === null ? records.getAllKeys() : records.get(key)
            asked.onsuccess = () => {
              database.close()
              resolve(JSON.stringify(asked.result ?? null))
            }
          }
        }),
      store,
      record,
    )
    return JSON.parse(text)
  }

  /**
   * Returns what has moved in the page since it was opened, as the browser measures it; nothing
   * where it cannot.
   */
  async moves(): Promise<string[]> {
    const found = await this.#host.browser.execute(
      () =>
        new Promise<string[]>((resolve) => {
          const kinds = PerformanceObserver.supportedEntryTypes
          if (!kinds.includes('layout-shift')) return resolve([])
          const lines: string[] = []
          const topOf = (rect: unknown) =>
            rect instanceof DOMRectReadOnly ? `${rect.top} to ${rect.bottom}` : ''
          new PerformanceObserver((list) => {
            for (const it of list.getEntries()) {
              const sources: unknown = Reflect.get(it, 'sources')
              const moved = Array.isArray(sources) ? sources : []
              const parts = moved.map((source: object) => {
                const node: unknown = Reflect.get(source, 'node')
                const name =
                  node instanceof Node ? `${node.nodeName} ${node.textContent?.slice(0, 40)}` : ''
                const rects = ['previousRect', 'currentRect'].map((rect) =>
                  topOf(Reflect.get(source, rect)),
                )
                return [name, ...rects].join(', ')
              })
              lines.push([it.startTime, ...parts].join('; '))
            }
          }).observe({ type: 'layout-shift', buffered: true })
          // Buffered entries arrive before the second frame.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(lines)))
        }),
    )
    return v.parse(v.array(v.string()), found)
  }
}
