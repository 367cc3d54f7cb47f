import * as v from 'valibot'
import {
  button,
  checkLine,
  dialog,
  field,
  listRow,
  region,
  words,
} from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'

const DOCUMENT = '//*[@role="dialog"]//article'

/** A page that shows what a member is, and becoming one. */
export class VipEntryPage extends Page {
  protected readonly landmark = region('等级与权益')

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }

  /** Reads the agreement to its end, agrees, and becomes a member by a double tap. */
  async open(): Promise<VipAuthSuccessPage> {
    await this.tap(checkLine('我已阅读并同意以下文件'))
    await this.see(DOCUMENT)
    await this.host.browser.execute(() =>
      document.querySelector('[role="dialog"] article')?.lastElementChild?.scrollIntoView(),
    )
    await this.tap(button('已阅读并同意'))
    await this.gone(DOCUMENT)
    await this.tapTwice(button('开通会员'))
    return new VipAuthSuccessPage(this.host).shown()
  }
}

export class VipAuthSuccessPage extends Page {
  protected readonly landmark = words('会员已开通')

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }

  async goOn(): Promise<VipHomePage> {
    await this.tap(button('去会员中心'))
    return new VipHomePage(this.host).shown()
  }
}

export class VipHomePage extends Page {
  protected readonly landmark = listRow('成长值', '30 天内失效')

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }

  /** Opens a right by its name. */
  async right(name: string): Promise<ServiceRightPage> {
    await this.tap(listRow('权益', name))
    return new ServiceRightPage(this.host).shown()
  }

  async upgrade(): Promise<UpgradePage> {
    await this.tap(listRow('成长值', '怎样升级'))
    return new UpgradePage(this.host).shown()
  }

  /** The days and their points. */
  async days(): Promise<string> {
    await this.tap(listRow('成长值', '成长值明细'))
    await this.see(`${dialog('成长值明细')}//li`)
    const text = await this.read(dialog('成长值明细'))
    await this.tap(dialog('成长值明细') + button('关闭'))
    return text
  }
}

export class ServiceRightPage extends Page {
  protected readonly landmark = region('说明')

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }

  /** Takes or books it by a double tap. */
  async use(name: string): Promise<this> {
    await this.tapTwice(button(name))
    await this.see(region('本期记录'))
    return this
  }
}

export class UpgradePage extends Page {
  protected readonly landmark = region('等级与权益')

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }

  async backToCampaign(): Promise<void> {
    await this.tap(button('返回活动'))
  }
}

/**
 * The smallest sizes on a page of the edition for older people, in CSS pixels, and its contrast.
 */
const measured = v.object({ text: v.number(), target: v.number(), contrast: v.number() })

abstract class ElderView extends Page {
  /** Measures all that is read and tapped on it. */
  async smallest(): Promise<v.InferOutput<typeof measured>> {
    const found = await this.host.browser.execute(() => {
      const luminance = (colour: string) => {
        const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((it) => {
          const part = Number(it) / 255
          return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const ground = (of: Element | null): string => {
        const colour = of === null ? 'rgb(255, 255, 255)' : getComputedStyle(of).backgroundColor
        return /, 0\)$|^transparent$/.test(colour) ? ground(of?.parentElement ?? null) : colour
      }
      const main = document.querySelector('main')
      const all = [...(main?.querySelectorAll('*') ?? [])]
      const read = all.filter((it) =>
        [...it.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        ),
      )
      const inView = read.filter((it) => it.getBoundingClientRect().width > 1)
      const targets = all.filter((it) => it.matches('a, button, input'))
      return {
        text: Math.min(...inView.map((it) => Number.parseFloat(getComputedStyle(it).fontSize))),
        target: Math.min(
          ...targets.flatMap((it) => {
            const { width, height } = it.getBoundingClientRect()
            return [width, height]
          }),
        ),
        contrast: Math.min(
          ...inView.map((it) => {
            const [a, b] = [luminance(getComputedStyle(it).color), luminance(ground(it))]
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
          }),
        ),
      }
    })
    return v.parse(measured, found)
  }
}

/** Home of the edition for older people. */
export class VipAgingHomePage extends ElderView {
  protected readonly landmark = '//nav[@aria-label="常用功能"]'

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }

  async services(): Promise<AllServiceAgingPage> {
    await this.tap(listRow('更多', '全部服务'))
    return new AllServiceAgingPage(this.host).shown()
  }

  async standard(): Promise<void> {
    await this.tap(button('切换标准版'))
  }
}

export class AllServiceAgingPage extends ElderView {
  protected readonly landmark = field('搜索服务')

  /** Searches for a service and opens it. */
  async find(wish: string, name: string): Promise<void> {
    await this.type(field('搜索服务'), wish)
    await this.tap(`//a[contains(., "${name}")]`)
  }

  /** Opens a service with a list of funds, and a fund of it. */
  async openFund(service: string, name: string): Promise<void> {
    await this.find(service, service)
    await this.tap(`//main//*[@role="listitem"]//a[contains(., "${name}")]`)
  }
}
