import * as v from 'valibot'
import type { JourneyHost } from '#test/hosts/journey-host.ts'

const look = v.object({
  /** The computed colour behind everything. */
  ground: v.string(),
  /** Of the root, in CSS pixels. */
  fontSize: v.number(),
  /** The requested colour of the browser's bars. */
  barColor: v.string(),
  /** True if what sets theme and size runs before the first stylesheet. */
  setBeforeStyles: v.boolean(),
})

/** A page that shows how the page in view looks, whichever screen it is. */
export class DisplayView {
  readonly #host: JourneyHost

  constructor(host: JourneyHost) {
    this.#host = host
  }

  async look(): Promise<v.InferOutput<typeof look>> {
    const found = await this.#host.browser.execute(() => {
      const root = getComputedStyle(document.documentElement)
      const inline = [...document.querySelectorAll('script:not([src])')].find((it) =>
        it.textContent?.includes('textSize'),
      )
      const style = document.querySelector('link[rel="stylesheet"]')
      const order = inline && style ? inline.compareDocumentPosition(style) : 0
      return {
        ground: root.backgroundColor,
        fontSize: Number.parseFloat(root.fontSize),
        barColor: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
        setBeforeStyles: (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      }
    })
    return v.parse(look, found)
  }

  /** Returns what the layout keeps clear at the top and the bottom. */
  async notch(): Promise<readonly string[]> {
    const found = await this.#host.browser.execute(() => {
      const { style } = document.documentElement
      return [style.getPropertyValue('--notch-top'), style.getPropertyValue('--notch-bottom')]
    })
    return v.parse(v.array(v.string()), found)
  }

  /** Returns how far from the top of the view an element is, in CSS pixels. */
  async topOf(id: string): Promise<number> {
    const found = await this.#host.browser.execute(
      (name) => document.getElementById(name)?.getBoundingClientRect().top,
      id,
    )
    return v.parse(v.number(), found)
  }
}
