import { button } from './locators.ts'
import { Page } from './page.ts'
import { PurchasePage } from './purchase-page.ts'

const DIALOG = '//*[@role="alertdialog"]'

/** The dialog of the pre-trade gate. */
export class GateDialog extends Page {
  protected readonly landmark = DIALOG

  title(): Promise<string> {
    return this.read(`${DIALOG}//h2`)
  }

  text(): Promise<string> {
    return this.read(DIALOG)
  }

  /** The texts of its buttons, without the cross. */
  choices(): Promise<string[]> {
    return this.readAll(`${DIALOG}//button[normalize-space(.)!=""]`)
  }

  /** Leaves to complete the missing prerequisite; resolves with the address that it opens. */
  async completePrerequisite(
    choice: string,
  ): Promise<{ path: string; query: Record<string, string> }> {
    const before = (await this.address()).path
    await this.tap(DIALOG + button(choice))
    await this.gone(DIALOG)
    await this.host.browser.waitUntil(async () => (await this.address()).path !== before, {
      interval: 50,
      timeoutMsg: `${choice} does not navigate`,
    })
    return this.address()
  }

  /** Continues without it; the next missing prerequisite is shown. */
  async goOnTo(choice: string, title: string): Promise<this> {
    await this.tap(DIALOG + button(choice))
    await this.see(`${DIALOG}//h2[normalize-space(.)="${title}"]`)
    return this
  }

  async goOn(choice: string): Promise<PurchasePage> {
    await this.tap(DIALOG + button(choice))
    return new PurchasePage(this.host).shown()
  }

  /** Closes it by the cross or by an answer; the page before is shown. */
  async leave<P extends Page>(choice: string, before: P): Promise<P> {
    await this.tap(DIALOG + button(choice))
    await this.gone(DIALOG)
    return before.shown()
  }
}
