import { button, words } from './locators.ts'
import { Page } from './page.ts'

/** A page that shows what signing at the payment bank takes. */
export class CmbGuidePage extends Page {
  protected readonly landmark = words('银行会请您填写')

  /** Reads the agreement on its page and agrees. */
  async agree(): Promise<this> {
    await this.tap(words('去阅读'))
    await this.tap(button('同意并继续'))
    await this.shown()
    await this.see(words('已同意'))
    return this
  }

  /** Leaves for the bank's page; who runs it is said before. */
  async leave(bankName: string, act = '去银行签约'): Promise<void> {
    await this.tap(button(act))
    await this.see(words(`即将前往${bankName}的页面`))
    await this.tap(button('继续前往'))
  }

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }
}
