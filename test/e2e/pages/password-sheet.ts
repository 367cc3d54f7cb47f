import { DealResultPage } from './deal-result-page.ts'
import { button, dialog } from './locators.ts'
import { Page } from './page.ts'

const SHEET = dialog('请输入交易密码')
const KEYPAD = '//*[@role="group"][@aria-label="安全键盘"]'

export class PasswordSheet extends Page {
  protected readonly landmark = SHEET

  /** What is being paid for, in the sheet's words. */
  text(): Promise<string> {
    return this.read(SHEET)
  }

  /** Enters the six digits; the last one places the order. */
  async enter(password: string): Promise<DealResultPage> {
    await this.atRest()
    for (const digit of password) await this.tap(SHEET + KEYPAD + button(digit))
    return new DealResultPage(this.host).shown()
  }
}
