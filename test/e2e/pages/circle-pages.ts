import { button, buttonStarting, heading, listRow, region, words } from './locators.ts'
import { Page } from './page.ts'

/** /circle/circleHome: the circles. */
export class CircleHomePage extends Page {
  protected readonly landmark = `//main${region('全部圈子')}|//main${region('更多圈子')}`

  async open(title: string): Promise<CircleView> {
    await this.tap(`//main//a[.//*[normalize-space(.)="${title}"]]`)
    return new CircleView(this.host).shown()
  }

  /** Waits until the circle is among the user's own. */
  async hasOwn(title: string): Promise<this> {
    await this.see(`//main${listRow('我的圈子', title)}`)
    return this
  }

  /** Waits until the user has no circle. */
  async hasNoOwn(): Promise<this> {
    await this.gone(`//main${region('我的圈子')}`)
    return this.shown()
  }
}

/** /circle/circleHome?circle=: one circle. */
export class CircleView extends Page {
  protected readonly landmark = '//main//nav[contains(@aria-label, "的内容")]'

  /** Taps the button, and resolves once it says the other thing. */
  async join(): Promise<this> {
    await this.tap(buttonStarting('加入'))
    await this.see(buttonStarting('退出'))
    return this.atRest()
  }

  async leave(): Promise<this> {
    await this.tap(buttonStarting('退出'))
    await this.see(buttonStarting('加入'))
    return this.atRest()
  }

  /** Returns how many have joined, and how much was posted today. */
  facts(): Promise<string> {
    return this.read(`//main${words('人加入')}`)
  }

  /** Goes back to the list of circles. */
  async back(): Promise<CircleHomePage> {
    await this.host.browser.back()
    return new CircleHomePage(this.host).shown()
  }
}

const milestone = (title: string) =>
  `//main//*[@data-expected][.//h3[normalize-space(.)="${title}"]]`

/** /circle/tool: milestones of medicines. */
export class ToolPage extends Page {
  protected readonly landmark = `//main${region('大事日历')}`

  async remind(title: string): Promise<this> {
    await this.tap(`${milestone(title)}${buttonStarting('提醒我')}`)
    await this.see(`${milestone(title)}${buttonStarting('取消提醒')}`)
    return this
  }

  /** Returns what the user's reminders say of it. */
  reminder(title: string): Promise<string> {
    return this.read(`//main${listRow('我的提醒', title)}`)
  }

  async isExpected(title: string): Promise<this> {
    await this.see(`${milestone(title)}[@data-expected="true"][contains(., "预计")]`)
    return this
  }

  async hasHappened(title: string, result: string): Promise<this> {
    await this.see(`${milestone(title)}[@data-expected="false"][contains(., "结果：${result}")]`)
    return this
  }

  async chooseDay(day: string): Promise<this> {
    await this.tap(`//main//td//button[@data-date="${day}"]`)
    return this
  }
}

/** /circle/dryCargo: long reads. */
export class DryCargoPage extends Page {
  protected readonly landmark = '//*[@role="tablist"][@aria-label="难度"]'

  async open(title: string): Promise<DryCargoDetailPage> {
    await this.tap(`//main//a[contains(., "${title}")]`)
    return new DryCargoDetailPage(this.host).shown()
  }

  /** Waits until the row says how far it is read. */
  async says(title: string, progress: string): Promise<this> {
    await this.see(`//main//a[contains(., "${title}")][contains(., "${progress}")]`)
    return this
  }
}

/** /circle/dryCargoDetail: a long read. */
export class DryCargoDetailPage extends Page {
  protected readonly landmark = '//main//article//*[@data-chapter]'

  async next(chapter: number): Promise<this> {
    await this.tap(button('下一章'))
    return this.isAt(chapter)
  }

  async isAt(chapter: number): Promise<this> {
    await this.see(`//main//*[@data-chapter="${chapter}"]`)
    return this.atRest()
  }

  /** Opens what a term means; resolves with it. */
  async meaningOf(term: string): Promise<string> {
    await this.tap(`//main//article${button(term)}`)
    const meaning = await this.read(`//*[@role="dialog"][.${heading(term)}]//p`)
    await this.tap(`//*[@role="dialog"]${button('关闭')}`)
    await this.gone('//*[@role="dialog"]')
    return meaning
  }

  /** Scrolls to the middle of the page; resolves with how far it is then. */
  async scroll(): Promise<number> {
    await this.host.browser.execute(() =>
      window.scrollTo(
        0,
        Math.round((document.documentElement.scrollHeight - window.innerHeight) / 2),
      ),
    )
    await this.atRest()
    return this.scrolled()
  }

  scrolled(): Promise<number> {
    return this.host.browser.execute(() => Math.round(window.scrollY))
  }

  /** The chapter of this reading that is stored on this device. */
  kept(): Promise<string> {
    return this.host.browser.execute(() => localStorage.getItem('own:circleReading') ?? '')
  }

  async back(): Promise<DryCargoPage> {
    await this.host.browser.back()
    return new DryCargoPage(this.host).shown()
  }
}
