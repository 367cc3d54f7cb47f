import { CodeSheet } from './code-sheet.ts'
import { HomePage } from './home-page.ts'
import { button, dialog, region, rowOf, valueOf, words } from './locators.ts'
import { Page } from './page.ts'
import { PasswordSheet } from './password-sheet.ts'
import { QuestionDialog } from './question-dialog.ts'

/** What is collected of the user, and what may be done about it. */
export class InfoListPage extends Page {
  protected readonly landmark = region('管理我的信息')

  async open(group: string, name: string): Promise<InfoDetailPage> {
    await this.tap(rowOf(group, name))
    return new InfoDetailPage(this.host).shown()
  }

  /** The row of one kind of information, in the screen's words. */
  row(group: string, name: string): Promise<string> {
    return this.read(rowOf(group, name))
  }

  async export(): Promise<PasswordSheet> {
    return this.#start('导出个人信息', '继续导出')
  }

  /** Exports without a trading password: a code is asked for. */
  async exportByCode(): Promise<CodeSheet> {
    await this.#confirm('导出个人信息', '继续导出')
    return new CodeSheet(this.host).shown()
  }

  async closeAccount(): Promise<PasswordSheet> {
    return this.#start('注销账户', '继续注销')
  }

  /** Wants to close the account; what is said of it without asking for a password. */
  async closeRefused(): Promise<QuestionDialog> {
    await this.#confirm('注销账户', '继续注销')
    return new QuestionDialog(this.host).shown()
  }

  /** What is said when the password was right. */
  async answered(password: PasswordSheet, digits: string): Promise<QuestionDialog> {
    await password.press(digits)
    return new QuestionDialog(this.host).shown()
  }

  /** The account is closed: nobody is signed in any more. */
  async closed(password: PasswordSheet, digits: string): Promise<HomePage> {
    await password.press(digits)
    await this.see(words('账户已注销'))
    return new HomePage(this.host).shown()
  }

  async #start(act: string, answer: string): Promise<PasswordSheet> {
    await this.#confirm(act, answer)
    return new PasswordSheet(this.host).shown()
  }

  async #confirm(act: string, answer: string): Promise<void> {
    await this.tap(rowOf('管理我的信息', act))
    await this.tap(dialog(act) + button(answer))
    await this.gone(dialog(act))
  }
}

/** One kind of personal information. */
export class InfoDetailPage extends Page {
  protected readonly landmark = region('我们保存的内容')

  /** What is held, masked. */
  content(): Promise<string> {
    return this.read(valueOf('内容'))
  }

  /** Resolves when the consent stands so. */
  async consent(state: '已同意' | '已撤回'): Promise<this> {
    await this.see(`${valueOf('同意状态')}[normalize-space(.)="${state}"]`)
    return this
  }

  /** Wants to withdraw the consent; the password is asked for next. */
  async withdraw(): Promise<PasswordSheet> {
    await this.tap(button('撤回同意'))
    await this.tap(dialog('撤回同意') + button('确认撤回'))
    return new PasswordSheet(this.host).shown()
  }

  /** The provider refuses, and the user is told. */
  async withdrawRefused(): Promise<QuestionDialog> {
    await this.tap(button('撤回同意'))
    await this.tap(dialog('撤回同意') + button('确认撤回'))
    await this.gone(dialog('撤回同意'))
    return new QuestionDialog(this.host).shown()
  }

  async consentAgain(): Promise<this> {
    await this.tap(button('重新同意'))
    return this.consent('已同意')
  }

  async back(): Promise<InfoListPage> {
    await this.host.control.back()
    return new InfoListPage(this.host).shown()
  }
}
