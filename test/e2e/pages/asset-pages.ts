import { button, rowOf } from './locators.ts'
import { Page } from './page.ts'
import { DepositPage } from './purchase-page.ts'
import { ConvertPage, RedeemPage, WithdrawPage } from './sale-pages.ts'
import { TransactionMainPage } from './transaction-main-page.ts'

/** One fund as held. */
export class SingleHoldPage extends Page {
  protected readonly landmark = '//ul[@aria-label="持有详情"]'

  async sell(): Promise<RedeemPage> {
    await this.tap(button('卖出'))
    return new RedeemPage(this.host).shown()
  }

  async convert(): Promise<ConvertPage> {
    await this.tap(button('转换'))
    return new ConvertPage(this.host).shown()
  }

  async orders(): Promise<TransactionMainPage> {
    await this.tap(rowOf('持有详情', '交易记录'))
    return new TransactionMainPage(this.host).shown()
  }
}

/** A money-market fund as held. */
export class HoldYuEBaoPage extends Page {
  protected readonly landmark = button('存入')

  async withdraw(): Promise<WithdrawPage> {
    await this.tap(button('取出'))
    return new WithdrawPage(this.host).shown()
  }

  async deposit(): Promise<DepositPage> {
    await this.tap(button('存入'))
    return new DepositPage(this.host).shown()
  }
}
