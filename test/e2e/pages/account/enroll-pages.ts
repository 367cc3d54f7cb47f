import { button, checkLine, field, region, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'

/** Registering with a mobile number. */
export class CellphoneEnrollPage extends Page {
  protected readonly landmark = region('用手机号注册')

  /** Enters the number, agrees and asks for the code; resolves once it was sent. */
  async askCode(mobile: string): Promise<this> {
    await this.type(field('手机号'), mobile)
    await this.tap(checkLine('我已阅读并同意以下协议'))
    await this.tap(button('获取短信验证码'))
    await this.see(words('已发送至'))
    return this
  }

  /** Enters the code and registers. */
  async register(code: string): Promise<void> {
    await this.type(field('短信验证码'), code)
    await this.tap(button('注册'))
  }
}
