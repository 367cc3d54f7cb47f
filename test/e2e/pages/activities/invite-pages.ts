import { button, dialog, link, region, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'

/** The page of a friend who was invited. */
export class InviteeHomePage extends Page {
  protected readonly landmark = region('三步开始')

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }

  text(): Promise<string> {
    return this.read('//main')
  }

  /** Accepts by a double tap; resolves once the page says so: its toast may be over by then. */
  async accept(): Promise<void> {
    await this.tapTwice(button('接受邀请'))
    await this.see(`${words('已接受邀请')} | ${words('您已接受')}`)
  }

  /** Accepts while signed out: the app's sheet signs in, and the acceptance goes on by itself. */
  async acceptSignedOut(userId: string): Promise<void> {
    await this.tap(button('接受邀请'))
    await this.host.control.until((state) => (state.loginSheet?.users.length ?? 0) > 0)
    await this.host.control.login(userId)
    // Its toast may be over by then.
    await this.see(`${words('已接受邀请')} | ${words('您已接受')}`)
  }
}

/** The page of who invites. */
export class ActivityHomePage extends Page {
  protected readonly landmark = region('最近邀请')

  text(): Promise<string> {
    return this.read('//main')
  }

  async savePoster(): Promise<this> {
    await this.tap(button('海报'))
    await this.tap(dialog('邀请海报') + button('保存海报'))
    await this.see(words('海报已保存'))
    return this
  }

  async openRecords(): Promise<InviteFriendRecodePage> {
    await this.tap(link('全部邀请记录'))
    return new InviteFriendRecodePage(this.host).shown()
  }
}

/** The friends of a campaign. */
export class InviteFriendRecodePage extends Page {
  protected readonly landmark = words('不显示好友的金额与基金')

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }
}

/** The tasks of the running month. */
export class InviteFriendPage extends Page {
  protected readonly landmark = region('最近邀请')

  /** Claims by a double tap; resolves once it is announced. */
  async claim(coins: number): Promise<this> {
    await this.tapTwice(button('领取'))
    await this.see(words(`+${coins} 金币`))
    return this
  }
}
