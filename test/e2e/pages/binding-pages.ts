import { button, field, heading, region, status, words } from './locators.ts'
import { Page, type PageClass } from './page.ts'
import { PasswordSheet } from './password-sheet.ts'

const CODE = field('短信验证码')
const KEYPAD = '//*[@role="group"][@aria-label="安全键盘"]'

interface CardNumbers {
  readonly certNo: string
  readonly cardNo: string
  readonly mobileNo: string
}

/** The numbers and the code that prove who is there. */
abstract class CardProof extends Page {
  /** Enters the numbers and asks for the code; resolves when it was sent. */
  async askCode({ certNo, cardNo, mobileNo }: CardNumbers): Promise<this> {
    await this.type(field('身份证号'), certNo)
    await this.type(field('银行卡号'), cardNo)
    await this.type(field('银行预留手机号'), mobileNo)
    await this.tap(button('获取验证码'))
    await this.see(words('已发送至'))
    return this
  }

  /** Returns whether the wait until another code is running. */
  waits(): Promise<boolean> {
    return this.has('//button[contains(., "秒后重发")]')
  }
}

/** Proving by a card who is there, to set a trading password. */
export class SetBankPage extends CardProof {
  protected readonly landmark = button('验证并设置密码')

  async enterCode(code: string): Promise<SetPasswordPage> {
    await this.type(CODE, code)
    await this.tap(button('验证并设置密码'))
    return new SetPasswordPage(this.host).shown()
  }
}

/** Typing the trading password that is set, before another. */
export class OldPasswordView extends Page {
  protected readonly landmark = heading('请输入原交易密码')

  /** Types a wrong one; resolves with the reason. */
  async refused(password: string): Promise<string> {
    await this.#press(password)
    return this.read('//*[@role="alert"][normalize-space(.)!=""]')
  }

  async enter(password: string): Promise<SetPasswordPage> {
    await this.#press(password)
    return new SetPasswordPage(this.host).shown()
  }

  async #press(digits: string): Promise<void> {
    await this.atRest()
    for (const digit of digits) await this.tap(KEYPAD + button(digit))
  }
}

/** Typing a new trading password twice. */
export class SetPasswordPage extends Page {
  protected readonly landmark = heading('请输入新的交易密码')

  /** Types one that is refused; resolves with the reason. */
  async refused(password: string): Promise<string> {
    await this.#press(password)
    return this.read('//*[@role="alert"][normalize-space(.)!=""]')
  }

  /** Types it; the repetition is requested. */
  async typeFirst(password: string): Promise<this> {
    await this.#press(password)
    await this.see(heading('请再次输入交易密码'))
    return this
  }

  /** Repeats it with another; the first is requested again, with the reason. */
  async mismatch(password: string): Promise<string> {
    await this.#press(password)
    await this.shown()
    return this.read('//*[@role="alert"][normalize-space(.)!=""]')
  }

  /** Repeats it; it is set. */
  async repeat(password: string): Promise<SetPasswordSuccessPage> {
    await this.#press(password)
    return new SetPasswordSuccessPage(this.host).shown()
  }

  async #press(digits: string): Promise<void> {
    await this.atRest()
    for (const digit of digits) await this.tap(KEYPAD + button(digit))
  }
}

/** The result: a password is set. */
export class SetPasswordSuccessPage extends Page {
  /** Set, changed or reset. */
  protected readonly landmark =
    '//*[self::h1 or self::h2][starts-with(normalize-space(.), "交易密码已")]'

  async goOn<P extends Page>(Before: PageClass<P>): Promise<P> {
    await this.tap(button('继续办理'))
    return new Before(this.host).shown()
  }
}

/** Proving who changes the mobile number: by the old one, or by a card. */
export class BindPhonePage extends CardProof {
  protected readonly landmark = words('原手机号')

  /** Asks for a code to the old number; resolves when it was sent. */
  async askOldNumber(): Promise<this> {
    await this.tap(button('获取验证码'))
    await this.see(words('已发送至'))
    return this
  }

  async chooseCard(): Promise<this> {
    await this.tap('//label[.//input[@type="radio"]][contains(., "不能接收短信")]')
    await this.see(field('身份证号'))
    return this
  }

  /** Neither number receives anything: people decide. */
  async chooseRequest(): Promise<NumberRequest> {
    await this.tap('//label[.//input[@type="radio"]][contains(., "银行预留手机号也不能接收")]')
    return new NumberRequest(this.host).shown()
  }

  async enterCode(code: string): Promise<NewNumber> {
    await this.type(CODE, code)
    await this.tap(button('下一步'))
    return new NewNumber(this.host).shown()
  }
}

/** The request for a new number, with a picture of the person holding the document. */
export class NumberRequest extends Page {
  protected readonly landmark = heading('手持身份证的照片')

  async photograph(file: string): Promise<this> {
    await this.takePicture('手持身份证', file)
    await this.see(region('手持身份证') + words('已上传'))
    return this
  }

  async submit(number: string): Promise<BindingSuccessPage> {
    await this.type(field('新手机号'), number)
    await this.tap(button('提交申请'))
    return new BindingSuccessPage(this.host).shown()
  }
}

/** A page that shows how far the request is. */
export class BindingSuccessPage extends Page {
  protected readonly landmark = `${status()}//h2`

  /** Resolves once the result has this title. */
  async titled(title: string): Promise<this> {
    await this.see(status() + heading(title))
    return this
  }

  async again(): Promise<BindPhonePage> {
    await this.tap(button('重新提交'))
    return new BindPhonePage(this.host).shown()
  }
}

/** The new mobile number. */
export class NewNumber extends Page {
  protected readonly landmark = field('新手机号')

  async enterNumber(number: string): Promise<this> {
    await this.type(field('新手机号'), number)
    return this
  }

  /** Asks for a code to it where another waits; resolves when it was sent. */
  async askCode(): Promise<this> {
    await this.tap(button('获取验证码'))
    await this.see(words('已发送至'))
    return this
  }

  /** Asks for a code to a number that cannot be taken; resolves when the page says why. */
  async refusedNumber(why: string): Promise<this> {
    await this.tap(button('获取验证码'))
    await this.see(words(why))
    return this
  }

  /** Lets the telephone's clock pass the wait between two messages. */
  async waitPasses(): Promise<this> {
    await this.host.browser.execute(() => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + 120_000
      // As after a phone has slept: the page looks at the clock again.
      document.dispatchEvent(new Event('visibilitychange'))
    })
    return this
  }

  /** Enters the code; the trading password is requested. */
  async enterCode(code: string): Promise<PasswordSheet> {
    await this.type(CODE, code)
    await this.tap(button('更换手机号'))
    return new PasswordSheet(this.host).shown()
  }

  /** Resolves when these words are on the screen. */
  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }
}
