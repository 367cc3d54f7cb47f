import { button, checkLine, dialog, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'
import { QuestionDialog } from '#test/e2e/pages/question-dialog.ts'

const PICTURE = dialog('年度账单图片')
const slide = (name: string): string => `//ol/li[contains(@aria-label, "，${name}")]`

/** The bill of a year, page by page. */
export class BillHomePage extends Page {
  protected readonly landmark = '//nav[@aria-label="翻页"]'

  /** Returns whether the pages are turned; under reduced motion they are a list. */
  #isTurned(): Promise<boolean> {
    return this.has(`${this.landmark}//button[contains(., " / ")]`)
  }

  /** Waits until a page is in view: `3 / 10`. In a list every page is. */
  async place(expected: string): Promise<this> {
    if (await this.#isTurned())
      await this.see(`${this.landmark}//button[contains(., "${expected} 目录")]`)
    return this.atRest()
  }

  async next(): Promise<this> {
    if (await this.#isTurned()) await this.tap(button('下一页'))
    return this.atRest()
  }

  /** Jumps to a page by the list of pages. */
  async jump(name: string): Promise<this> {
    await this.tap(`${this.landmark}//button[contains(., "目录")]`)
    await this.tap(`${dialog('目录')}//button[contains(., "${name}")]`)
    return this.atRest()
  }

  /** Returns what a page says, in one line. */
  async page(name: string): Promise<string> {
    return (await this.read(slide(name))).replaceAll(/\s+/g, ' ')
  }

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  /** Claims the coins of the award by a double tap; resolves once it is announced. */
  async claimAward(coins: number): Promise<this> {
    await this.tapTwice(button(`领取 ${coins} 金币`))
    await this.see(words('已领取，金币已入账'))
    return this
  }

  async openPicture(): Promise<this> {
    await this.tap(button('图片'))
    await this.see(`${PICTURE}//img`)
    return this
  }

  /** Returns what the picture shows, in the words of its description. */
  async picture(): Promise<string> {
    const shown = await this.see(`${PICTURE}//img`)
    return String(await this.host.browser.getElementProperty(shown, 'alt'))
  }

  async showAmounts(): Promise<this> {
    await this.tap(PICTURE + checkLine('显示金额'))
    return new QuestionDialog(this.host).leave('显示', this)
  }

  async share(): Promise<this> {
    await this.tap(PICTURE + button('保存或分享'))
    return this
  }
}
