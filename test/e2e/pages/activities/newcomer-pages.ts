import { button, heading, region, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'

/** The five steps of a newcomer, and what newcomers are given. */
export class NewUserHomeView extends Page {
  protected readonly landmark = region('新人五步')

  async openGift(): Promise<OneKeyGiftPage> {
    await this.tap('//a[contains(., "一键领取")]')
    return new OneKeyGiftPage(this.host).shown()
  }

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }
}

/** The gifts of newcomers. */
export class OneKeyGiftPage extends Page {
  protected readonly landmark = '//ul[@aria-label="礼包内容"]'

  /** Takes them by a double tap; resolves once they are there. */
  async take(): Promise<this> {
    await this.tapTwice(button('一键领取'))
    await this.see(button('查看卡券'))
    return this
  }

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }
}

/** The milestones of newcomers. */
export class NewUserHome2025Page extends Page {
  protected readonly landmark = '//ul[@aria-label="里程碑"]'

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }

  /** Claims by a double tap; resolves once the reward is said. */
  async claim(reward: string): Promise<this> {
    await this.tapTwice(button('领取'))
    await this.see(words(reward))
    return this
  }
}

/** A coupon that there is not, or that is not shown. */
export class NoCouponView extends Page {
  protected readonly landmark = words('没有找到这张券')
}

/** The way to the points mall. */
export class DuibaPage extends Page {
  protected readonly landmark = heading('即将前往合作商城')

  async leave(): Promise<void> {
    await this.tap(button('前往合作商城'))
  }

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }
}

/** A page that shows what codes were exchanged for. */
export class ExchangeHistoryView extends Page {
  protected readonly landmark = '//a[contains(., "前往合作商城")]'

  async openMall(): Promise<DuibaPage> {
    await this.tap(this.landmark)
    return new DuibaPage(this.host).shown()
  }
}

/** An address that is not left for. */
export class RefusedAddressView extends Page {
  protected readonly landmark = words('链接不属于本公司的网站')
}
