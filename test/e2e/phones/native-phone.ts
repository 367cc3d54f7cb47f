import type { Browser } from 'webdriverio'
import { nativeCommand, type NativeStep } from '#test/e2e/phones/native-steps.ts'
import { enterOurPage, NATIVE, type OurPage } from '#test/e2e/phones/page-context.ts'

interface PhoneApp {
  readonly platform: 'android' | 'ios'
  /** Package or bundle id. */
  readonly app: string
  /** Returns how our page is recognized at this moment. */
  readonly ours: () => Promise<OurPage>
}

/** A phone around the app: what its user does outside the page. Each step ends in our page. */
export class NativePhone {
  readonly #browser: Browser
  readonly #app: PhoneApp

  constructor(browser: Browser, app: PhoneApp) {
    this.#browser = browser
    this.#app = app
  }

  /** The button of the system, or the swipe that is in its place. */
  back = () => this.#step({ does: 'back' })

  hideKeyboard = () => this.#step({ does: 'hideKeyboard' })

  /** Answers a dialog of the system that asks for a permission. */
  answerPermission = (allowed: boolean, button?: string) =>
    this.#step({ does: allowed ? 'allow' : 'refuse', ...(button === undefined ? {} : { button }) })

  /** Goes to the background for so many seconds, and returns. */
  leaveFor = (seconds: number) => this.#step({ does: 'leave', seconds })

  /** Goes to the background until `comeBack`. */
  leave = () => this.#outside([{ does: 'leave' }])

  comeBack = () => this.#step({ does: 'return' })

  setAirplaneMode = (on: boolean) => this.#step({ does: 'airplane', on })

  async turn(orientation: 'portrait' | 'landscape'): Promise<void> {
    await this.#browser.setOrientation(orientation === 'portrait' ? 'PORTRAIT' : 'LANDSCAPE')
    await this.returnToPage()
  }

  /** Ends the app as the system does, and opens it again. */
  async restart(): Promise<void> {
    await this.#outside([{ does: 'end' }, { does: 'return' }])
    await this.returnToPage()
  }

  /** Points the session at our page again, whatever web views are open. */
  async returnToPage(): Promise<void> {
    await enterOurPage(this.#browser, await this.#app.ours())
  }

  async #step(step: NativeStep): Promise<void> {
    try {
      await this.#outside([step])
    } finally {
      await this.returnToPage()
    }
  }

  /** In a web view some drivers hand every script to the page's own driver. */
  async #outside(steps: readonly NativeStep[]): Promise<void> {
    await this.#browser.switchAppiumContext(NATIVE)
    for (const step of steps) {
      const { extension, args } = nativeCommand(this.#app.platform, this.#app.app, step)
      await this.#browser.execute(`mobile: ${extension}`, args)
    }
  }
}
