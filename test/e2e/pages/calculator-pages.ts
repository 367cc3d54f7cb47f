import { button, field, words } from './locators.ts'
import { Page } from './page.ts'

/** A calculator of one step: its fields and the button that computes. */
export class CalculatorPage extends Page {
  protected readonly landmark = button('计算')

  async enter(label: string, figure: string): Promise<void> {
    await this.type(field(label), figure)
  }

  async compute(): Promise<CalculatorResultPage> {
    await this.tap(button('计算'))
    return new CalculatorResultPage(this.host).shown()
  }
}

/** What a calculator has computed. */
export class CalculatorResultPage extends Page {
  protected readonly landmark = button('修改条件')

  /** Resolves once these words are on the screen. */
  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  async change(): Promise<CalculatorPage> {
    await this.tap(button('修改条件'))
    return new CalculatorPage(this.host).shown()
  }
}
