import { button } from './locators.ts'
import { Page } from './page.ts'
import { PurchasePage } from './purchase-page.ts'

const DIALOG = '//*[@role="alertdialog"]'

/** What the pre-trade gate says when it objects. */
export class GateDialog extends Page {
  protected readonly landmark = DIALOG

  title(): Promise<string> {
    return this.read(`${DIALOG}//h2`)
  }

  text(): Promise<string> {
    return this.read(DIALOG)
  }

  /** The ways on that it offers, without the cross. */
  choices(): Promise<string[]> {
    return this.readAll(`${DIALOG}//button[normalize-space(.)!=""]`)
  }

  /** Goes to make the lack good; gives where one lands. */
  async completePrerequisite(
    choice: string,
  ): Promise<{ path: string; query: Record<string, string> }> {
    const before = (await this.address()).path
    await this.tap(DIALOG + button(choice))
    await this.gone(DIALOG)
    await this.host.browser.waitUntil(async () => (await this.address()).path !== before, {
      interval: 50,
      timeoutMsg: `${choice} leads nowhere`,
    })
    return this.address()
  }

  /** Goes on without; the next lack is named. */
  async goOnTo(choice: string, title: string): Promise<this> {
    await this.tap(DIALOG + button(choice))
    await this.see(`${DIALOG}//h2[normalize-space(.)="${title}"]`)
    return this
  }

  async goOn(choice: string): Promise<PurchasePage> {
    await this.tap(DIALOG + button(choice))
    return new PurchasePage(this.host).shown()
  }

  /** Leaves by the cross or by an answer; one is where one was. */
  async leave<P extends Page>(choice: string, before: P): Promise<P> {
    await this.tap(DIALOG + button(choice))
    await this.gone(DIALOG)
    return before.shown()
  }
}
