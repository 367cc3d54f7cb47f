import { region, valueOf, words } from './locators.ts'
import { figureIn, Page } from './page.ts'

const CONFIRMATION = region('确认信息')

export class TransactionDetailPage extends Page {
  protected readonly landmark = CONFIRMATION

  /** Resolves when the order is in this state. */
  async inState(name: string): Promise<this> {
    await this.see(`//main${words(name)}`)
    return this
  }

  /** The steps of the timeline, each with its state and date. */
  async timeline(): Promise<string[]> {
    await this.see(region('订单进度'))
    return this.readAll(`${region('订单进度')}//li`)
  }

  /** What a line of the confirmation says; `--` before it is known. */
  async confirmation(term: string): Promise<string> {
    return this.read(CONFIRMATION + valueOf(term))
  }

  /** What the order was confirmed at: yuan, yuan a share and shares. */
  async confirmed(): Promise<{ fee: string; nav: string; shares: string }> {
    return {
      fee: figureIn(await this.confirmation('手续费')),
      nav: figureIn(await this.confirmation('成交净值')),
      shares: figureIn(await this.confirmation('确认份额')),
    }
  }
}
