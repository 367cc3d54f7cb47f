import { button, dialog, field, listRow, region, status, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'
import { QuestionDialog } from '#test/e2e/pages/question-dialog.ts'

/** A coupon by its title, with its button. */
const ticket = (title: string): string => `//div[./div[contains(., "${title}")]]`

const CLAIMABLE = region('可领取的券')

/** The user's coupons, and those that can be claimed. */
export class CouponCenterHomePage extends Page {
  protected readonly landmark = listRow('更多', '历史卡券')

  async claimable(): Promise<this> {
    await this.tap(button('领券'))
    await this.see(CLAIMABLE)
    return this
  }

  /** Claims by a double tap; resolves once it is announced. */
  async claim(title: string): Promise<this> {
    await this.tapTwice(CLAIMABLE + ticket(title) + button('领取'))
    await this.see(words('已放入卡券中心'))
    return this
  }

  async own(): Promise<this> {
    await this.tap(button('我的券'))
    return this
  }

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }

  async open(title: string): Promise<CouponDetailPage> {
    await this.tap(`//a[contains(., "${title}")]`)
    return new CouponDetailPage(this.host).shown()
  }

  async openCodes(): Promise<ExchangeView> {
    await this.tap(listRow('更多', '兑换码'))
    return new ExchangeView(this.host).shown()
  }
}

export class CouponDetailPage extends Page {
  protected readonly landmark = region('使用说明')

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }

  /** All that is said of it. */
  text(): Promise<string> {
    return this.read('//main')
  }

  async give(): Promise<GetCouponSharePage> {
    await this.tap(button('赠送好友'))
    return new GetCouponSharePage(this.host).shown()
  }
}

/** A coupon that is given away. */
export class GetCouponSharePage extends Page {
  protected readonly landmark = words('24 小时内未领取自动退回')

  /** Offers it by a double tap; resolves once it can be sent. */
  async offer(): Promise<this> {
    await this.tapTwice(button('生成礼物'))
    await this.see(button('发送给好友'))
    return this
  }

  async withdraw(): Promise<QuestionDialog> {
    await this.tap(button('撤回'))
    return new QuestionDialog(this.host).shown()
  }

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }
}

/** A gift, or a coupon of a batch, to be taken. */
export class GetCouponPage extends Page {
  protected readonly landmark = words('优惠券只减免或返还申购费')

  async take(): Promise<this> {
    await this.tapTwice(button('领取'))
    await this.see(words('您已领取这张券'))
    return this
  }

  async says(sentence: string): Promise<this> {
    await this.see(words(sentence))
    return this
  }
}

export class ExchangeView extends Page {
  protected readonly landmark = field('兑换码')

  async enter(code: string): Promise<this> {
    if ((await this.fieldValue(field('兑换码'))) !== '') await this.tap(button('清除兑换码'))
    await this.type(field('兑换码'), code)
    return this
  }

  async redeem(): Promise<ExchangeResultView> {
    await this.tapTwice(button('兑换'))
    return new ExchangeResultView(this.host).shown()
  }

  async refused(sentence: string): Promise<this> {
    await this.tap(button('兑换'))
    await this.see(words(sentence))
    return this
  }
}

export class ExchangeResultView extends Page {
  protected readonly landmark = words('兑换成功')

  /** The screen's whole message. */
  text(): Promise<string> {
    return this.read(status())
  }
}

/** The coupons of an order form. */
export const COUPON_ROW = '//button[starts-with(normalize-space(.), "优惠券")]'
export const COUPON_SHEET = dialog('优惠券')
