import { MessagesPage } from './account/message-pages.ts'
import { SingleHoldPage, HoldYuEBaoPage } from './asset-pages.ts'
import { TransactionMainPage } from './transaction-main-page.ts'
import { FundDetailSinglePage } from './fund-detail-single-page.ts'
import { button, dialog, field, link, region, listRow, words } from './locators.ts'
import { figureIn, Page, type Composition } from './page.ts'
import { TransactionDetailPage } from './transaction-detail-page.ts'

export class HomePage extends Page {
  protected readonly landmark = field('搜索基金')

  /** The version in the foot. */
  async version(): Promise<string> {
    const text = await this.read(words('版本 '))
    return /版本 (\d+\.\d+\.\d+)/.exec(text)?.[1] ?? ''
  }

  /** Chooses a theme and a size of text by the settings in the foot. */
  async setDisplay(theme: string, text: string): Promise<void> {
    const sheet = dialog('显示设置')
    // The button is below all that is still to come.
    await this.whole()
    await this.tap(button('显示设置'))
    await this.tap(sheet + button(theme))
    await this.tap(sheet + button(text))
    await this.tap(sheet + button('关闭'))
    await this.atRest()
  }

  /** Takes the edition for older people, which the first start offers. */
  async takeElderEdition(): Promise<void> {
    await this.whole()
    await this.tap(button('切换到长辈版'))
  }

  /** Opens the messages by the bell. */
  async openMessages(): Promise<MessagesPage> {
    await this.tap('//main//a[starts-with(normalize-space(.), "消息")]')
    return new MessagesPage(this.host).shown()
  }

  /** Searches for a fund and opens it from the results. */
  async findFund(keyword: string, name: string): Promise<FundDetailSinglePage> {
    await this.type(field('搜索基金'), keyword)
    await this.tap(listRow('搜索结果', name))
    return new FundDetailSinglePage(this.host).shown()
  }

  /** Searches by composed words and opens a fund from the results. */
  async findComposed(composition: Composition, name: string): Promise<FundDetailSinglePage> {
    await this.composeIn(field('搜索基金'), composition)
    await this.tap(listRow('搜索结果', name))
    return new FundDetailSinglePage(this.host).shown()
  }

  /** Signs in by the button and the app's own sheet. */
  async signIn(userId: string): Promise<this> {
    await this.tap(button('登录'))
    await this.host.control.until((state) => (state.loginSheet?.users.length ?? 0) > 0)
    await this.host.control.login(userId)
    return this.signedIn()
  }

  /** Resolves when its last part, the operators' page, is there as well. */
  async whole(): Promise<this> {
    await this.see('//*[@data-block]')
    return this.atRest()
  }

  /** Resolves when a visitor is invited to sign in, and sees no figures. */
  async invited(): Promise<this> {
    await this.see(words('登录后查看持有和收益'))
    return this
  }

  /** Resolves when the user's figures are there. */
  async signedIn(): Promise<this> {
    await this.see(region('总资产（元）'))
    return this
  }

  /**
   * Yuan on the way: paid for purchases that are not confirmed yet, or not paid out of sales yet.
   */
  async inTransit(): Promise<string> {
    const sum = `//dt[.="在途"]/following-sibling::dd`
    return (await this.has(sum)) ? figureIn(await this.read(sum)) : '0.00'
  }

  /** Returns what a held fund is worth, in yuan. */
  async holdingValue(name: string): Promise<string> {
    await this.see('//ul[@aria-label="我的持有"]')
    const text = await this.read(listRow('我的持有', name))
    return figureIn(text.replace(name, ''))
  }

  /** Opens a fund that is held. */
  async openHolding(name: string): Promise<SingleHoldPage> {
    await this.tap(listRow('我的持有', name))
    return new SingleHoldPage(this.host).shown()
  }

  /** Opens the wallet product, from the list of all functions. */
  async openWallet(): Promise<HoldYuEBaoPage> {
    await this.tap(button('全部'))
    await this.tap(link('禾岸宝'))
    return new HoldYuEBaoPage(this.host).shown()
  }

  /** Opens all orders, from the list of all functions. */
  async openOrders(): Promise<TransactionMainPage> {
    await this.tap(button('全部'))
    await this.tap(link('交易记录'))
    return new TransactionMainPage(this.host).shown()
  }

  /** Opens the newest order of a fund. */
  async openOrder(name: string): Promise<TransactionDetailPage> {
    await this.tap(listRow('最近交易', name))
    return new TransactionDetailPage(this.host).shown()
  }
}

/** The session was ended from another device: why, and what to do. */
export class SessionEndedView extends Page {
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
