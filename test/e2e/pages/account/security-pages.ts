import { button, buttonStarting, field, heading, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'
import { PasswordSheet } from '#test/e2e/pages/password-sheet.ts'
import { QuestionDialog } from '#test/e2e/pages/question-dialog.ts'

const DEVICES = '登录的设备'
const BANNER = '//body/aside/a[contains(., "账户已冻结")]'

/** A page that shows who is signed in where, and the freezing of the account. */
export class SecurityPage extends Page {
  protected readonly landmark = `//ul[@aria-label="${DEVICES}"]`

  /** The devices in view, in words. */
  devices(): Promise<string[]> {
    return this.readAll(`${this.landmark}//li`)
  }

  /** Signs another device out; resolves when it is gone from the list. */
  async signOut(name: string): Promise<this> {
    const other = `//ul[@aria-label="${DEVICES}"]/*[contains(., "${name}") and not(contains(., "本机"))]`
    await this.tap(`${other}//button`)
    await (await new QuestionDialog(this.host).shown()).leave('退出', this)
    await this.gone(other)
    return this
  }

  /** Freezes the account; resolves when the screen and the banner say so. */
  async freeze(password: string): Promise<this> {
    await this.tap(button('冻结账户'))
    const question = await new QuestionDialog(this.host).shown()
    await (await question.goOn('冻结')).enter(password, SecurityPage)
    await this.see(heading('账户已冻结'))
    await this.see(BANNER)
    return this
  }

  /** Asks for the code that unfreezes. */
  async askCode(): Promise<this> {
    await this.tap(button('解除冻结'))
    await this.tap(button('获取验证码'))
    await this.see(words('已发送至'))
    return this
  }

  /** Enters the code and the password; resolves when nothing is frozen. */
  async unfreeze(code: string, password: string): Promise<this> {
    await this.type(field('短信验证码'), code)
    await this.tap(buttonStarting('下一步'))
    await (await new PasswordSheet(this.host).shown()).enter(password, SecurityPage)
    await this.see(button('冻结账户'))
    await this.gone(BANNER)
    return this
  }
}

/** The banner that is above every screen of a frozen account. */
export class FrozenBannerView extends Page {
  protected readonly landmark = BANNER

  /** The top of the page itself, and the room above and below its content, px. */
  room(): Promise<{ root: number; above: number; below: number }> {
    return this.host.browser.execute(() => {
      const main = document.querySelector('main')
      const style = main === null ? null : getComputedStyle(main)
      return {
        root: document.querySelector('#root')?.getBoundingClientRect().top ?? Number.NaN,
        above: Number.parseFloat(style?.paddingTop ?? ''),
        below: Number.parseFloat(style?.paddingBottom ?? ''),
      }
    })
  }

  /** Forgets that it was in view, as a device does that has not been used since. */
  async forgotten(): Promise<void> {
    await this.host.browser.execute(() => localStorage.removeItem('own:frozen'))
  }
}
