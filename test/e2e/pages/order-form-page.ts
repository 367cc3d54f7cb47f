import {
  button,
  buttonStarting,
  checkLine,
  dialog,
  field,
  region,
  listRow,
  words,
} from './locators.ts'
import { SecurityPage } from './account/security-pages.ts'
import { Page, type Composition } from './page.ts'
import { PasswordSheet } from './password-sheet.ts'
import { QuestionDialog } from './question-dialog.ts'

/** Contract, prospectus, statement of risks. */
const DOCUMENTS = 3
const DOCUMENT = '//*[@role="dialog"]//article'
const DATES = region('交易时间')

/**
 * A page that shows what every order's form has: an amount, dates, consent, and the button that
 * opens the password sheet.
 */
export abstract class OrderFormPage extends Page {
  /** The label of the amount or shares. */
  protected abstract readonly amountLabel: string
  /** The start of the button's text. */
  protected abstract readonly verb: string

  protected override get landmark(): string {
    return field(this.amountLabel)
  }

  /** Resolves once the notice above the button is there. */
  async saysFrozen(): Promise<void> {
    await this.see(words('账户已冻结，不能下单'))
  }

  /** Leads to where a frozen account is unfrozen, by the notice above the button. */
  async unfreeze(): Promise<SecurityPage> {
    await this.saysFrozen()
    await this.tap(button('解除冻结'))
    return new SecurityPage(this.host).shown()
  }

  /** The amount in the field, without its separators. */
  async amount(): Promise<string> {
    return (await this.fieldValue(field(this.amountLabel))).replaceAll(',', '')
  }

  /** Types an amount in place of the current one. */
  async enterAmount(figure: string): Promise<this> {
    if ((await this.amount()) !== '') await this.tap(button(`清除${this.amountLabel}`))
    await this.type(field(this.amountLabel), figure)
    return this
  }

  /** Marks the whole amount and puts a text in its place. */
  async replaceAmount(text: string): Promise<this> {
    await this.replaceIn(field(this.amountLabel), text)
    return this
  }

  /** Composes an amount in place of the current one. */
  async composeAmount(composition: Composition): Promise<this> {
    if ((await this.amount()) !== '') await this.tap(button(`清除${this.amountLabel}`))
    await this.composeIn(field(this.amountLabel), composition)
    return this
  }

  /** The amount as the field shows it. */
  shownAmount(): Promise<string> {
    return this.fieldValue(field(this.amountLabel))
  }

  /** The steps of the order with their expected days, and the notice above them. */
  async dates(): Promise<{ notice: string; steps: string[] }> {
    await this.see(`${DATES}//li[2]`)
    const [notice = ''] = await this.readAll(`${DATES}//*[@role="note"]`)
    return { notice, steps: await this.readAll(`${DATES}//li`) }
  }

  /** Resolves when the screen shows by itself that the cut-off has passed. */
  async saysPast(within: number): Promise<this> {
    await this.see(`${DATES}//*[@role="note"][contains(., "已过 15:00")]`, within)
    return this
  }

  /** Taps the button while something is missing; resolves with the message. */
  async confirmTooEarly(): Promise<string> {
    const act = await this.see(`${buttonStarting(this.verb)}[@aria-disabled="true"]`)
    await this.host.browser.elementClick(act)
    return this.read('//*[@role="status"][contains(., "请")]')
  }

  /** Returns whether the list of documents is entirely in view, above the bar with the button. */
  documentsInView(): Promise<boolean> {
    return this.host.browser.execute(() => {
      const place = document.querySelector('[aria-label="协议"]')?.getBoundingClientRect()
      const bar = Number.parseFloat(document.documentElement.style.scrollPaddingBottom) || 0
      return place !== undefined && place.top >= 0 && place.bottom <= window.innerHeight - bar
    })
  }

  /**
   * Ticks the box, which opens the documents one after the other; reading the last one gives the
   * consent.
   */
  async agree(): Promise<this> {
    await this.tap(checkLine('我已阅读并同意'))
    for (let document = 1; document < DOCUMENTS; document += 1) {
      await this.readOn('已阅读，下一份')
    }
    await this.readOn('已阅读并同意')
    await this.gone(DOCUMENT)
    return this
  }

  /** Ticks the box again where one document has changed, and reads that one. */
  async agreeAgain(): Promise<this> {
    await this.tap(checkLine('我已阅读并同意'))
    await this.readOn('已阅读并同意')
    await this.gone(DOCUMENT)
    return this
  }

  /** Taps the button, and confirms the dialog about a document that has changed. */
  async confirmChanged(title: string): Promise<this> {
    await this.tap(buttonStarting(this.verb))
    await this.see(dialog(title))
    await this.tap(dialog(title) + button('确认'))
    await this.gone(dialog(title))
    return this
  }

  /** Enters the password, and confirms the dialog with this refusal; the form is unchanged. */
  async refusedFor(sheet: PasswordSheet, password: string, message: string): Promise<this> {
    await sheet.press(password)
    await this.see(dialog('温馨提示') + words(message))
    await this.tap(dialog('温馨提示') + button('确认'))
    await this.gone(dialog('温馨提示'))
    return this
  }

  /** Returns whether the consent is given. */
  agreed(): Promise<boolean> {
    return this.checked(checkLine('我已阅读并同意'))
  }

  /** Scrolls to the end of the open document and taps its button. */
  private async readOn(act: string): Promise<void> {
    await this.see(DOCUMENT)
    await this.host.browser.execute(() =>
      document.querySelector('[role="dialog"] article')?.lastElementChild?.scrollIntoView(),
    )
    await this.tap(button(act))
  }

  /** The button's text: `确认买入 1,000.00 元`. */
  act(): Promise<string> {
    return this.read(buttonStarting(this.verb))
  }

  async confirm(): Promise<PasswordSheet> {
    await this.tap(buttonStarting(this.verb))
    return new PasswordSheet(this.host).shown()
  }

  /** Taps the button twice in a row. */
  async confirmTwice(): Promise<PasswordSheet> {
    await this.tapTwice(buttonStarting(this.verb))
    return new PasswordSheet(this.host).shown()
  }

  /** Taps the button where a question comes before the password. */
  async confirmQuestioned(): Promise<QuestionDialog> {
    await this.tap(buttonStarting(this.verb))
    return new QuestionDialog(this.host).shown()
  }

  /** The row that opens a choice of cards, in the screen's words. */
  protected cardIn(title: string): Promise<string> {
    return this.read(region(title))
  }

  protected async chooseIn(title: string, sheet: string, tail: string): Promise<void> {
    await this.tap(`${region(title)}//button`)
    await this.tap(dialog(sheet) + listRow('银行卡', tail))
    await this.gone(dialog(sheet))
  }
}
