import { button, buttonStarting, listRow, region, termValue, words } from './locators.ts'
import { Page, figureIn } from './page.ts'
import { PasswordSheet } from './password-sheet.ts'
import { ResultPage } from './plan-pages.ts'
import { QuestionDialog } from './question-dialog.ts'

const MINE = '我的定投'

/** A plan that has ended. */
export class DirectInvestCeasePage extends Page {
  protected readonly landmark = termValue('结束原因')

  reason(): Promise<string> {
    return this.read(this.landmark)
  }

  /** Returns how many instalments were paid. */
  async paidTimes(): Promise<string> {
    return figureIn(await this.read(termValue('已扣期数')))
  }
}

/** A plan that goes on. */
export class DetailPage extends Page {
  protected readonly landmark = region('管理')

  async paidTimes(): Promise<string> {
    return figureIn(await this.read(termValue('已扣期数')))
  }

  nextDebit(): Promise<string> {
    return this.read(termValue('下次扣款'))
  }

  /** Resolves when these words are on the screen. */
  async mentions(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  /** Opens the form that changes the plan. */
  async edit<P extends Page>(form: P): Promise<P> {
    await this.atRest()
    await this.tap(button('修改'))
    return form.shown()
  }

  /** Skips the next debit. */
  async skip(): Promise<this> {
    await this.atRest()
    await this.tap(listRow('管理计划', '跳过下次扣款'))
    const question = await new QuestionDialog(this.host).shown()
    await question.leave('跳过', this)
    await this.see(listRow('管理计划', '撤销跳过'))
    return this
  }

  /** Takes the skip back. */
  async unskip(): Promise<this> {
    await this.tap(listRow('管理计划', '撤销跳过'))
    await this.see(listRow('管理计划', '跳过下次扣款'))
    return this
  }

  async pause(): Promise<ResultPage> {
    await this.atRest()
    await this.tap(button('暂停'))
    const question = await new QuestionDialog(this.host).shown()
    await question.leave('暂停', new ResultPage(this.host))
    return new ResultPage(this.host)
  }

  async resume(): Promise<PasswordSheet> {
    await this.atRest()
    await this.tap(button('恢复'))
    return new PasswordSheet(this.host).shown()
  }

  /** Ends the plan; it is confirmed twice before the password. */
  async end(): Promise<PasswordSheet> {
    await this.atRest()
    await this.tap(listRow('管理计划', '结束计划'))
    const question = await new QuestionDialog(this.host).shown()
    await question.goOnTo('继续结束', '温馨提示')
    return question.goOn('确认结束')
  }
}

/** The user's plans. */
export class DirectInvestManagePage extends Page {
  protected readonly landmark = '//*[@role="group"][@aria-label="筛选定投"]'

  /** The money that they need in thirty days. */
  async needed(): Promise<string> {
    const text = await this.read(region('未来 30 天预计扣款（元）'))
    return figureIn(text.slice(text.indexOf('（元）')))
  }

  /** The text of the plans in view. */
  async plans(): Promise<string[]> {
    await this.see(`//ul[@aria-label="${MINE}"]//li`)
    return this.readAll(`//ul[@aria-label="${MINE}"]//li`)
  }

  async open(name: string): Promise<DetailPage> {
    await this.tap(listRow(MINE, name))
    return new DetailPage(this.host).shown()
  }

  async openEnded(name: string): Promise<DirectInvestCeasePage> {
    await this.tap(listRow(MINE, name))
    return new DirectInvestCeasePage(this.host).shown()
  }

  /** From no plan that runs to those that have ended. */
  async showEnded(): Promise<this> {
    await this.tap(buttonStarting('查看已结束的定投'))
    await this.see(`//ul[@aria-label="${MINE}"]//li`)
    return this
  }
}
