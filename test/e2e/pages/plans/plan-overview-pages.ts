import { buttonStarting, listRow, region, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'
import { PasswordSheet } from '#test/e2e/pages/password-sheet.ts'

/** All debits of a month. */
export class PlanCalendarPage extends Page {
  protected readonly landmark = region('扣款日历')

  /** The debits that are listed. */
  async debits(): Promise<string[]> {
    await this.see('//ul[@aria-label="扣款"]//li')
    return this.readAll('//ul[@aria-label="扣款"]//li')
  }

  async choose(day: string): Promise<this> {
    await this.tap(`//*[@data-date="${day}"]`)
    await this.see(words('当日扣款'))
    return this
  }
}

/** One card for all plans of another. */
export class ChangeCardPage extends Page {
  protected readonly landmark = region('一起更换的定投')

  async from(card: string): Promise<this> {
    await this.tap(`//label[.//input[@type="radio"]][contains(., "${card}")]`)
    return this
  }

  async change(): Promise<PasswordSheet> {
    await this.tap(buttonStarting('更换 '))
    return new PasswordSheet(this.host).shown()
  }
}

/** A page that shows what became of each plan. */
export class CardChangedView extends Page {
  protected readonly landmark = region('更换结果')

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  of(plan: string): Promise<string> {
    return this.read(`//ul[@aria-label="更换结果"]//li[contains(., "${plan}")]`)
  }
}

/** The doors to both from the list of plans. */
export class PlanDoorsView extends Page {
  protected readonly landmark = listRow('全部定投', '扣款日历')

  async toCalendar(): Promise<PlanCalendarPage> {
    await this.tap(this.landmark)
    return new PlanCalendarPage(this.host).shown()
  }

  async toCard(): Promise<ChangeCardPage> {
    await this.tap(listRow('全部定投', '更换扣款卡'))
    return new ChangeCardPage(this.host).shown()
  }
}
