import { button } from './locators.ts'
import { MissingPage } from './missing-page.ts'
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

  /** Goes to make the lack good. Those screens are not built yet, so one lands on the page that says so. */
  async makeGood(choice: string): Promise<MissingPage> {
    await this.tap(DIALOG + button(choice))
    return new MissingPage(this.host).shown()
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
