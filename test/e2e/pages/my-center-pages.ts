import { AddBankPage } from './add-bank-page.ts'
import { CouponCenterHomePage } from './activities/coupon-pages.ts'
import { VipEntryPage } from './activities/vip-pages.ts'
import { GoldStoreHomePage } from './gold/gold-pages.ts'
import { SftHomePage } from './game/sft-pages.ts'
import { button, checkLine, dialog, field, listRow, region, words } from './locators.ts'
import { Page } from './page.ts'
import { PasswordSheet } from './password-sheet.ts'
import { QuestionDialog } from './question-dialog.ts'

const CARDS = dialog('我的银行卡')
const LIMITS = dialog('本人限额')
const RESIDENCE = dialog('添加国家（地区）')

/** A field of several lines, by its label. */
const area = (label: string): string =>
  `//textarea[@id=//label[normalize-space(.)="${label}"]/@for]`

/** A field whose value is chosen in a sheet, by its label. */
const pick = (label: string): string =>
  `//button[@aria-haspopup="dialog"][starts-with(@aria-labelledby, //span[normalize-space(.)="${label}"]/@id)]`

/** The personal centre. */
export class CenterHomePage extends Page {
  protected readonly landmark = region('服务')

  /** A row in the screen's words. */
  row(group: string, name: string): Promise<string> {
    return this.read(listRow(group, name))
  }

  async openPersonalTax(): Promise<PersonalTaxPage> {
    await this.tap(listRow('投资信息', '个人及税收信息'))
    return new PersonalTaxPage(this.host).shown()
  }

  async openCoins(): Promise<GoldStoreHomePage> {
    await this.tap(listRow('服务', '金币商城'))
    return new GoldStoreHomePage(this.host).shown()
  }

  async openCoupons(): Promise<CouponCenterHomePage> {
    await this.tap(listRow('服务', '卡券中心'))
    return new CouponCenterHomePage(this.host).shown()
  }

  /** Of who is no member yet, what a member is. */
  async openMember(): Promise<VipEntryPage> {
    await this.tap(listRow('服务', '会员'))
    return new VipEntryPage(this.host).shown()
  }

  async openGame(): Promise<SftHomePage> {
    await this.tap(listRow('服务', '模拟炒基'))
    return new SftHomePage(this.host).shown()
  }

  async toPapers<P extends Page>(page: P): Promise<P> {
    await this.tap(listRow('投资信息', '凭证与证明'))
    return page.shown()
  }

  async toMessageSettings<P extends Page>(page: P): Promise<P> {
    await this.tap(listRow('设置', '消息推送'))
    return page.shown()
  }

  async openCards(): Promise<CardsSheet> {
    await this.see(listRow('账户与安全', '张'))
    await this.tap(listRow('账户与安全', '银行卡'))
    return new CardsSheet(this.host).shown()
  }
}

/** The bound cards, in their sheet. */
export class CardsSheet extends Page {
  protected readonly landmark = CARDS

  text(): Promise<string> {
    return this.read(CARDS)
  }

  /** Goes to the screen where another card is added. */
  async addCard(): Promise<AddBankPage> {
    await this.tap(listRow('添加银行卡', '添加银行卡'))
    return new AddBankPage(this.host).shown()
  }

  async openLimits(card: string): Promise<LimitsSheet> {
    await this.tap(listRow(card, '本人限额'))
    return new LimitsSheet(this.host).shown()
  }

  /** Resolves when a row of the card has these words. */
  async says(card: string, text: string): Promise<this> {
    await this.see(listRow(card, text))
    return this
  }
}

/** The own limits of one card. */
export class LimitsSheet extends Page {
  protected readonly landmark = LIMITS

  async enter(single: string, day: string): Promise<this> {
    await this.#amount('单笔限额', single)
    await this.#amount('单日限额', day)
    return this
  }

