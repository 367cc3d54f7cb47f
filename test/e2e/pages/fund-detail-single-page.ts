import { GateDialog } from './gate-dialog.ts'
import { button, region, words } from './locators.ts'
import { Page } from './page.ts'
import { DirectInvestTypePage } from './plan-pages.ts'
import { DepositPage, PurchasePage } from './purchase-page.ts'

export class FundDetailSinglePage extends Page {
  protected readonly landmark = region('费率')

  name(): Promise<string> {
    return this.read('//main//h2')
  }

  /** Resolves when the curve is drawn. */
  async withChart(): Promise<this> {
    await this.see('//*[@role="slider"][contains(@aria-label, "走势")]')
    return this
  }

  /** Starts buying where the pre-trade gate passes. */
  async buy(): Promise<PurchasePage> {
    await this.tap(button('买入'))
    return new PurchasePage(this.host).shown()
  }

  /** Starts buying where the pre-trade gate objects. */
  async buyStopped(): Promise<GateDialog> {
    await this.tap(button('买入'))
    return new GateDialog(this.host).shown()
  }

  /** Starts a deposit into a money-market fund, where the pre-trade gate passes. */
  async deposit(): Promise<DepositPage> {
    await this.tap(button('存入'))
    return new DepositPage(this.host).shown()
  }

  async depositStopped(): Promise<GateDialog> {
    await this.tap(button('存入'))
    return new GateDialog(this.host).shown()
  }

  /** The text of the button of a fund that cannot be bought. */
  suspended(): Promise<string> {
    return this.read('//button[@disabled][contains(., "暂停")]')
  }

  /** Resolves when a toast shows this sentence. */
  async toasts(sentence: string): Promise<void> {
    await this.see(`//*[@role="status"]${words(sentence)}`)
  }

  /** Shares the page by the app's panel. */
  async share(): Promise<void> {
    await this.tap(button('分享'))
  }

  /** Starts buying without a user: the app's sign-in comes first. */
  async buySignedOut(userId: string): Promise<PurchasePage> {
    await this.tap(button('买入'))
    await this.host.control.until((state) => (state.loginSheet?.users.length ?? 0) > 0)
    await this.host.control.login(userId)
    return new PurchasePage(this.host).shown()
  }

  /** Starts a regular plan where the pre-trade gate passes. */
  async plan(): Promise<DirectInvestTypePage> {
    await this.tap(button('定投'))
    return new DirectInvestTypePage(this.host).shown()
  }
}
