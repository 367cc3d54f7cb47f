import { button, checkLine, dialog, heading, words } from './locators.ts'
import { Page } from './page.ts'

const SHEET = '申请成为理财达人'
const row = (text: string) => `//ul[@aria-label="奖励记录"]/li[contains(., "${text}")]`
const claim = (text: string) => `${row(text)}//button[starts-with(normalize-space(.), "领取")]`

/** /financial_expert/awardRecord: the user's awards. */
export class AwardRecordPage extends Page {
  protected readonly landmark = '//ul[@aria-label="奖励记录"]'

  async claimTwice(text: string): Promise<this> {
    await this.tapTwice(claim(text))
    return this
  }

  async claim(text: string): Promise<this> {
    await this.tap(claim(text))
    return this
  }

  /** Resolves once the award is in that state, and cannot be claimed. */
  async is(text: string, state: '已领取' | '已过期'): Promise<this> {
    await this.see(row(text) + words(state))
    await this.gone(claim(text))
    return this
  }

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }
}

/** /financial_expert/financialExpertHome: the season, and the user's rank. */
export class FinancialExpertHomePage extends Page {
  protected readonly landmark = heading('理财达人')

  async sees(text: string): Promise<this> {
    await this.see(`//main${words(text)}`)
    return this
  }

  async apply(bio: string): Promise<this> {
    await this.atRest()
    await this.tap(button(SHEET))
    const sheet = dialog(SHEET)
    await this.type(`${sheet}//textarea[@id=//label[normalize-space(.)="自我介绍"]/@for]`, bio)
    for (const sentence of ['我已完成实名认证', '我不收取任何人的推广费用', '我不推荐具体产品']) {
      await this.tap(sheet + checkLine(sentence))
    }
    await this.tap(sheet + button('提交申请'))
    await this.gone(sheet)
    return this
  }

  async openOwn(): Promise<FinancialExpertPersonalPage> {
    await this.tap('//main//a[contains(., "我的达人主页")]')
    return new FinancialExpertPersonalPage(this.host).shown()
  }
}

/** /financial_expert/financialExpertPersonal: one expert. */
export class FinancialExpertPersonalPage extends Page {
  protected readonly landmark = '//dt[normalize-space(.)="成为达人"]'

  async sees(text: string): Promise<this> {
    await this.see(`//main${words(text)}`)
    return this
  }
}
