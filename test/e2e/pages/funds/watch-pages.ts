import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { button, buttonStarting, dialog, field, region, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'

/** The key (W3C WebDriver). */
const ARROW_UP = '\uE013'

const ROWS = '//ul[@aria-label="自选基金"]'
const ORDER = '//ul[@aria-label="自选基金的顺序"]'
const row = (name: string) => `${ROWS}/li[contains(., "${name}")]`

/** Funds side by side. */
export class ComparedFundsView extends Page {
  protected readonly landmark = '//table//thead//th[normalize-space(.)="基金"]'

  async text(): Promise<string> {
    await this.atRest()
    return this.read('//main')
  }

  async open(name: string): Promise<FundDetailSinglePage> {
    await this.tap(`//table//a[normalize-space(.)="${name}"]`)
    return new FundDetailSinglePage(this.host).shown()
  }
}

/** The funds that the user watches. */
export class WatchedFundsView extends Page {
  protected readonly landmark = `//main${region('自选')}`

  async rows(): Promise<string[]> {
    await this.see(`${ROWS}/li`)
    return this.readAll(`${ROWS}/li//a`)
  }

  /** Writes group and note of a fund. */
  async write(name: string, group: string, note: string): Promise<this> {
    await this.tap(`${row(name)}//button`)
    await this.see(dialog(name))
    await this.type(field('分组'), group)
    await this.type(field('备注'), note)
    await this.tap(button('保存'))
    await this.gone(dialog(name))
    return this.atRest()
  }

  /** Moves a fund up by the keyboard. */
  async moveUp(name: string): Promise<this> {
    await this.tap(button('调整顺序'))
    await this.see(`${ORDER}/li`)
    const handle = await this.see(`${ORDER}/li[contains(., "${name}")]//button[last()]`)
    await this.host.browser.elementSendKeys(handle, ARROW_UP)
    await this.tap(button('完成'))
    return this.atRest()
  }

  /** Begins to put the funds into an order of one's own. */
  async reorder(): Promise<this> {
    await this.tap(button('调整顺序'))
    await this.see(`${ORDER}/li`)
    return this
  }

  /** The names in the order in which they are being put. */
  async order(): Promise<string[]> {
    return this.readAll(`${ORDER}/li`)
  }

  /**
   * Drags a fund by its handle to the place of another: with a finger where the driver has one,
   * else with a mouse.
   */
  async drag(name: string, to: string): Promise<this> {
    const { browser, engine } = this.host
    const middle = (locator: string) =>
      browser.execute((path) => {
        const found = document.evaluate(path, document, null, 9, null).singleNodeValue
        if (!(found instanceof Element)) throw new Error(`nothing at ${path}`)
        const { left, top, width, height } = found.getBoundingClientRect()
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
      }, locator)
    const handle = (of: string) => `${ORDER}/li[contains(., "${of}")]//button[last()]`
    await this.see(handle(name))
    const [from, target] = [await middle(handle(name)), await middle(handle(to))]
    const half = { x: from.x, y: Math.round((from.y + target.y) / 2) }
    const pointerType = engine === 'chromium' ? 'touch' : 'mouse'
    const moveTo = (it: typeof from) => ({ type: 'pointerMove', duration: 80, ...it }) as const
    await browser.performActions([
      {
        type: 'pointer',
        id: `drag ${pointerType}`,
        parameters: { pointerType },
        actions: [
          { ...moveTo(from), duration: 0 },
          { type: 'pointerDown', button: 0 },
          moveTo(half),
          moveTo(target),
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
    return this
  }

  /** Moves a fund one place up by its button. */
  async stepUp(name: string): Promise<this> {
    await this.tap(button(`上移 ${name}`))
    return this
  }

  async done(): Promise<this> {
    await this.tap(button('完成'))
    return this.atRest()
  }

  async compare(names: readonly string[]): Promise<ComparedFundsView> {
    await this.tap(button('对比'))
    for (const name of names) await this.tap(`${row(name)}//button`)
    await this.tap(buttonStarting(`对比 ${names.length}/`))
    return new ComparedFundsView(this.host).shown()
  }

  async remove(name: string): Promise<this> {
    await this.tap(`${row(name)}//button`)
    await this.see(dialog(name))
    await this.tap(button('移出自选'))
    await this.gone(row(name))
    return this.atRest()
  }
}

/** The star of a fund, wherever it is. */
export class StarView extends Page {
  protected readonly landmark = '//button[starts-with(@aria-label, "自选 ")]'

  async isOn(name: string): Promise<boolean> {
    const pressed = `//button[@aria-label="自选 ${name}"]`
    await this.see(pressed)
    return (await this.readAll(`${pressed}[@aria-pressed="true"]`)).length > 0
  }

  async star(name: string): Promise<this> {
    await this.tap(`//button[@aria-label="自选 ${name}"]`)
    await this.see(`//button[@aria-label="自选 ${name}"][@aria-pressed="true"]`)
    return this
  }
}

/** The reminders of a fund or an index. */
export class RemindersSheet extends Page {
  protected readonly landmark = `//*[@role="dialog"]${button('设提醒')}`

  async set(kind: string, limit: string): Promise<this> {
    await this.tap(button(kind))
    await this.type(`//*[@role="dialog"]//input`, limit)
    await this.tap(button('设提醒'))
    await this.see('//ul[@aria-label="已设的提醒"]')
    return this
  }

  /** Changes the limit of the one reminder with these words. */
  async change(from: string, limit: string): Promise<this> {
    await this.tap(`//ul[@aria-label="已设的提醒"]/li[contains(., "${from}")]${button('修改')}`)
    await this.type(`//*[@role="dialog"]//input`, limit)
    await this.tap(button('修改提醒'))
    await this.see(button('设提醒'))
    return this
  }

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }
}
