import { button, dialog, field, words } from './locators.ts'
import { Page } from './page.ts'

const SHEET = dialog('短信验证')

/** The sheet for proving the identity without a trading password. */
export class CodeSheet extends Page {
  protected readonly landmark = SHEET

  /** Asks for the code; resolves when it was sent. */
  async ask(): Promise<this> {
    await this.tap(SHEET + button('获取验证码'))
    await this.see(`${SHEET}//dd[contains(., "****")]`)
    return this
  }

  /** Enters a wrong code; resolves with the sheet's message. */
  async refused(code: string): Promise<string> {
    await this.enter(code)
    return this.read(SHEET + words('验证码错误'))
  }

  async enter(code: string): Promise<void> {
    await this.type(SHEET + field('短信验证码'), code)
    await this.tap(SHEET + button('验证'))
  }
}
