import { button, field, words } from './locators.ts'
import { Page } from './page.ts'
import { PasswordSheet } from './password-sheet.ts'

const CODE = field('短信验证码')

/** The number of another card, and the code of its bank. */
export class AddBankPage extends Page {
  protected readonly landmark = field('银行卡号')

  async enterNumbers(cardNo: string, mobileNo: string): Promise<this> {
    await this.type(field('银行卡号'), cardNo)
    await this.type(field('银行预留手机号'), mobileNo)
    return this
  }

  /** Asks for the bank's code; the password is asked for first. */
  async askCode(): Promise<PasswordSheet> {
    await this.tap(button('获取短信验证码'))
    return new PasswordSheet(this.host).shown()
  }

  /** Whether the bank's code is asked for by now. */
  asksCode(): Promise<boolean> {
    return this.has(CODE)
  }

  /** Resolves when the bank's code was sent. */
  async codeSent(): Promise<this> {
    await this.see(CODE)
    return this
  }

  async enterCode(code: string): Promise<void> {
    await this.type(CODE, code)
    await this.tap(button('确认添加'))
    await this.see(words('添加成功'))
  }
}
