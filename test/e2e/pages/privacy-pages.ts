import { CodeSheet } from './code-sheet.ts'
import { HomePage } from './home-page.ts'
import { button, dialog, region, listRow, termValue, words } from './locators.ts'
import { Page } from './page.ts'
import { PasswordSheet } from './password-sheet.ts'
import { QuestionDialog } from './question-dialog.ts'

/** The collected personal data, and the user's rights. */
export class InfoListPage extends Page {
  protected readonly landmark = region('管理我的信息')

  async open(group: string, name: string): Promise<InfoDetailPage> {
    await this.tap(listRow(group, name))
    return new InfoDetailPage(this.host).shown()
  }

  /** The row of one kind of information, in the screen's words. */
  row(group: string, name: string): Promise<string> {
    return this.read(listRow(group, name))
  }

  async export(): Promise<PasswordSheet> {
    return this.#start('导出个人信息', '继续导出')
  }

  /** Exports without a trading password: a code is requested. */
  async exportByCode(): Promise<CodeSheet> {
    await this.#confirm('导出个人信息', '继续导出')
    return new CodeSheet(this.host).shown()
  }

  async closeAccount(): Promise<PasswordSheet> {
    return this.#start('注销账户', '继续注销')
  }

  /** Starts to close the account where it is refused before the password. */
  async closeRefused(): Promise<QuestionDialog> {
    await this.#confirm('注销账户', '继续注销')
    return new QuestionDialog(this.host).shown()
  }

  /** Returns what is said when the password was right. */
  async answered(password: PasswordSheet, digits: string): Promise<QuestionDialog> {
    await password.press(digits)
    return new QuestionDialog(this.host).shown()
  }

  /** The account is closed and the user signed out. */
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
    await this.tap(listRow('管理我的信息', act))
    await this.tap(dialog(act) + button(answer))
    await this.gone(dialog(act))
  }
}

/** One kind of personal information. */
export class InfoDetailPage extends Page {
  protected readonly landmark = region('我们保存的内容')

  /** Returns what is held, masked. */
  content(): Promise<string> {
    return this.read(termValue('内容'))
  }

  /** Resolves when the consent has this state. */
  async consent(state: '已同意' | '已撤回'): Promise<this> {
    await this.see(`${termValue('同意状态')}[normalize-space(.)="${state}"]`)
    return this
  }

  /** Starts to withdraw the consent; the password sheet opens. */
  async withdraw(): Promise<PasswordSheet> {
    await this.tap(button('撤回同意'))
    await this.tap(dialog('撤回同意') + button('确认撤回'))
    return new PasswordSheet(this.host).shown()
  }

  /** The provider refuses, and a message is shown. */
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
