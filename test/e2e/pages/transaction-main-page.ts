import { dialog, listRow } from './locators.ts'
import { Page } from './page.ts'
import { TransactionDetailPage } from './transaction-detail-page.ts'

const LABEL = '交易记录'
/** As WebDriver names the key. */
const ENTER = '\uE007'
const LIST = `//*[@role="list"][@aria-label="${LABEL}"]`

/** The orders, all of them or one fund's. */
export class TransactionMainPage extends Page {
  protected readonly landmark = `${LIST}//a`

  /**
   * The texts of the rows in the page, once those on the screen do not change: after a filter they
   * are rendered again.
   */
  async rows(): Promise<string[]> {
    await this.view()
    return this.readAll(`${LIST}//a`)
  }

  /** Scrolls so far down: further pages come by themselves. */
  async scrollDown(place: number): Promise<this> {
    await this.host.browser.waitUntil(
      async () => {
        await this.host.browser.execute((top) => window.scrollTo(0, top), place)
        return (await this.place()) === place
      },
      { timeout: 10_000, interval: 100, timeoutMsg: `the list does not reach down to ${place}` },
    )
    return this.atRest()
  }

  /** The scroll position, px. */
  place(): Promise<number> {
    return this.host.browser.execute(() => Math.round(window.scrollY))
  }

  /**
   * The texts of the rows on the screen, each with its top in px; once they fill the screen and do
   * not change. After a jump a busy machine shows the previous rows for some frames, and nothing
   * below them.
   */
  async view(): Promise<string[]> {
    let before = ''
    let rows: string[] = []
    await this.host.browser.waitUntil(
      async () => {
        const seen = await this.host.browser.execute(rowsInView, LABEL)
        rows = seen.rows
        const still = rows.join() === before && rows.every((row) => !row.endsWith(': '))
        before = rows.join()
        return still && seen.filled
      },
      { interval: 50, timeoutMsg: `the list does not come to rest: ${before}` },
    )
    return rows
  }

  async filter(name: string, option: string): Promise<this> {
    await this.tap(`//button[starts-with(@aria-label, "${name}：")]`)
    await this.tap(dialog(name) + listRow(name, option))
    await this.gone(dialog(name))
    return this.shown()
  }

  /** The text of the filters, with the number of matching orders. */
  async filters(): Promise<string> {
    return this.read('//*[@role="group"][@aria-label="筛选"]')
  }

  /** Opens the newest order with the keyboard alone. */
  async openByKey(): Promise<TransactionDetailPage> {
    await this.host.browser.elementSendKeys(await this.see(`${LIST}//a`), ENTER)
    return new TransactionDetailPage(this.host).shown()
  }

  /** Opens the order in the middle of the screen, without scrolling. */
  async openInView(): Promise<TransactionDetailPage> {
    await this.host.browser.waitUntil(
      () =>
        this.host.browser.execute(() => {
          // Rows ignore taps while the list is still scrolling.
          const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
          const row = middle?.closest('a')
          row?.click()
          return row !== null && row !== undefined
        }),
      { interval: 50, timeoutMsg: 'there is no order in the middle of the screen' },
    )
    return new TransactionDetailPage(this.host).shown()
  }
}

/**
 * Runs in the page. The rows of a list on the screen as `top: text`, and whether they fill the
 * screen or end the list.
 */
function rowsInView(label: string): { rows: string[]; filled: boolean } {
  const list = document.querySelector(`[role="list"][aria-label="${label}"]`)
  const shown = [...(list?.querySelectorAll('a') ?? [])]
    .map((it) => ({ text: it.innerText.trim(), rect: it.getBoundingClientRect() }))
    .filter(({ rect }) => rect.height > 0 && rect.bottom > 0 && rect.top < window.innerHeight)
  const foot = Math.min(window.innerHeight, list?.getBoundingClientRect().bottom ?? Infinity)
  return {
    rows: shown.map(({ text, rect }) => `${Math.round(rect.top)}: ${text}`),
    filled: shown.some(({ rect }) => rect.bottom >= foot - 1),
  }
}
