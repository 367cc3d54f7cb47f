import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { reload } from '#test/e2e/reload.ts'
import { step } from '#test/e2e/report/journey-steps.ts'
import type { JourneyHost } from '#test/hosts/journey-host.ts'
import {
  awaitTap,
  isChecked,
  pressTwice,
  replaceText,
  tapLanded,
  visibleTexts,
  watch,
  type Condition,
} from './in-page.ts'
import { region } from './locators.ts'

/** The longest time that a screen may take on a busy machine, ms. */
const PATIENCE = 20_000

/**
 * The time for which one script in the page may wait, in ms: it has to end before the driver's own
 * limit.
 */
const WATCH_MS = 5_000
/** The pause before a page that was being replaced is queried again, in ms. */
const AGAIN_MS = 50

/** The key that deletes what is before the caret (W3C WebDriver). */
const BACKSPACE = '\uE003'
/** The key of an element reference (W3C WebDriver). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** In CSS pixels from the view's top left corner. */
const point = v.object({ x: v.number(), y: v.number() })
const reference = v.nullable(v.object({ [ELEMENT]: v.string() }))

/**
 * The page on which an action ends, where several are possible or that page leads back here: page
 * objects that name one another would import each other in a circle.
 */
export type PageClass<P extends Page> = new (host: JourneyHost) => P

/** The texts that a keyboard shows on the way to a text. */
export interface Composition {
  readonly steps: readonly string[]
  readonly text: string
}

/** A text that a keyboard composes character by character. */
export const composed = (text: string): Composition => ({
  steps: Array.from(text, (_, at) => text.slice(0, at + 1)),
  text,
})

/**
 * A screen as its user sees it. Every action waits for what it needs, and resolves with the page
 * that it opens.
 */
export abstract class Page {
  protected readonly host: JourneyHost

  constructor(host: JourneyHost) {
    this.host = host
  }

  /** A locator that only this screen matches. */
  protected abstract readonly landmark: string

  /** Resolves with this page once its landmark is visible. */
  async shown(within = PATIENCE): Promise<this> {
    await step(`${this.constructor.name} is shown`, () => this.see(this.landmark, within))
    return this
  }

  /** Resolves when nothing moves and nothing is being fetched. */
  async atRest(): Promise<this> {
    await this.host.browser.waitUntil(
      () =>
        this.host.browser.execute(() => {
          const waits = '[aria-busy="true"], [data-later]'
          const dialog = document.querySelector('[aria-modal="true"]')
          // A screen under a dialog may be busy while it waits for the dialog.
          const isUnder = (target: Element | null) =>
            dialog !== null && target?.closest(waits)?.contains(dialog) === false
          const moves = document.getAnimations().filter(({ playState, effect }) => {
            const target = effect instanceof KeyframeEffect ? effect.target : null
            return playState === 'running' && (dialog?.contains(target) || !isUnder(target))
          })
          // A screen that was left in the middle of its loading may be kept alive, and continues
          // when it is shown again.
          const busy = [...(dialog ?? document).querySelectorAll(waits)].filter(
            (it) => it.getClientRects().length > 0,
          )
          return busy.length === 0 && moves.length === 0
        }),
      { timeout: PATIENCE, interval: 50, timeoutMsg: `${this.constructor.name} does not settle` },
    )
    return this
  }

  /** Reloads the page, as after the system has discarded the webview: its memory is lost. */
  async reload(): Promise<this> {
    await reload(this.host.browser)
    return this.shown()
  }

  /** Path and query of the address in view. */
  async address(): Promise<{ path: string; query: Record<string, string> }> {
    const { pathname, searchParams } = new URL(await this.host.browser.getUrl())
    return { path: pathname, query: Object.fromEntries(searchParams) }
  }

  /** Resolves with the native title bar's text once it is the expected one. */
  async nativeTitle(expected: string): Promise<string> {
    return (await this.host.control.until((state) => state.title === expected)).title
  }

  /** Waits until one of a locator's elements is visible. Resolves with its WebDriver reference. */
  protected see(locator: string, within = PATIENCE): Promise<string> {
    return this.#wait(locator, 'shown', within, 'nothing to see at')
  }

  /** Waits until none of a locator's elements is visible. */
  protected async gone(locator: string): Promise<void> {
    await this.#wait(locator, 'gone', PATIENCE, 'still there:')
  }

  /** The visible text of an element. Not `getText`: WebKit's driver omits clamped lines. */
  protected async read(locator: string): Promise<string> {
    const end = Date.now() + PATIENCE
    for (;;) {
      await this.see(locator, end - Date.now())
      const [text] = await this.readAll(locator)
      // A part that was seen may be drawn again, and has no size for a moment.
      if (text !== undefined) return text
    }
  }

  /** The text of each of a locator's visible elements. */
  protected async readAll(locator: string): Promise<string[]> {
    const all = await this.host.browser.execute(visibleTexts, locator)
    return v.parse(v.array(v.string()), all)
  }

  /** The value of a field. */
  protected async fieldValue(locator: string): Promise<string> {
    const value = await this.host.browser.getElementProperty(await this.see(locator), 'value')
    return v.parse(v.string(), value)
  }

