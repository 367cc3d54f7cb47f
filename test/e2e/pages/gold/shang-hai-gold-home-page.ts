import { listRow, region, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'

/** The price of gold, and the funds on it. */
export class ShangHaiGoldHomePage extends Page {
  protected readonly landmark = region('上海金基准价（元/克）')

  /** Returns what is said of the price: its sessions with their days. */
  price(): Promise<string> {
    return this.read(this.landmark)
  }

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  async openFund<P extends Page>(name: string, page: P): Promise<P> {
    await this.tap(listRow('跟踪上海金的基金', name))
    return page.shown()
  }
}
