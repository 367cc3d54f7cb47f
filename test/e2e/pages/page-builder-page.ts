import { words } from './locators.ts'
import { Page } from './page.ts'

/** A page that operators have composed. */
export class PageBuilderPage extends Page {
  protected readonly landmark = '//*[@data-block]'

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  /** The texts of its blocks, in order. */
  blocks(): Promise<string[]> {
    return this.readAll('//*[@data-block]')
  }
}
