import { button, words } from './locators.ts'
import { Page } from './page.ts'

/** A page that operators have composed. */
export class PageBuilderPage extends Page {
  protected readonly landmark = '//*[@data-block]'

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  async press(name: string): Promise<this> {
    await this.tap(button(name))
    return this
  }

  /** Elements of its blocks that run something or lead elsewhere, and what did run. */
  foreign(): Promise<string[]> {
    return this.host.browser.execute(() => {
      const ran = Reflect.get(window, 'attacked') === undefined ? [] : ['ran']
      const all = document.querySelectorAll(
        '[data-block] :is(script, iframe, object, embed, [onerror], [src*="elsewhere"], [href*="elsewhere"])',
      )
      const asked = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('elsewhere.example'))
      return [...ran, ...Array.from(all, ({ outerHTML }) => outerHTML), ...asked]
    })
  }

  /** Returns whether the device keeps these words. */
  kept(text: string): Promise<boolean> {
    return this.host.browser.execute(
      (it) => Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes(it)),
      text,
    )
  }

  /** Returns how far below the window's top a block is with the page scrolled to its end, in px. */
  topAtEnd(type: string): Promise<number | undefined> {
    return this.host.browser.execute((it) => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return document.querySelector(`[data-block='${it}']`)?.getBoundingClientRect().top
    }, type)
  }

  /** The texts of its blocks, in order, once none waits for those above it. */
  async blocks(): Promise<string[]> {
    await this.gone('//*[@data-later]')
    return this.readAll('//*[@data-block]')
  }
}
