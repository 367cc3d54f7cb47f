import { AddBankPage } from './add-bank-page.ts'
import { COUPON_ROW, COUPON_SHEET } from './activities/coupon-pages.ts'
import { button, checkLine, region, termValue } from './locators.ts'
import { OrderFormPage } from './order-form-page.ts'
import { figureIn } from './page.ts'

const CARD = '付款方式'

/** Buying; and depositing into a money fund, which is the same in other words. */
export class PurchasePage extends OrderFormPage {
  protected readonly amountLabel: string = '买入金额'
  protected readonly verb: string = '确认买入'

  /** The estimated fee (yuan) and shares. */
  async estimate(): Promise<{ fee: string; shares: string }> {
    return {
      fee: figureIn(await this.read(termValue('预估费用'))),
      shares: figureIn(await this.read(termValue('预估份额'))),
    }
  }

  async chooseCard(tail: string): Promise<this> {
    await this.chooseIn(CARD, '选择付款方式', tail)
    return this
  }

  /** Resolves once the row of coupons reads so. */
  async couponSays(text: string): Promise<this> {
    await this.see(`${COUPON_ROW}[contains(., "${text}")]`)
    return this
  }

  async pickCoupon(title: string): Promise<this> {
    await this.tap(COUPON_ROW)
    await this.tap(COUPON_SHEET + checkLine(title))
    await this.tap(COUPON_SHEET + button('关闭'))
    await this.gone(COUPON_SHEET)
    return this
  }

  async withoutCoupon(): Promise<this> {
    await this.tap(COUPON_ROW)
    await this.tap(COUPON_SHEET + button('不使用优惠券'))
    await this.gone(COUPON_SHEET)
    return this
  }

  /** Leaves to add a card, where none can pay. */
  async addCard(): Promise<AddBankPage> {
    await this.tap(region(CARD) + button('添加银行卡'))
    return new AddBankPage(this.host).shown()
  }

  /** The text of the paying card. */
  card(): Promise<string> {
    return this.cardIn(CARD)
  }
}

export class DepositPage extends PurchasePage {
  protected override readonly amountLabel = '存入金额'
  protected override readonly verb = '确认存入'
}
