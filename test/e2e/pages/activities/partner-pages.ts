import { DepositPage } from '#test/e2e/pages/purchase-page.ts'
import { button, buttonStarting, region } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'

/** The screen to which a partner's customer is led for moving money in. */
export class NextTransInPage extends Page {
  protected readonly landmark = region('存入说明')

  async deposit(): Promise<DepositPage> {
    await this.tap(button('存入'))
    return new DepositPage(this.host).shown()
  }
}

/** The way back to a partner, on the page with what has come of a deposit. */
export class PartnerWayBack extends Page {
  protected readonly landmark = buttonStarting('返回江海银行')

  async goBack(): Promise<void> {
    await this.tap(this.landmark)
  }
}
