import { AddBankPage } from './add-bank-page.ts'
import { button, dialog, heading, region, status, termValue, words } from './locators.ts'
import { OrderFormPage } from './order-form-page.ts'
import { Page, type PageClass } from './page.ts'

const CARD = '付款方式'
const DATES = region('扣款日期')
const CYCLE_SHEET = dialog('选择扣款周期')

/** The form of a regular plan: to make one, another like one, or to change one. */
export class DirectInvestCashierPage extends OrderFormPage {
  protected readonly amountLabel: string = '每期金额'
  /** 确认定投 or, of a plan that there is, 确认修改定投. */
  protected readonly verb: string = '确认'

  /** Chooses how often (每月) and on which day (31 日). */
  async chooseCycle(cycle: string, day: string): Promise<this> {
    await this.tap(`${region('扣款周期')}//button`)
    await this.tap(`${CYCLE_SHEET}//*[@role="tab"][normalize-space(.)="${cycle}"]`)
    await this.tap(CYCLE_SHEET + button(day))
    await this.tap(`${CYCLE_SHEET}//button[starts-with(normalize-space(.), "确定")]`)
    await this.gone(CYCLE_SHEET)
    return this
  }

  /** The next debits, each with why it was moved. */
  async debits(): Promise<string[]> {
    await this.see(`${DATES}//dl/div[6]`)
    return this.readAll(`${DATES}//dd`)
  }

  /** The text of the paying card. */
  card(): Promise<string> {
    return this.cardIn(CARD)
  }

  async chooseCard(tail: string): Promise<this> {
    await this.chooseIn(CARD, '选择付款方式', tail)
    return this
  }

  /** Leaves to add a card, where none can pay. */
  async addCard(): Promise<AddBankPage> {
    await this.tap(region(CARD) + button('添加银行卡'))
    return new AddBankPage(this.host).shown()
  }
}

export class KeepInvestCashierPage extends DirectInvestCashierPage {}

/** The choice between an ordinary and a smart plan. */
export class DirectInvestTypePage extends Page {
  protected readonly landmark = region('选择定投方式')

  async goOn(): Promise<DirectInvestCashierPage> {
    await this.tap(button('设置普通定投'))
    return new DirectInvestCashierPage(this.host).shown()
  }
}

export class ResultPage extends Page {
  protected readonly landmark = `${status()}//h2`

  /** Resolves when the screen shows this outcome by itself. */
  async says(outcome: string): Promise<this> {
    await this.see(status() + heading(outcome))
    return this
  }

  /** Resolves when these words are on the screen. */
  async mentions(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  nextDebit(): Promise<string> {
    return this.read(termValue('下次扣款'))
  }

  /** Back to the form, to try again. */
  async again(): Promise<DirectInvestCashierPage> {
    await this.tap(button('返回重新提交'))
    return new DirectInvestCashierPage(this.host).shown()
  }
}

export class KeepInvestResultPage extends ResultPage {
  /** To how far the challenge has come. */
  async challenge<P extends Page>(Home: PageClass<P>, name = '坚持定投挑战'): Promise<P> {
    await this.tap(`//a[contains(., "${name}")]`)
    return new Home(this.host).shown()
  }
}
