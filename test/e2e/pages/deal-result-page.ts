import { PurchasePage } from './purchase-page.ts'
import { FundDetailSinglePage } from './fund-detail-single-page.ts'
import { HomePage } from './home-page.ts'
import { button, heading, status, termValue } from './locators.ts'
import { Page } from './page.ts'
import { TransactionDetailPage } from './transaction-detail-page.ts'

export class DealResultPage extends Page {
  protected readonly landmark = `${status()}//h2`

  /** Resolves when the screen shows this outcome by itself. */
  async says(outcome: string): Promise<this> {
    await this.see(status() + heading(outcome))
    return this
  }

  /** The screen's whole message. */
  text(): Promise<string> {
    return this.read(status())
  }

  async openOrder(): Promise<TransactionDetailPage> {
    await this.tap(button('查看订单'))
    return new TransactionDetailPage(this.host).shown()
  }

  /** The number by which the order can be queried. */
  number(): Promise<string> {
    return this.read(termValue('申请编号'))
  }

  async home(): Promise<HomePage> {
    await this.tap(button('回到首页'))
    return new HomePage(this.host).shown()
  }

  /** Back to the form, to try again. */
  async again(): Promise<PurchasePage> {
    await this.tap(button('返回重新提交'))
    return new PurchasePage(this.host).shown()
  }

  /** The native back button. */
  async back(): Promise<FundDetailSinglePage> {
    await this.host.control.back()
    return new FundDetailSinglePage(this.host).shown()
  }
}