  protected async has(locator: string): Promise<boolean> {
    return (await this.readAll(locator)).length > 0
  }

  /** Returns whether the tick box of a visible line is ticked. */
  protected async checked(line: string): Promise<boolean> {
    await this.see(line)
    return this.host.browser.execute(isChecked, line)
  }

  /** Taps as a finger does: only what is visible, enabled, at rest and not covered. */
  protected tap(locator: string): Promise<void> {
    return step(`${this.constructor.name}: tap ${locator}`, () => this.#tap(locator))
  }

  async #tap(locator: string): Promise<void> {
    const end = Date.now() + PATIENCE
    for (;;) {
      const element = await this.#wait(locator, 'ready', end - Date.now(), 'cannot be tapped:')
      try {
        const place = { [ELEMENT]: element }
        const middle = await this.host.browser.execute(awaitTap, locator, place)
        if (this.host.engine === 'chromium') await this.#touch(v.parse(point, middle))
        else await this.host.browser.elementClick(element)
        if (Date.now() > end || (await this.#landed())) return
      } catch (error) {
        // The element was rendered again since.
        if (
          Date.now() > end ||
          !/stale|intercepted|not interactable|no such element|out of bounds/i.test(String(error))
        )
          throw error
      }
    }
  }

  /** Touches a point of the view with one finger: a quarter of the commands of the driver's click. */
  #touch({ x, y }: v.InferOutput<typeof point>): Promise<void> {
    return this.host.browser.performActions([
      {
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: 'touch' },
        actions: [
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** Returns whether the last tap hit its element; a page that no longer answers was left by it. */
  async #landed(): Promise<boolean> {
    try {
      return await this.host.browser.execute(tapLanded)
    } catch {
      return true
    }
  }

  /** Taps twice within one task of the page, faster than a finger can. */
  protected async tapTwice(locator: string): Promise<void> {
    const end = Date.now() + PATIENCE
    do {
      await this.#wait(locator, 'ready', end - Date.now(), 'cannot be tapped:')
      // A part that was ready may have been drawn again since.
    } while (!(await this.host.browser.execute(pressTwice, locator)))
  }

  /**
   * Types into a field, in place of its value. That is deleted by keys: a driver's own clearing is
   * no input, and React now and then puts back what went without one.
   */
  protected type(locator: string, words: string): Promise<void> {
    // Without the words: they may be a password.
    return step(`${this.constructor.name}: type into ${locator}`, async () => {
      const field = await this.see(locator)
      const { length } = await this.fieldValue(locator)
      await this.host.browser.elementSendKeys(field, BACKSPACE.repeat(length) + words)
    })
  }

  /**
   * Composes text at the end of a field, as keyboards for Chinese do, and others that suggest words:
   * each step is in place of the one before.
   */
  protected async composeIn(locator: string, { steps, text }: Composition): Promise<void> {
    await this.tap(locator)
    await this.host.control.compose(steps, text)
  }

  /** Puts text in place of all that a field holds, in one edit, as a paste does. */
  protected async replaceIn(locator: string, text: string): Promise<void> {
    const field = await this.see(locator)
    const place = { [ELEMENT]: field }
    if (!(await this.host.browser.execute(replaceText, place, text)))
      throw new Error(`${locator} takes no text`)
  }

  /** Takes the picture of a slot: the file chooser of the phone gives this file. */
  protected async takePicture(slot: string, file: string): Promise<void> {
    const place = region(slot)
    await this.see(place)
    if (this.host.engine === 'chromium') {
      await this.host.control.answerChoosers(file)
      return this.tap(`${place}//button[.="拍照" or .="重拍"]`)
    }
    // A driven WebKit asks its driver alone, which gives the file to the input itself: it is hidden
    // behind its button, so that no words find it.
    const input = this.host.browser.$(`//input[@data-picture="${slot} camera"]`)
    return this.host.browser.elementSendKeys(await input.elementId, file)
  }

  async #wait(
    locator: string,
    wish: Condition,
    within: number,
    complaint: string,
  ): Promise<string> {
    const end = Date.now() + within
    let trouble = ''
    do {
      try {
        const left = Math.min(WATCH_MS, Math.max(0, end - Date.now()))
        const answer = await this.host.browser.execute<unknown, [string, Condition, number]>(
          watch,
          locator,
          wish,
          left,
        )
        const found = v.parse(reference, answer)
        if (found) return found[ELEMENT]
      } catch (error) {
        // The page was replaced meanwhile: the next one may have the element.
        trouble = `: ${String(error)}`
        await pause(AGAIN_MS)
      }
    } while (Date.now() < end)
    throw new Error(
      `${this.constructor.name}: ${complaint} ${locator} within ${within} ms${trouble}`,
    )
  }
}

/** The first figure in a text, without its thousands separators: `1,234.50 元` gives `1234.50`. */
export function figureIn(text: string): string {
  const figure = /-?\d[\d,]*(?:\.\d+)?/.exec(text)
  if (figure === null) throw new Error(`there is no figure in "${text}"`)
  return figure[0].replaceAll(',', '')
}
