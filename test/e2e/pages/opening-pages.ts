import { AddBankPage } from './add-bank-page.ts'
import { SetBankPage } from './binding-pages.ts'
import { button, checkLine, field, heading, words } from './locators.ts'
import { Page } from './page.ts'

const DOCUMENT = '//*[@role="dialog"]//article'
const CODE = field('短信验证码')
const KEYPAD = '//*[@role="group"][@aria-label="安全键盘"]'

/** The first card of a person, which opens the account. */
export class AuthBankPage extends AddBankPage {
  /** Reads both agreements to their ends and agrees. */
  override async agree(): Promise<this> {
    await this.tap(checkLine('我已阅读并同意以下文件'))
    await this.readOn('已阅读，下一份')
    await this.readOn('已阅读并同意')
    await this.gone(DOCUMENT)
    return this
  }

  async requestCode(): Promise<this> {
    await this.tap(button('获取短信验证码'))
    return this.codeSent()
  }

  /** Submits the code; the account is open. */
  async open(code: string): Promise<BindPasswordPage> {
    await this.type(CODE, code)
    await this.tap(button('确认开户'))
    return new BindPasswordPage(this.host).shown()
  }

  /** Goes on with what the bank has agreed to. */
  async goOnSigned(): Promise<void> {
    await this.tap(button('继续认证'))
    await this.see(words('签约信息'))
  }

  /** Confirms a signed card by its numbers and the bank's code; the account is open. */
  async openSignedWith(cardNo: string, mobileNo: string, code: string): Promise<BindPasswordPage> {
    await this.enterNumbers(cardNo, mobileNo)
    await this.type(CODE, code)
    await this.tap(button('核对并完成认证'))
    return new BindPasswordPage(this.host).shown()
  }
}

/** An account without a password, opened again: first a card proves who sets it. */
export class UnprovedPasswordView extends Page {
  protected readonly landmark = words('账户已开立，还需设置交易密码')

  async prove(): Promise<SetBankPage> {
    await this.tap(button('去验证'))
    return new SetBankPage(this.host).shown()
  }
}

/** The account is open. */
export class AuthenticSuccessPage extends Page {
  protected readonly landmark = heading('开户成功')

  /** Goes on where the way began; the card with this tail opened the account. */
  async goOn(tail: string): Promise<void> {
    await this.see(words(`（尾号 ${tail}）`))
    await this.tap(button('继续'))
    await this.gone(this.landmark)
  }
}

/** The first trading password of an account. */
export class BindPasswordPage extends Page {
  protected readonly landmark = words('请输入新的交易密码')

  /** Types a password that is refused; resolves with why. */
  async refused(password: string): Promise<string> {
    await this.press(password)
    return this.read('//*[@role="alert"][normalize-space(.)!=""]')
  }

  /** Types a password twice; the opening is done. */
  async set(password: string): Promise<void> {
    await this.press(password)
    await this.see(words('请再次输入交易密码'))
    await this.press(password)
    await this.see(words('开户成功'))
  }

  private async press(digits: string): Promise<void> {
    await this.atRest()
    for (const digit of digits) await this.tap(KEYPAD + button(digit))
  }
}
