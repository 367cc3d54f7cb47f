import { button } from './locators.ts'
import { Page } from './page.ts'
import { PasswordSheet } from './password-sheet.ts'

const DIALOG = '//*[@role="alertdialog"]'

/** A question or message before an order continues. */
export class QuestionDialog extends Page {
  protected readonly landmark = DIALOG

  /** Returns whether one is open now. */
  isOpen(): Promise<boolean> {
    return this.has(DIALOG)
  }

  title(): Promise<string> {
    return this.read(`${DIALOG}//h2`)
  }

  text(): Promise<string> {
    return this.read(DIALOG)
  }

  /** Answers; the password is requested next. */
  async goOn(answer: string): Promise<PasswordSheet> {
    await this.tap(DIALOG + button(answer))
    return new PasswordSheet(this.host).shown()
  }

  /** Answers; the next question comes. */
  async goOnTo(answer: string, title: string): Promise<this> {
    await this.tap(DIALOG + button(answer))
    await this.see(`${DIALOG}//h2[normalize-space(.)="${title}"]`)
    return this
  }

  /** Answers, and the page reloads. */
  async goOnAnew<P extends Page>(answer: string, page: P): Promise<P> {
    await this.tap(DIALOG + button(answer))
    return page.shown()
  }

  /** Answers, and the page before is shown. */
  async leave<P extends Page>(answer: string, before: P): Promise<P> {
    await this.tap(DIALOG + button(answer))
    await this.gone(DIALOG)
    return before.shown()
  }
}
