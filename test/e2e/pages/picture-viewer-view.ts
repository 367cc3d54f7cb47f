import * as v from 'valibot'
import { devTools } from '#test/e2e/devtools.ts'
import { button } from './locators.ts'
import { Page } from './page.ts'

interface Point {
  readonly x: number
  readonly y: number
}
/** A finger's way, from the middle of what is looked at. */
interface Way {
  readonly from: Point
  readonly to: Point
}

const box = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })
type Box = v.InferOutput<typeof box>

/** Moves of a finger between its ends, and how long each takes, in ms. */
const STEPS = 6
const STEP_MS = 20

/** Pictures whole and one by one, over the page: looked at with the fingers. */
export class PictureViewerView extends Page {
  protected readonly landmark = '//*[@role="dialog"][@aria-label="查看大图"]'

  /** Resolves once this one is in view, of how many there are. */
  async isAt(place: number, of: number): Promise<this> {
    await this.see(`${this.landmark}//*[@aria-live][.="第 ${place}/${of} 张"]`)
    return this.atRest()
  }

  /** Resolves once the picture is larger than it is whole. */
  async isEnlarged(): Promise<this> {
    await this.see(this.landmark + button('还原'))
    return this.atRest()
  }

  async isWhole(): Promise<this> {
    await this.see(this.landmark + button('放大'))
    return this.atRest()
  }

  /** Returns where the picture is in the window. */
  async picture(): Promise<Box> {
    const found = await this.host.browser.execute(() => {
      const shown = '[role="dialog"] [aria-hidden="false"] img'
      return document.querySelector(shown)?.getBoundingClientRect().toJSON() ?? null
    })
    return v.parse(box, found)
  }

  /** Returns how much the browser itself has enlarged the page. */
  pageScale(): Promise<number> {
    return this.host.browser.execute(() => window.visualViewport?.scale ?? 1)
  }

  /** One finger, by so much. */
  async swipe(x: number, y = 0): Promise<this> {
    return this.#touch([{ from: { x: -x / 2, y: -y / 2 }, to: { x: x / 2, y: y / 2 } }])
  }

  /** Two fingers side by side, from one distance to another. */
  async pinch(from: number, to: number): Promise<this> {
    return this.#touch(
      [-1, 1].map((side) => ({
        from: { x: (side * from) / 2, y: 0 },
        to: { x: (side * to) / 2, y: 0 },
      })),
    )
  }

  /** Two taps on a place, from the middle. */
  async doubleTap(at: Point): Promise<this> {
    const middle = await this.#middle()
    const place = { x: middle.x + at.x, y: middle.y + at.y }
    await this.#perform([[place], [], [place], []])
    return this
  }

  async close(): Promise<void> {
    await this.tap(this.landmark + button('关闭'))
    await this.gone(this.landmark)
  }

  async #touch(ways: readonly Way[]): Promise<this> {
    const middle = await this.#middle()
    const at = (step: number) =>
      ways.map(({ from, to }) => ({
        x: middle.x + from.x + ((to.x - from.x) * step) / STEPS,
        y: middle.y + from.y + ((to.y - from.y) * step) / STEPS,
      }))
    const moves = Array.from({ length: STEPS + 1 }, (_, step) => at(step))
    await this.#perform([...moves, []])
    return this
  }

  /**
   * Puts the fingers where they are at each step; nowhere: they are lifted. The events of a screen,
   * at times of their own: on a busy machine two taps of a driver's may come too late for a double
   * tap.
   */
  async #perform(steps: readonly (readonly Point[])[]): Promise<void> {
    const begun = Date.now()
    let down = 0
    for (const [step, touchPoints] of steps.entries()) {
      const { length } = touchPoints
      const type = length > down ? 'touchStart' : length < down ? 'touchEnd' : 'touchMove'
      const timestamp = (begun + step * STEP_MS) / 1_000
      await devTools(this.host, 'Input.dispatchTouchEvent', { type, touchPoints, timestamp })
      down = length
    }
  }

  /** The middle of the window, where the picture is that is whole. */
  #middle(): Promise<Point> {
    return this.host.browser.execute(() => ({
      x: Math.round(window.innerWidth / 2),
      y: Math.round(window.innerHeight / 2),
    }))
  }
}
