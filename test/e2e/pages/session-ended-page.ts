import { HomePage } from './home-page.ts'
import { button, words } from './locators.ts'
import { Page } from './page.ts'

/** The session was ended from another device: why, and what to do. */
export class SessionEndedPage extends Page {
  protected readonly landmark = words('如果不是您本人操作')

  async reason(): Promise<string> {
    return this.read('//*[@role="status"]/p[1]')
  }

  /** Signs in again: the app still has its user, and gets new keys. */
  async signInAgain(): Promise<void> {
    await this.tap(button('重新登录'))
    await this.gone(this.landmark)
  }

  async browse(): Promise<HomePage> {
    await this.tap(button('先逛逛'))
    return new HomePage(this.host).shown()
  }
}
