import {
  button,
  buttonStarting,
  listRow,
  region,
  termValue,
  words,
} from '#test/e2e/pages/locators.ts'
import { Page, type PageClass } from '#test/e2e/pages/page.ts'

const radio = (text: string) => `//label[.//input[@type="radio"]][contains(., "${text}")]`
const BALANCE = region('金币余额')

/** A page that shows what the screens of gold coins share. */
abstract class GoldPage extends Page {
  /** Resolves when these words are on the screen. */
  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  /** The balance in its card. */
  async balance(): Promise<string> {
    const text = await this.read(BALANCE)
    return /[\d,]+/.exec(text)?.[0] ?? ''
  }

  /** Resolves when the balance is this one. */
  async hasCoins(amount: string): Promise<this> {
    await this.see(`${BALANCE}//*[normalize-space(.)="${amount}"]`)
    return this
  }
}

/** /goldStore/goldStoreHome. */
export class GoldStoreHomePage extends GoldPage {
  protected readonly landmark = region('商品')

  /** Signs in for today's coins; the day is marked. */
  async signIn(): Promise<this> {
    await this.tap(button('签到'))
    await this.see(button('今天已签到'))
    return this
  }

  async openGoods(title: string): Promise<GoldGoodsDetailPage> {
    await this.tap(`//ul[@aria-label="商品列表"]//a[contains(., "${title}")]`)
    return new GoldGoodsDetailPage(this.host).shown()
  }

  async openTree(): Promise<GoldTreeHomePage> {
    await this.tap(listRow('金币服务', '黄金树'))
    return new GoldTreeHomePage(this.host).shown()
  }

  async openTasks(): Promise<GoldCoinTaskPage> {
    await this.tap(listRow('金币服务', '赚金币'))
    return new GoldCoinTaskPage(this.host).shown()
  }

  async openRecords(): Promise<GoldVaryRecordsPage> {
    await this.tap(listRow('金币服务', '金币明细'))
    return new GoldVaryRecordsPage(this.host).shown()
  }
}

/** /goldStore/goldGoodsDetail, and its sheet. */
export class GoldGoodsDetailPage extends GoldPage {
  protected readonly landmark = region('兑换说明')

  async choose(address?: string): Promise<this> {
    await this.tap(button('立即兑换'))
    await this.see(buttonStarting('确认兑换'))
    if (address !== undefined) await this.tap(radio(address))
    return this
  }

  /** Confirms twice at once, as an impatient finger does. */
  async confirm<P extends Page>(next: PageClass<P>): Promise<P> {
    await this.tapTwice(buttonStarting('确认兑换'))
    return new next(this.host).shown()
  }
}

/** /goldStore/goldExchangeResult. */
export class GoldExchangeResultPage extends GoldPage {
  protected readonly landmark = button('查看详情')

  async openDetail(): Promise<GoldExchangeDetailPage> {
    await this.tap(button('查看详情'))
    return new GoldExchangeDetailPage(this.host).shown()
  }
}

/** /goldStore/goldExchangeDetail. */
export class GoldExchangeDetailPage extends GoldPage {
  protected readonly landmark = region('兑换信息')

  async cancel(): Promise<this> {
    await this.tap(button('取消兑换'))
    await this.tap(`//*[@role="alertdialog"]${button('取消兑换')}`)
    await this.see(region('退回的金币'))
    return this
  }

  /** Until when so many coins count that came back. */
  returned(amount: string): Promise<string> {
    return this.read(termValue(`${amount} 金币`))
  }
}

/** /goldStore/goldCoinTask. */
export class GoldCoinTaskPage extends GoldPage {
  protected readonly landmark = region('新手任务')

  async claimAll(category: string): Promise<this> {
    await this.tap(`${region(category)}${buttonStarting('一键领取')}`)
    await this.gone(`${region(category)}${buttonStarting('一键领取')}`)
    return this
  }
}

/** /goldStore/goldVaryRecords. */
export class GoldVaryRecordsPage extends GoldPage {
  protected readonly landmark = '//*[@role="tablist"][@aria-label="金币记录"]'

  /** The rows of a tab, from the top. */
  async rows(tab: string): Promise<string[]> {
    await this.tap(`${this.landmark}//button[normalize-space(.)="${tab}"]`)
    const list = tab === '兑换' ? '兑换记录' : '金币明细'
    const row = `//*[@role="list"][@aria-label="${list}"]//*[@role="listitem"]`
    await this.see(row)
    await this.atRest()
    return this.readAll(row)
  }
}

/** /goldTree/goldTreeHome. */
export class GoldTreeHomePage extends GoldPage {
  protected readonly landmark = region('阶段奖励')

  /** One tap; resolves once the tree has so much water. */
  async water(then: number): Promise<this> {
    await this.tap(button('浇水 10'))
    await this.see(words(`已浇 ${then}`))
    return this
  }

  async claim(stage: string): Promise<this> {
    await this.tap(`//ul[@aria-label="阶段奖励"]//button[contains(., "${stage}")]`)
    await this.gone(`//ul[@aria-label="阶段奖励"]//button[contains(., "${stage}")]`)
    return this
  }
}

/** /goldTree/goldTreeOffline. */
export class GoldTreeOfflinePage extends GoldPage {
  protected readonly landmark = words('水滴已失效')
}
