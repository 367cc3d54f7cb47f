import { button, dialog, listRow } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'

const ALL = dialog('全部功能')

/** Whatever screen is in view, by what on it leads on. */
export class DoorsView extends Page {
  protected readonly landmark = '//main'

  /** Resolves when a screen with this path is in view and at rest. */
  async at(path: string): Promise<this> {
    await this.host.browser.waitUntil(async () => (await this.address()).path === path, {
      timeout: 20_000,
      interval: 50,
      timeoutMsg: `did not get to ${path}`,
    })
    return this.atRest()
  }

  /** Takes the first link whose name begins with these words. */
  async follow(name: string, path: string, part = '//main'): Promise<this> {
    await this.tap(`${part}//a[starts-with(normalize-space(.), "${name}")]`)
    return this.at(path)
  }

  /** Takes a row of a list. */
  async row(list: string, text: string, path: string): Promise<this> {
    await this.tap(listRow(list, text))
    return this.at(path)
  }

  /** Opens a sheet by a row of a list. */
  async sheet(list: string, text: string, title: string): Promise<this> {
    await this.tap(listRow(list, text))
    await this.see(dialog(title))
    return this.atRest()
  }

  /** Takes one of all functions, which home lists in a sheet. */
  async function(name: string, path: string): Promise<this> {
    await this.tap(button('全部'))
    await this.see(ALL)
    await this.atRest()
    return this.follow(name, path, ALL)
  }

  async press(name: string): Promise<this> {
    await this.tap(button(name))
    return this.atRest()
  }

  /** Goes back as the phone does, to the screen with this path. */
  async back(path: string): Promise<this> {
    await this.host.control.back()
    return this.at(path)
  }
}
