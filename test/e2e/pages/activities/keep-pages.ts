import {
  button,
  checkLine,
  dialog,
  listRow,
  region,
  termValue,
  words,
} from '#test/e2e/pages/locators.ts'
import { UpgradePage } from '#test/e2e/pages/activities/vip-pages.ts'
import { Page } from '#test/e2e/pages/page.ts'
import { KeepInvestCashierPage } from '#test/e2e/pages/plan-pages.ts'
import { TransactionDetailPage } from '#test/e2e/pages/transaction-detail-page.ts'

const REWARDS = '坚持奖励'
const RULES = dialog('活动规则')

/** The challenge's home. */
export class KeepActivityHomePage extends Page {
  protected readonly landmark = button('活动规则')

  /** Resolves once the state of the campaign reads so. */
  async says(state: string): Promise<this> {
    await this.see(words(state))
    return this
  }

  /** The headings of the rules; they are closed again. */
  async rules(): Promise<string[]> {
    await this.tap(button('活动规则'))
    await this.see(RULES)
    const all = await this.readAll(`${RULES}//h3`)
    await this.tap(RULES + button('关闭'))
    await this.gone(RULES)
    return all
  }

  /** Joins under the rules, which are agreed to first; leads to the funds to choose from. */
  async join(): Promise<KeepFundsView> {
    await this.tap(checkLine('我已阅读并同意活动规则'))
    await this.tapTwice(button('立即参加'))
    return new KeepFundsView(this.host).shown()
  }

  /** Leads to the tiers, where a campaign is for members of one. */
  async upgrade(): Promise<UpgradePage> {
    await this.tap(button('查看升级'))
    return new UpgradePage(this.host).shown()
  }

  /** Resolves once that many in a row are shown. */
  async inARow(times: number): Promise<this> {
    await this.see(`${termValue('当前连续')}[contains(., "${times} 期")]`)
    return this
  }

  /** Claims by a double tap what waits; resolves once it is announced. */
  async claim(announced: string): Promise<this> {
    await this.tapTwice(button('领取奖励'))
    await this.see(words(announced))
    return this
  }

  /** The steps with what has become of each. */
  steps(): Promise<string[]> {
    return this.readAll(`//ul[@aria-label="${REWARDS}"]/li`)
  }

  async instalments(): Promise<KeepDirectDetailPage> {
    await this.tap(listRow('挑战计划', '每期明细'))
    return new KeepDirectDetailPage(this.host).shown()
  }
}

/** A page that shows how the challenge goes, before it is seen for the first time. */
export class WelcomePage extends Page {
  protected readonly landmark = button('了解了，进入活动')

  async goOn(): Promise<KeepActivityHomePage> {
    await this.tap(button('了解了，进入活动'))
    return new KeepActivityHomePage(this.host).shown()
  }
}

/** The funds of the challenge. */
export class KeepFundsView extends Page {
  protected readonly landmark = region('选择活动基金')

  async choose(name: string): Promise<KeepInvestCashierPage> {
    await this.tap(listRow('活动基金', name))
    return new KeepInvestCashierPage(this.host).shown()
  }
}

const INSTALMENTS = '//*[@role="list"][@aria-label="每期明细"]'

/** The instalments of the challenge's plan. */
export class KeepDirectDetailPage extends Page {
  protected readonly landmark = words(
    '份额确认后计期；扣款失败、跳过、撤单、未确认和暂停期间都不计期',
  )

  rows(): Promise<string[]> {
    return this.readAll(`${INSTALMENTS}//*[@role="listitem"]`)
  }

  async order(day: string): Promise<TransactionDetailPage> {
    await this.tap(`${INSTALMENTS}//a[contains(., "${day}")]`)
    return new TransactionDetailPage(this.host).shown()
  }
}
