import { button, checkLine, field, heading, region, termValue, words } from './locators.ts'
import { Page, type Composition } from './page.ts'
import { PasswordSheet } from './password-sheet.ts'

/** The two sides of an identity card, as their slots are labelled. */
export type SideLabel = '人像面' | '国徽面'

/** The pictures of the identity card. */
export class PicturesPage extends Page {
  protected readonly landmark = heading('拍摄本人身份证')

  /** Takes a picture: the file chooser of the phone gives this file. */
  async take(side: SideLabel, file: string): Promise<this> {
    await this.takePicture(side, file)
    return this
  }

  /** Resolves when the picture was read. */
  async wasRead(side: SideLabel): Promise<this> {
    await this.see(region(side) + words('已识别'))
    return this
  }

  /** The reason why a picture cannot be used. */
  async fault(side: SideLabel, text: string): Promise<this> {
    await this.see(region(side) + words(text))
    return this
  }

  /** A poor picture may be sent all the same. */
  async offersToInsist(side: SideLabel): Promise<this> {
    await this.see(region(side) + button('仍用这张'))
    return this
  }

  /** Puts the picture of this slot into the other one. */
  async move(side: SideLabel): Promise<this> {
    await this.tap(region(side) + button('换到另一栏'))
    return this
  }

  async next(): Promise<ConfirmDocumentPage> {
    await this.tap(button('下一步'))
    return new ConfirmDocumentPage(this.host).shown()
  }
}

/** A page that shows what was read of the identity card, to be corrected. */
export class ConfirmDocumentPage extends Page {
  protected readonly landmark = field('签发机关')

  number(): Promise<string> {
    return this.fieldValue(field('身份证号'))
  }

  birthDate(): Promise<string> {
    return this.read(termValue('出生日期'))
  }

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  /** Replaces what a field contains. */
  async enter(label: '姓名' | '身份证号' | '住址', text: string): Promise<this> {
    if ((await this.fieldValue(field(label))) !== '') await this.tap(button(`清除${label}`))
    await this.type(field(label), text)
    return this
  }

  /** Composes in place of what a field contains. */
  async compose(label: '姓名' | '住址', composition: Composition): Promise<this> {
    if ((await this.shownIn(label)) !== '') await this.tap(button(`清除${label}`))
    await this.composeIn(field(label), composition)
    return this
  }

  /** Returns what a field shows. */
  shownIn(label: '姓名' | '住址'): Promise<string> {
    return this.fieldValue(field(label))
  }

  async withoutEnd(): Promise<this> {
    await this.tap(checkLine('长期有效'))
    return this
  }

  /** Hands it in; the page after it is another module's or the review. */
  async submit(): Promise<void> {
    await this.tap(button('确认无误，提交'))
    await this.gone(field('签发机关'))
  }
}

/** The activation of an account that has slept. */
export class ActivationView extends Page {
  protected readonly landmark = button('下一步，验证交易密码')

  /** Enters a number that is not the chosen card's; resolves with the message. */
  async refusedCard(cardNo: string): Promise<string> {
    await this.enterCard(cardNo)
    await this.tap(this.landmark)
    return this.read(words('与所选银行卡不一致'))
  }

  async enterCard(cardNo: string): Promise<this> {
    if ((await this.fieldValue(field('银行卡号'))) !== '') await this.tap(button('清除银行卡号'))
    await this.type(field('银行卡号'), cardNo)
    return this
  }

  async goOn(): Promise<PasswordSheet> {
    await this.tap(this.landmark)
    return new PasswordSheet(this.host).shown()
  }
}

/** A page that shows how far the review of a document is. */
export class ReviewPage extends Page {
  protected readonly landmark = words('证件信息只用于核实身份')

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  /** Resolves once the status has been read again: the button is busy, or gone, until then. */
  async refresh(): Promise<this> {
    await this.tap(button('刷新'))
    return this.atRest()
  }

  async goOn(): Promise<void> {
    await this.tap(button('继续'))
  }
}
