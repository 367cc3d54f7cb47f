import { CmbGuidePage } from './cmb-guide-page.ts'
import { button, checkLine, field, words } from './locators.ts'
import { Page, type Composition } from './page.ts'
import { PasswordSheet } from './password-sheet.ts'

const CODE = field('短信验证码')
const DOCUMENT = '//*[@role="dialog"]//article'

/** The number of another card, and the code of its bank. */
export class AddBankPage extends Page {
  protected readonly landmark = field('银行卡号')

  async enterNumbers(cardNo: string, mobileNo: string): Promise<this> {
    await this.type(field('银行卡号'), cardNo)
    await this.type(field('银行预留手机号'), mobileNo)
    return this
  }

  /** Reads the agreements to their ends and agrees: one of another card, two of the first. */
  async agree(): Promise<this> {
    await this.tap(checkLine('我已阅读并同意以下文件'))
    await this.readOn('已阅读并同意')
    await this.gone(DOCUMENT)
    return this
  }

  protected async readOn(act: string): Promise<void> {
    await this.see(DOCUMENT)
    await this.host.browser.execute(() =>
      document.querySelector('[role="dialog"] article')?.lastElementChild?.scrollIntoView(),
    )
    await this.tap(button(act))
  }

  /** Composes into one of the fields. */
  async compose(
    label: '银行卡号' | '银行预留手机号' | '短信验证码',
    composition: Composition,
  ): Promise<this> {
    await this.composeIn(field(label), composition)
    return this
  }

  /** Returns what a field shows. */
  shownIn(label: string): Promise<string> {
    return this.fieldValue(field(label))
  }

  /** Adds the card with the code that was entered. */
  async confirm(): Promise<void> {
    await this.tap(button('确认添加'))
    await this.see(words('添加成功'))
  }

  /** Requests the bank's code; the password is requested first. */
  async askCode(): Promise<PasswordSheet> {
    await this.tap(button('获取短信验证码'))
    return new PasswordSheet(this.host).shown()
  }

  /** Goes to the guide of the bank that signs on a page of its own. */
  async openGuide(): Promise<CmbGuidePage> {
    await this.tap(button('支持的银行'))
    await this.tap(words('去签约'))
    return new CmbGuidePage(this.host).shown()
  }

  /** Leaves for that bank's page by the guide; who runs it is said before. */
  async leaveForBank(bankName: string): Promise<void> {
    const guide = await (await this.openGuide()).agree()
    await guide.leave(bankName)
  }

  /** Leaves once more for the bank's page, from where a trip is shown. */
  async leaveAgain(bankName: string): Promise<void> {
    await this.tap(button('继续办理'))
    await this.goOnTo(bankName)
  }

  private async goOnTo(bankName: string): Promise<void> {
    await this.see(words(`即将前往${bankName}的页面`))
    await this.tap(button('继续前往'))
  }

  /** Confirms a signed card by its numbers and the bank's code. */
  async confirmSignedWith(cardNo: string, mobileNo: string, code: string): Promise<void> {
    await this.enterNumbers(cardNo, mobileNo)
    await this.type(CODE, code)
    await this.tap(button('核对并添加银行卡'))
    await this.see(words('添加成功'))
  }

  /** Resolves when these words are on the screen. */
  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  /** Returns whether this text is anywhere on the screen. */
  async mentions(text: string): Promise<boolean> {
    return (await this.host.browser.execute(() => document.body.innerText)).includes(text)
  }

  /** Returns whether the bank's code is requested by now. */
  asksCode(): Promise<boolean> {
    return this.has(CODE)
  }

  /** Resolves when the bank's code was sent. */
  async codeSent(): Promise<this> {
    await this.see(CODE)
    return this
  }

  /** Enters the bank's code on the page that follows its own, with the numbers entered before. */
  async confirmSigned(code: string): Promise<void> {
    await this.type(CODE, code)
    await this.tap(button('核对并添加银行卡'))
    await this.see(words('添加成功'))
  }

  async enterCode(code: string): Promise<void> {
    await this.type(CODE, code)
    await this.tap(button('确认添加'))
    await this.see(words('添加成功'))
  }
}
