import { button, buttonStarting, link, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'

const LIST = '//*[@role="list"][@aria-label="消息"]'
const KINDS = '//*[@role="tablist"][@aria-label="消息类别"]'
const message = (title: string) => `${LIST}//a[contains(normalize-space(.), "${title}")]`

/** The user's messages. */
export class MessagesPage extends Page {
  protected readonly landmark = KINDS

  /** The titles and texts in view, unread ones with 未读. */
  async messages(): Promise<string[]> {
    await this.see(`${LIST}//a`)
    return this.readAll(`${LIST}//a`)
  }

  /** Returns how many are unread, in the screen's words. */
  unread(): Promise<string> {
    return this.read('//main//p[contains(., "未读")]')
  }

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  /** Opens what a message leads to. */
  async open<P extends Page>(title: string, page: P): Promise<P> {
    await this.tap(message(title))
    return page.shown()
  }

  async readAllOfThem(): Promise<this> {
    await this.tap(button('全部已读'))
    await this.see(words('没有未读消息'))
    return this
  }

  async undo(): Promise<this> {
    await this.tap(button('撤销'))
    await this.gone(words('没有未读消息'))
    return this
  }

  async toSettings(): Promise<SettingsPage> {
    await this.tap(link('设置'))
    return new SettingsPage(this.host).shown()
  }
}

const SETTINGS = '//ul[@aria-label="消息类别"]'

/** A page that shows which kinds of messages come. */
export class SettingsPage extends Page {
  protected readonly landmark = SETTINGS

  row(kind: string): Promise<string> {
    return this.read(`${SETTINGS}//li[contains(normalize-space(.), "${kind}")]`)
  }

  /** Switches a kind over; resolves when the row says so. */
  async turn(kind: string, now: string): Promise<this> {
    await this.tap(`${SETTINGS}${buttonStarting(kind)}`)
    await this.see(
      `${SETTINGS}//li[starts-with(normalize-space(.), "${kind}")][contains(., "${now}")]`,
    )
    return this
  }
}

const TALKS = '//ul[@aria-label="讲座日历"]'

/** The talks of fund managers, to which a reminder leads. */
export class TalksView extends Page {
  protected readonly landmark = TALKS

  /** Asks for a reminder of a talk; resolves when there is one. */
  async remind(title: string): Promise<this> {
    const act = (name: string) =>
      `${TALKS}//button[contains(normalize-space(.), "${name} ${title}")]`
    await this.tap(act('预约提醒'))
    await this.see(act('已预约'))
    return this
  }
}
