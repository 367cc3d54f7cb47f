import { button, dialog, words } from './locators.ts'
import { Page, type PageClass } from './page.ts'

const SHEET = dialog('请输入交易密码')
const KEYPAD = '//*[@role="group"][@aria-label="安全键盘"]'

export class PasswordSheet extends Page {
  protected readonly landmark = SHEET

  /** The sheet's text, with what is being paid for. */
  text(): Promise<string> {
    return this.read(SHEET)
  }

  /** Enters the six digits; the last one places the order, and the result comes. */
  async enter<P extends Page>(password: string, Result: PageClass<P>): Promise<P> {
    await this.press(password)
    return new Result(this.host).shown()
  }

  /** Enters them and taps the last one twice. */
  async enterHastily<P extends Page>(password: string, Result: PageClass<P>): Promise<P> {
    await this.press(password.slice(0, -1))
    await this.tapTwice(SHEET + KEYPAD + button(password.slice(-1)))
    return new Result(this.host).shown()
  }

  /** Enters a wrong password; resolves with the sheet's message. */
  async refused(password: string): Promise<string> {
    await this.press(password)
    return this.read(`${SHEET}//*[@role="alert"][normalize-space(.)!=""]`)
  }

  /** Resolves when it is closed. */
  async closed(): Promise<void> {
    await this.gone(SHEET)
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

  /** Taps digits; the caller waits for the outcome of the sixth. */
  async press(digits: string): Promise<void> {
    await this.atRest()
    for (const digit of digits) await this.tap(SHEET + KEYPAD + button(digit))
  }
}
