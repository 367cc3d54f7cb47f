import {
  button,
  buttonStarting,
  checkLine,
  dialog,
  field,
  region,
  rowOf,
  valueOf,
} from './locators.ts'
import { figureIn, Page } from './page.ts'
import { PasswordSheet } from './password-sheet.ts'

const AMOUNT = field('买入金额')
const CARDS = '选择付款方式'
/** Contract, prospectus, statement of risks. */
const DOCUMENTS = 3
const DOCUMENT = '//*[@role="dialog"]//article'

export class PurchasePage extends Page {
  protected readonly landmark = AMOUNT

  async amount(): Promise<string> {
    return (await this.see(AMOUNT)).getValue()
  }

  /** Types an amount in place of what stands there. */
  async enterAmount(yuan: string): Promise<this> {
    if ((await this.amount()) !== '') await this.tap(button('清除买入金额'))
    const amount = await this.see(AMOUNT)
    await amount.setValue(yuan)
    return this
  }

  /** What the screen says that it will cost and bring: yuan and shares. */
  async estimate(): Promise<{ fee: string; shares: string }> {
    return {
      fee: figureIn(await this.read(valueOf('预估费用'))),
      shares: figureIn(await this.read(valueOf('预估份额'))),
    }
  }

  async chooseCard(tail: string): Promise<this> {
    await this.tap(`${region('付款方式')}//button`)
    await this.tap(dialog(CARDS) + rowOf('银行卡', tail))
    await this.gone(dialog(CARDS))
    return this
  }

  /** The card that pays, in the screen's words. */
  card(): Promise<string> {
    return this.read(`${region('付款方式')}//button`)
  }

  /** Ticks, which opens the documents one after the other; the last one read is the consent. */
  async agree(): Promise<this> {
    await this.tap(checkLine('我已阅读并同意'))
    for (let document = 1; document < DOCUMENTS; document += 1) {
      await this.readOn('已阅读，下一份')
    }
    await this.readOn('已阅读并同意')
    await this.gone(DOCUMENT)
    return this
  }

  /** Goes to the end of the document in view, where it can be put behind. */
  private async readOn(act: string): Promise<void> {
    await this.see(DOCUMENT)
    await this.host.browser.execute(() =>
      document.querySelector('[role="dialog"] article')?.lastElementChild?.scrollIntoView(),
    )
    await this.tap(button(act))
  }

  async confirm(): Promise<PasswordSheet> {
    await this.tap(buttonStarting('确认买入'))
    return new PasswordSheet(this.host).shown()
  }
}
