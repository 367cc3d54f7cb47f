import type { DealResultPage } from './deal-result-page.ts'
import { button, dialog, words } from './locators.ts'
import { Page } from './page.ts'

const SHEET = dialog('请输入交易密码')
const KEYPAD = '//*[@role="group"][@aria-label="安全键盘"]'

export class PasswordSheet extends Page {
  protected readonly landmark = SHEET

  /** The sheet's text, with what is being paid for. */
  text(): Promise<string> {
    return this.read(SHEET)
  }

  /** Enters the six digits; the last one places the order. */
  async enter(password: string): Promise<DealResultPage> {
    await this.press(password)
    return this.result()
  }

  /** Enters them and taps the last one twice. */
  async enterHastily(password: string): Promise<DealResultPage> {
    await this.press(password.slice(0, -1))
    await this.tapTwice(SHEET + KEYPAD + button(password.slice(-1)))
    return this.result()
  }

  /** Enters a wrong password; resolves with the sheet's message. */
  async refused(password: string): Promise<string> {
    await this.press(password)
    return this.read(`${SHEET}//*[@role="alert"][normalize-space(.)!=""]`)
  }

  /** Leaves to set a new password. */
  async forgot(): Promise<void> {
    await this.atRest()
    await this.tap(SHEET + button('忘记密码'))
    await this.gone(SHEET)
  }

  /** Closes the sheet without a password; the page under it shows a message and is unchanged. */
  async cancelled<P extends Page>(before: P): Promise<P> {
    await this.atRest()
    await this.tap(SHEET + button('关闭'))
    await this.see(words('没有验证，操作未进行'))
    await this.gone(SHEET)
    return before.shown()
  }

  /** Imported when it is needed: the result leads to forms, and every form to this sheet. */
  private async result(): Promise<DealResultPage> {
    const pages = await import('./deal-result-page.ts')
    return new pages.DealResultPage(this.host).shown()
  }

  /** Taps digits; the caller waits for the outcome of the sixth. */
  async press(digits: string): Promise<void> {
    await this.atRest()
    for (const digit of digits) await this.tap(SHEET + KEYPAD + button(digit))
  }
}
