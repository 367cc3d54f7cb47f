import { Page } from '#test/e2e/pages/page.ts'

const BAR = '//nav[@aria-label="主导航"]'
const tab = (name: string) => `${BAR}//a[span[normalize-space(.)="${name}"]]`

/** The tabs at the foot of the five roots. */
export class TabsView extends Page {
  protected readonly landmark = BAR

  /** Presses a tab; resolves when its root is in view and at rest. */
  async press(name: string): Promise<this> {
    await this.tap(tab(name))
    await this.see(`${tab(name)}[@aria-current="page"]`)
    return this.atRest()
  }

  /** Resolves when this tab is the one in view. */
  async at(name: string): Promise<this> {
    await this.see(`${tab(name)}[@aria-current="page"]`)
    return this.atRest()
  }

  /** Resolves when the page shows no tabs. */
  async none(): Promise<void> {
    await this.gone(BAR)
  }

  /** The word of the tab in view; null where the page shows no tabs. */
  current(): Promise<string | null> {
    return this.host.browser.execute(
      () => document.querySelector('nav[aria-label="主导航"] [aria-current]')?.textContent ?? null,
    )
  }

  /** Scrolls the page as a finger does. */
  async scrollTo(offset: number): Promise<void> {
    await this.host.browser.waitUntil(
      () =>
        this.host.browser.execute((wanted) => {
          window.scrollTo(0, wanted)
          return window.scrollY === wanted
        }, offset),
      { timeout: 20_000, interval: 50, timeoutMsg: `the page is not ${offset} px long` },
    )
  }

  /** Returns how far the page is scrolled, in px. */
  offset(): Promise<number> {
    return this.host.browser.execute(() => Math.round(window.scrollY))
  }
}
