import { button, checkLine, field, heading, region, termValue, words } from './locators.ts'
import { Page } from './page.ts'

/** The two sides of an identity card, as their slots are labelled. */
export type SideLabel = '人像面' | '国徽面'

/** The pictures of the identity card. */
export class PicturesPage extends Page {
  protected readonly landmark = heading('拍摄本人身份证')

  /** Takes a picture: the file chooser of the phone gives this file. */
  async take(side: SideLabel, file: string): Promise<this> {
    await this.see(region(side))
    if (this.host.engine === 'chromium') {
      await this.host.control.answerChoosers(file)
      await this.tap(region(side) + '//button[.="拍照" or .="重拍"]')
      return this
    }
    // A driven WebKit asks its driver alone, which gives the file to the input itself: it is hidden
    // behind its button, so that no words find it.
    const input = this.host.browser.$(`//input[@data-picture="${side} camera"]`)
    await this.host.browser.elementSendKeys(await input.elementId, file)
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

/** What was read of the identity card, to be corrected. */
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

  /** Writes a field anew. */
  async enter(label: '姓名' | '身份证号' | '住址', text: string): Promise<this> {
    if ((await this.fieldValue(field(label))) !== '') await this.tap(button(`清除${label}`))
    await this.type(field(label), text)
    return this
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

/** How far the review of a document is. */
export class ReviewPage extends Page {
  protected readonly landmark = words('证件信息只用于核实身份')

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  async refresh(): Promise<this> {
    await this.tap(button('刷新'))
    return this
  }

  async goOn(): Promise<void> {
    await this.tap(button('继续'))
  }
}
