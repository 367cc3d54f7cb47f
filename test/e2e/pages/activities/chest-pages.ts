import { button, buttonStarting, region, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'
import { QuestionDialog } from '#test/e2e/pages/question-dialog.ts'

/** The treasure chest's one screen. */
export class MainPage extends Page {
  protected readonly landmark = region('奖品与概率')

  /** Returns how often it can be opened, as its card says. */
  async draws(expected: number): Promise<this> {
    await this.see(`${region('开启次数')}//p[normalize-space(.)="${expected}次"]`)
    return this
  }

  /** Opens it once; resolves with what came out. */
  async open(): Promise<string> {
    await this.tap(buttonStarting('开启百宝箱'))
    const dialog = await new QuestionDialog(this.host).shown()
    const title = await dialog.title()
    await dialog.leave('知道了', this)
    return title.replace('开出 ', '')
  }

  /** Opens it where that fails; resolves once it was said that no draw was spent. */
  async tryToOpen(): Promise<this> {
    await this.tap(buttonStarting('开启百宝箱'))
    await this.see(words('没有开启成功'))
    return this
  }

  async signIn(): Promise<this> {
    await this.tap(button('签到'))
    await this.see('//*[normalize-space(.)="今天已签到"]')
    return this
  }
}
