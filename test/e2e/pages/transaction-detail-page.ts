import { button, dialog, listRow, region, termValue, words } from './locators.ts'
import { figureIn, Page } from './page.ts'
import { PasswordSheet } from './password-sheet.ts'
import { QuestionDialog } from './question-dialog.ts'

const CONFIRMATION = region('确认信息')
const CANCEL = button('撤单')

export class TransactionDetailPage extends Page {
  protected readonly landmark = CONFIRMATION

  /** Resolves when the order is in this state. */
  async inState(name: string): Promise<this> {
    await this.see(`//main${words(name)}`)
    return this
  }

  /** Goes on to the page that asks for the order's confirmation. */
  async toConfirmation<P extends Page>(page: P): Promise<P> {
    await this.tap(listRow('凭证', '交易确认单'))
    return page.shown()
  }

  /** The steps of the timeline, each with its state and date. */
  async timeline(): Promise<string[]> {
    await this.see(region('订单进度'))
    return this.readAll(`${region('订单进度')}//li`)
  }

  /** The value of a line of the confirmation; `--` before it is known. */
  async confirmation(term: string): Promise<string> {
    return this.read(CONFIRMATION + termValue(term))
  }

  /** The figures of these lines of the confirmation, by line. */
  async figures(...terms: readonly string[]): Promise<Record<string, string>> {
    const entries: [string, string][] = []
    for (const term of terms) entries.push([term, figureIn(await this.confirmation(term))])
    return Object.fromEntries(entries)
  }

  /** Returns what the order was confirmed at: yuan, yuan a share and shares. */
  async confirmed(): Promise<{ fee: string; nav: string; shares: string }> {
    return {
      fee: figureIn(await this.confirmation('手续费')),
      nav: figureIn(await this.confirmation('成交净值')),
      shares: figureIn(await this.confirmation('确认份额')),
    }
  }

  /** The order's number, as one would copy it. */
  async number(): Promise<string> {
    const text = await this.read(`//section[contains(., "订单号") and .//button]`)
    return /订单号\s*([A-Z\d]+)/.exec(text)?.[1] ?? ''
  }

  /** Returns what a document said that was agreed to with the order. */
  async agreedText(title: string): Promise<string> {
    await this.tap(listRow('已同意的文件', title))
    return this.read('//*[@role="dialog"]//article')
  }

  /** The funds of a conversion, what is left first. */
  async legs(): Promise<string[]> {
    await this.see('//ul[@aria-label="转换的基金"]')
    return this.readAll('//ul[@aria-label="转换的基金"]//a')
  }

  /** The text with the deadline for cancelling. */
  deadline(): Promise<string> {
    return this.read(words('前可撤单'))
  }

  /** Resolves when the order can no longer be cancelled here. */
  async withoutCancel(): Promise<this> {
    await this.atRest()
    await this.gone(CANCEL)
    return this
  }

  async cancel(): Promise<QuestionDialog> {
    await this.tap(CANCEL)
    return new QuestionDialog(this.host).shown()
  }

  /** Returns where the money of a cancelled order went, and by when it is there. */
  async refund(): Promise<{ to: string; date: string }> {
    const card = region('撤单信息')
    return {
      to: await this.read(card + termValue('退回至')),
      date: await this.read(card + termValue('到账时间')),
    }
  }

  /** Resolves when the screen shows this sentence. */
  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }

  /** Queries the outcome of a cancellation again. */
  async checkAgain(): Promise<this> {
    await this.tap(button('刷新结果'))
    return this
  }

  /** Enters the password that cancels. */
  async prove(sheet: PasswordSheet, password: string): Promise<this> {
    await sheet.press(password)
    await this.gone(dialog('请输入交易密码'))
    return this
  }
}
