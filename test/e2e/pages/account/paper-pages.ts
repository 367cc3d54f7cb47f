import {
  button,
  checkLine,
  dialog,
  field,
  heading,
  listRow,
  region,
  termValue,
  words,
} from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'

/** A page that shows what papers can be made, and those that were. */
export class PapersPage extends Page {
  protected readonly landmark = listRow('申请文件', '对账单')

  async begin(kind: string): Promise<PaperFormPage> {
    await this.tap(listRow('申请文件', kind))
    return new PaperFormPage(this.host).shown()
  }

  async toCheck(): Promise<CheckPage> {
    await this.tap(listRow('核验', '核验文件'))
    return new CheckPage(this.host).shown()
  }
}

/** A page that shows what a paper is to be of. */
export class PaperFormPage extends Page {
  protected readonly landmark = checkLine('隐藏姓名和证件号码')

  async make(): Promise<PaperPage> {
    await this.tap(button('生成文件'))
    return new PaperPage(this.host).shown()
  }
}

/** One paper: its number, and the way to its file. */
class PaperPage extends Page {
  protected readonly landmark = words('可以打开至')

  /** Resolves once the file is there, without a tap. */
  async ready(): Promise<this> {
    await this.see(button('打开文件'))
    return this
  }

  /** A line that can be copied: 编号 or 核验码. */
  line(label: string): Promise<string> {
    return this.read(`//button[contains(., "${label}")]/preceding-sibling::div/span[2]`)
  }

  async open(): Promise<StaticPage> {
    await this.tap(button('打开文件'))
    return new StaticPage(this.host).shown()
  }

  /** Shares the file, after the warning. */
  async share(): Promise<this> {
    await this.tap(button('分享'))
    await this.see(words('24 小时内打开'))
    await this.tap(dialog('文件含个人信息') + button('继续分享'))
    return this
  }
}

/** The file as it is shown. */
class StaticPage extends Page {
  protected readonly landmark = '//canvas'

  /** Returns how many pages are drawn. */
  async pages(): Promise<number> {
    return (await this.readAll('//canvas')).length
  }
}

/** A page that shows where a number and a code are checked. */
export class CheckPage extends Page {
  protected readonly landmark = region('文件上的编号和核验码')

  async check(paperNo: string, code: string): Promise<this> {
    for (const [label, text] of [
      ['编号', paperNo],
      ['核验码', code],
    ] as const) {
      if ((await this.fieldValue(field(label))) !== '') await this.tap(button(`清除${label}`))
      await this.type(field(label), text)
    }
    await this.tap(button('核验'))
    return this
  }

  /** Returns what is printed on it under a name. */
  async states(kind: string, label: string): Promise<string> {
    await this.see(heading(kind))
    return this.read(termValue(label))
  }

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }
}
