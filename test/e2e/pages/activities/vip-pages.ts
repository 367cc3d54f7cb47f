import { button, dialog, field, link, listRow, region, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'

/** What a member is, and becoming one. */
export class VipEntryPage extends Page {
  protected readonly landmark = region('等级与权益')

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }

  /** Reads the agreement to its end, agrees, and becomes a member by a double tap. */
  async open(): Promise<VipAuthSuccessPage> {
    await this.tap(field('我已阅读并同意以下文件'))
    await this.tap(button('我已阅读'))
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

/** Home of the edition for older people. */
export class VipAgingHomePage extends Page {
  protected readonly landmark = '//nav[@aria-label="常用功能"]'

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }

  async services(): Promise<AllServiceAgingPage> {
    await this.tap(listRow('更多', '全部服务'))
    return new AllServiceAgingPage(this.host).shown()
  }

  async door(name: string): Promise<void> {
    await this.tap(link(name))
  }

  async standard(): Promise<void> {
    await this.tap(button('切换标准版'))
  }
}

export class AllServiceAgingPage extends Page {
  protected readonly landmark = field('搜索服务')

  async find(wish: string, name: string): Promise<void> {
    await this.type(field('搜索服务'), wish)
    await this.tap(`//a[contains(., "${name}")]`)
  }
}
