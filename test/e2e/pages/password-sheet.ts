import * as v from 'valibot'
import { devTools } from '#test/e2e/devtools.ts'
import { button, dialog, words } from './locators.ts'
import { Page, type PageClass } from './page.ts'

const SHEET = dialog('请输入交易密码')
const KEYPAD = '//*[@role="group"][@aria-label="安全键盘"]'
const places = v.array(v.object({ x: v.number(), y: v.number() }))

export class PasswordSheet extends Page {
  protected readonly landmark = SHEET

  /** The sheet's text, with what is being paid for. */
  text(): Promise<string> {
    return this.read(SHEET)
  }

  /** Enters the six digits; the last one places the order, and the result comes. */
  async enter<P extends Page>(password: string, Result: PageClass<P>): Promise<P> {
    await this.press(password)
    return new Result(this.host).shown()
  }

  /** Enters them and taps the last one twice. */
  async enterHastily<P extends Page>(password: string, Result: PageClass<P>): Promise<P> {
    await this.press(password.slice(0, -1))
    await this.tapTwice(SHEET + KEYPAD + button(password.slice(-1)))
    return new Result(this.host).shown()
  }

  /** Enters a wrong password; resolves with the sheet's message. */
  async refused(password: string): Promise<string> {
    await this.press(password)
    return this.read(`${SHEET}//*[@role="alert"][normalize-space(.)!=""]`)
  }

  /** Resolves when it is closed. */
  async closed(): Promise<void> {
    await this.gone(SHEET)
  }

  /** Leaves to set a new password. */
  async forgot(): Promise<void> {
    await this.atRest()
    await this.tap(SHEET + button('忘记密码'))
    await this.gone(SHEET)
  }

  /** Closes the sheet without a password; the page under it shows a message and is unchanged. */
  async cancelled<P extends Page>(before: P): Promise<P> {
    await this.atRest()
    await this.tap(SHEET + button('关闭'))
    await this.see(words('没有验证，操作未进行'))
    await this.gone(SHEET)
    return before.shown()
  }

  /** Presses two keys in Chromium, whose fingers overlap: both are down before one is lifted. */
  async pressTogether(first: string, second: string): Promise<void> {
    await this.atRest()
    await this.gone('//*[@data-shield]')
    const found = await this.host.browser.execute(
      (digits: readonly string[]) =>
        digits.map((digit) => {
          const keys = document.querySelectorAll('[role="dialog"] [aria-label="安全键盘"] button')
          const key = Array.from(keys).find(({ textContent }) => textContent === digit)
          const { left = 0, top = 0, width = 0, height = 0 } = key?.getBoundingClientRect() ?? {}
          return { x: left + width / 2, y: top + height / 2 }
        }),
      [first, second],
    )
    const [one, other] = v.parse(places, found).map(({ x, y }, id) => ({ x, y, id }))
    const touch = (type: string, touchPoints: readonly unknown[]) =>
      devTools(this.host, 'Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [one])
    await touch('touchStart', [one, other])
    await touch('touchEnd', [])
  }

  /** Resolves once so many digits are in. */
  async holds(digits: number): Promise<this> {
    await this.see(`${SHEET}//*[@role="img"][@aria-label="已输入 ${digits} 位，共 6 位"]`)
    return this
  }

  /** Taps digits; the caller waits for the outcome of the sixth. */
  async press(digits: string): Promise<void> {
    await this.atRest()
    for (const digit of digits) await this.tap(SHEET + KEYPAD + button(digit))
  }
}
