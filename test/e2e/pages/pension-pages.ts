import { formatAmount } from '#domain/money/format-figures.ts'
import { AddBankPage } from './add-bank-page.ts'
import { SingleHoldPage } from './asset-pages.ts'
import { FundDetailSinglePage } from './fund-detail-single-page.ts'
import { button, checkLine, field, listRow, region, termValue, words } from './locators.ts'
import { Page } from './page.ts'
import { PasswordSheet } from './password-sheet.ts'

const bank = (name: string) => `//label[.//input[@type="radio"]][contains(., "${name}")]`
const DOCUMENT = '//*[@role="dialog"]//article'

/** A page that shows what the screens of the pension account share. */
abstract class PensionPage extends Page {
  /** Resolves when these words are on the screen. */
  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  /** Reads the agreement to its end and agrees. */
  async agree(): Promise<this> {
    await this.tap(checkLine('我已阅读并同意'))
    await this.see(DOCUMENT)
    await this.host.browser.execute(() =>
      document.querySelector('[role="dialog"] article')?.lastElementChild?.scrollIntoView(),
    )
    await this.tap(button('已阅读并同意'))
    await this.gone(DOCUMENT)
    return this
  }
}

/** A form that leads to the page of a pension bank. */
abstract class BankVisitPage extends PensionPage {
  /** The act in the button: 开立. */
  protected abstract readonly act: string

  async choose(bankName: string): Promise<this> {
    await this.tap(bank(bankName))
    return this
  }

  /** Leaves for the bank's page; who runs it is said before. */
  async leaveFor(bankName: string): Promise<void> {
    await this.tap(button(`前往${bankName}${this.act}`))
    await this.see(words(`即将前往${bankName}的页面`))
    await this.tap(button('继续前往'))
  }
}

export class OpenAccountPage extends BankVisitPage {
  protected readonly landmark = words('开立前请了解')
  protected readonly act = '开立'

  /** Goes to the form that adds a card: without a bound card an ordinary one comes first. */
  async addCard(): Promise<AddBankPage> {
    await this.tap(button('先绑定一张银行卡'))
    return new AddBankPage(this.host).shown()
  }
}

export class GetAuthPage extends BankVisitPage {
  protected readonly landmark = words('授权后我们可以查询')
  protected readonly act = '授权'

  /** Takes the authorization back; the form to give it comes. */
  async withdraw(): Promise<this> {
    await this.tap(button('撤回授权'))
    await this.tap(`//*[@role="alertdialog"]${button('撤回授权')}`)
    return this.shown()
  }
}

/** The card number, mobile number and code of the pension account. */
export class BindCardPage extends PensionPage {
  protected readonly landmark = button('确认绑定')

  async enterNumbers(cardNo: string, mobileNo: string): Promise<this> {
    await this.type(field('银行卡号'), cardNo)
    await this.type(field('银行预留手机号'), mobileNo)
    return this
  }

  async askCode(): Promise<this> {
    await this.tap(button('获取验证码'))
    await this.see(words('已发送至'))
    return this
  }

  async confirm(code: string): Promise<void> {
    await this.type(field('短信验证码'), code)
    await this.tap(button('确认绑定'))
  }
}

/** /taxDelay/taxDelayHome: the steps to a pension fund, and the one that is next. */
export class TaxDelayHomePage extends PensionPage {
  protected readonly landmark = words('办理进度')

  async goOn<P extends Page>(act: string, next: P): Promise<P> {
    await this.tap(button(act))
    return next.shown()
  }
}

/** /taxDelay/bind: the fund account, by the agreements and the trading password. */
export class BindPage extends PensionPage {
  protected readonly landmark = words('开通前请了解')

  async askPassword(): Promise<PasswordSheet> {
    await this.tap(button('下一步，验证交易密码'))
    return new PasswordSheet(this.host).shown()
  }
}

/** /pensionAccount/home: the year's quota, and what is held. */
export class PensionAccountPage extends PensionPage {
  protected readonly landmark = words('年缴存额度')

  async payIn(): Promise<BankRedirectPage> {
    await this.tap(button('去缴存'))
    return new BankRedirectPage(this.host).shown()
  }

  async openHolding(fundName: string): Promise<SingleHoldPage> {
    await this.tap(listRow('持有的基金', fundName))
    return new SingleHoldPage(this.host).shown()
  }

  /** Resolves once the money that is in no fund is this. */
  async holdsCash(cash: string): Promise<void> {
    await this.see(`//*[normalize-space(.)="${formatAmount(cash)} 元"]`)
  }

  /** Resolves once this is left of the quota of a year. */
  async year(year: string, left: string): Promise<void> {
    await this.see(`${region(`${year} 年缴存额度`)}//*[contains(., "${formatAmount(left)} 元")]`)
  }

  async chooseFund(): Promise<PensionZonePage> {
    await this.tap(button('买基金'))
    return new PensionZonePage(this.host).shown()
  }
}

/** /taxDelay/bankRedirect: before the visit to the bank. */
export class BankRedirectPage extends BankVisitPage {
  protected readonly landmark = words('缴存前请了解')
  protected readonly act = '缴存'
}

/** /pensionZone/pensionZone: the funds for the account. */
export class PensionZonePage extends PensionPage {
  protected readonly landmark = words('选 Y 类份额')

  async open(fundName: string): Promise<FundDetailSinglePage> {
    await this.tap(`//main//a[contains(., "${fundName}")]`)
    return new FundDetailSinglePage(this.host).shown()
  }
}

/** A page that shows what became of it, and what to do next. */
export class ResultPage extends PensionPage {
  protected readonly landmark = '//main//*[@role="status"]//h2'

  title(): Promise<string> {
    return this.read(this.landmark)
  }

  /** Resolves once the result has this title. */
  async titled(title: string): Promise<this> {
    await this.see(`${this.landmark}[normalize-space(.)="${title}"]`)
    return this
  }

  value(term: string): Promise<string> {
    return this.read(termValue(term))
  }

  async goOn<P extends Page>(act: string, next: P): Promise<P> {
    await this.tap(button(act))
    return next.shown()
  }

  async press(act: string): Promise<this> {
    await this.tap(button(act))
    return this
  }
}

/** A calculator of one step: its fields and the button that computes. */
export class CalculatorPage extends Page {
  protected readonly landmark = button('计算')

  async enter(label: string, figure: string): Promise<void> {
    await this.type(field(label), figure)
  }

  async compute(): Promise<CalculatorResultPage> {
    await this.tap(button('计算'))
    return new CalculatorResultPage(this.host).shown()
  }
}

/** A page that shows what a calculator has computed. */
export class CalculatorResultPage extends Page {
  protected readonly landmark = button('修改条件')

  /** Resolves once these words are on the screen. */
  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  async change(): Promise<CalculatorPage> {
    await this.tap(button('修改条件'))
    return new CalculatorPage(this.host).shown()
  }
}
