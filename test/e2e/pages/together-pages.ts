import { region, words } from './locators.ts'
import { Page } from './page.ts'

/** /together/togetherHome: the days to keep in mind. */
export class TogetherHomePage extends Page {
  protected readonly landmark = `//main${region('投资日历')}`

  /** Waits until a day, as `MM-DD`, has the event, and says when the day is. */
  async hasOn(day: string, when: string, event: string): Promise<this> {
    const section = `//main//section[@aria-label="${day}"]`
    await this.see(`${section}[contains(., "${when}")]${words(event)}`)
    return this
  }
}
