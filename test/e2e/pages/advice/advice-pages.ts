import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { button, checkLine, field, region, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'
import { AnswersPage } from '#test/e2e/pages/risk-pages.ts'
import { PasswordSheet } from '#test/e2e/pages/password-sheet.ts'

const DOCUMENT = '//*[@role="dialog"]//article'
const DOCUMENTS = 3

/** All answers of the questionnaire on the needs, before they are handed in. */
export class ConfigQuestionsPage extends AnswersPage {
  async match(): Promise<SolutionSelectionPage> {
    await this.tap(button('提交并匹配'))
    return new SolutionSelectionPage(this.host).shown()
  }
}

/** /configAdvise/solutionSelection: the match. */
export class SolutionSelectionPage extends Page {
  protected readonly landmark = words('匹配到：')

  whole(): Promise<string> {
    return this.read('//main')
  }

  async strategy(): Promise<StrategyDetailsPage> {
    await this.tap(button('查看策略'))
    return new StrategyDetailsPage(this.host).shown()
  }
}

/** /configAdvise/strategyDetails: a portfolio, and signing for it. */
export class StrategyDetailsPage extends Page {
  protected readonly landmark = region('组合成分')

  async agree(): Promise<this> {
    await this.tap(checkLine('我已阅读并同意以下文件'))
    for (let document = 1; document < DOCUMENTS; document += 1) await this.#readOn('已阅读，下一份')
    await this.#readOn('已阅读并同意')
    await this.gone(DOCUMENT)
    return this
  }

  async #readOn(text: string): Promise<void> {
    await this.see(DOCUMENT)
    await this.host.browser.execute(() =>
      document.querySelector('[role="dialog"] article')?.lastElementChild?.scrollIntoView(),
    )
    await this.tap(button(text))
  }

  async sign(): Promise<this> {
    await this.tap(button('签约'))
    const sheet = await new PasswordSheet(this.host).shown()
    await sheet.press(TRADING_PASSWORD)
    await this.see(button('转入'))
    return this
  }

  own(): Promise<string> {
    return this.read(region('我的持有'))
  }
}

/** /configAdvise/strategyTrans: an order before it is sent. */
export class StrategyTransPage extends Page {
  protected readonly landmark = `//main${words('银行卡')}`

  async enterAmount(amount: string): Promise<this> {
    await this.type(field('转入金额'), amount)
    await this.see(region('分到各基金'))
    return this
  }

  async choose(name: string): Promise<this> {
    await this.tap(`//main//*[@role="tab" or self::label][contains(., "${name}")]`)
    return this
  }

  async send(name: string): Promise<TransResultView> {
    await this.tap(button(name))
    return (await new PasswordSheet(this.host).shown()).enter(TRADING_PASSWORD, TransResultView)
  }
}

/** A portfolio that is not for the user. */
export class PortfolioRefusedView extends Page {
  protected readonly landmark = words('这个组合不适合您')
}

/** The result of an order on a portfolio. */
export class TransResultView extends Page {
  protected readonly landmark = '//main//*[@role="status"]//h2'

  says(): Promise<string> {
    return this.read(this.landmark)
  }
}

/** /configAdvise/configHistory: the adjustments. */
export class ConfigHistoryPage extends Page {
  protected readonly landmark = words('单边换手')

  whole(): Promise<string> {
    return this.read('//main')
  }
}