  async #amount(label: string, figure: string): Promise<void> {
    if ((await this.fieldValue(field(label))) !== '') await this.tap(button(`清除${label}`))
    await this.type(field(label), figure)
  }

  /** Taps the button where something is wrong; resolves with the message. */
  async refused(): Promise<string> {
    const act = await this.see(`${LIMITS}${button('保存限额')}[@aria-disabled="true"]`)
    await this.host.browser.elementClick(act)
    return this.read(words('不能超过银行的限额'))
  }

  async save(): Promise<PasswordSheet> {
    await this.tap(LIMITS + button('保存限额'))
    return new PasswordSheet(this.host).shown()
  }
}

/** Personal and tax information. */
export class PersonalTaxPage extends Page {
  protected readonly landmark = region('实名信息')

  async choose(kind: string): Promise<this> {
    await this.tap(`${region('税收居民身份')}//label[contains(., "${kind}")]`)
    return this
  }

  /** Fills in what residents of other countries declare about themselves. */
  async fillPerson(texts: Readonly<Record<string, string>>): Promise<this> {
    for (const [label, text] of Object.entries(texts)) {
      await this.type(`(${field(label)} | ${area(label)})`, text)
    }
    return this
  }

  /** Adds a country, which is searched for by these words. */
  async addResidence(country: string, taxNo: string): Promise<this> {
    await this.tap(listRow('税收居民国（地区）', '添加国家（地区）'))
    await this.tap(`${RESIDENCE}//button[@aria-haspopup="dialog"]`)
    await this.type(field('搜索国家（地区）'), country)
    await this.tap(listRow('国家（地区）', country))
    await this.type(field('纳税人识别号'), taxNo)
    await this.tap(RESIDENCE + button('完成'))
    await this.gone(RESIDENCE)
    return this
  }

  /** The rows of the countries. */
  residences(): Promise<string[]> {
    return this.readAll('//ul[@aria-label="税收居民国（地区）"]/li')
  }

  async declare(): Promise<this> {
    await this.tap(checkLine('本人声明'))
    return this
  }

  async save(): Promise<PasswordSheet> {
    await this.tap(button('保存'))
    return new PasswordSheet(this.host).shown()
  }

  /** Presses the back key where something is not saved. */
  async back(): Promise<QuestionDialog> {
    await this.host.control.back()
    return new QuestionDialog(this.host).shown()
  }
}

/** The same while an account is opened: sections are saved as they are filled in. */
export class ReplenishInformationPage extends Page {
  protected readonly landmark = area('详细地址')

  async enterAddress(address: string): Promise<this> {
    await this.type(area('详细地址'), address)
    await this.see(words('已保存'))
    return this
  }

  street(): Promise<string> {
    return this.fieldValue(area('详细地址'))
  }

  async chooseOccupation(name: string): Promise<this> {
    await this.tap(pick('职业'))
    await this.tap(listRow('职业', name))
    return this
  }

  /** Province, city and district, in this order. */
  async chooseRegion(names: readonly [string, string, string]): Promise<this> {
    await this.tap(pick('所在地区'))
    await this.tap(listRow('选择省', names[0]))
    await this.tap(listRow('选择市', names[1]))
    await this.tap(listRow('选择区县', names[2]))
    return this
  }

  async enterContact(contact: string): Promise<this> {
    await this.type(field('联系方式'), contact)
    return this
  }

  /** Types another contact in place of the one that is stored. */
  async changeContact(contact: string): Promise<this> {
    await this.tap(button('修改联系方式'))
    return this.enterContact(contact)
  }

  /** Is a tax resident of China alone, declares it, and goes on to the bank card. */
  async declare(): Promise<void> {
    await this.tap(`${region('税收居民身份')}//label[contains(., "仅为中国税收居民")]`)
    await this.tap(checkLine('本人声明'))
    await this.tap(button('下一步，绑定银行卡'))
    await this.gone(this.landmark)
  }
}
