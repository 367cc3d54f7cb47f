import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { button, buttonStarting, field, region } from '#test/e2e/pages/locators.ts'
import { figureIn, Page } from '#test/e2e/pages/page.ts'

const ROWS = '//main//*[@role="listitem"]'
const BAR = '//main//*[@role="group"][@aria-label="筛选与排序"]'

/** /easySelectFund/EasySelectHome: conditions to tap. */
export class EasySelectHomePage extends Page {
  protected readonly landmark = `//main${region('最高风险')}`

  async choose(group: string, chip: string): Promise<this> {
    await this.tap(`//main${region(group)}${buttonStarting(chip)}`)
    return this
  }

  /** Returns how many funds fit, once that is known. */
  async count(): Promise<number> {
    const name = `//button[starts-with(normalize-space(.), "查看 ")]`
    return Number(figureIn(await this.read(name)))
  }

  async drop(): Promise<string> {
    const note = await this.read('//*[@role="note"][contains(., "后有")]')
    await this.tap(button('去掉'))
    return note
  }

  async save(): Promise<this> {
    await this.tap(button('保存这组条件'))
    return this.atRest()
  }

  async results(): Promise<EasySelectResultPage> {
    await this.tap(buttonStarting('查看 '))
    return new EasySelectResultPage(this.host).shown()
  }
}

/** /easySelectFund/EasySelectResult: the funds that fit. */
export class EasySelectResultPage extends Page {
  protected readonly landmark = `//main${button('修改条件')}`

  count(): Promise<string> {
    return this.read(BAR)
  }

  async without(chip: string): Promise<this> {
    await this.tap(`//main${buttonStarting(chip)}`)
    return this.atRest()
  }

  async open(place: number): Promise<FundDetailSinglePage> {
    await this.tap(`(${ROWS})[${place}]//a`)
    return new FundDetailSinglePage(this.host).shown()
  }
}

/** /companySelectFund/companySelectFundHome: companies. */
export class CompanySelectFundHomePage extends Page {
  protected readonly landmark = `//main${region('基金公司')}`

  /** The text of a row of the companies, counted from 1. */
  row(place: number): Promise<string> {
    return this.read(`(//main//ul[@aria-label="基金公司"]//a)[${place}]`)
  }

  recent(): Promise<string> {
    return this.read(`//main${region('最近看过')}`)
  }

  async search(): Promise<CompanySelectFundSearchPage> {
    await this.tap('//main//a[contains(., "搜索公司与基金")]')
    return new CompanySelectFundSearchPage(this.host).shown()
  }
}

/** /companySelectFund/companySelectFundSearch: companies and funds by the same words. */
export class CompanySelectFundSearchPage extends Page {
  protected readonly landmark = `//main${field('搜索基金')}`

  async find(words: string): Promise<this> {
    await this.type(field('搜索基金'), words)
    await this.see(`//main${region('基金公司')}`)
    return this.atRest()
  }

  async company(name: string): Promise<this> {
    await this.tap(`//main//ul[@aria-label="找到的公司"]//a[contains(., "${name}")]`)
    await this.see(`//main${region(name)}`)
    return this.atRest()
  }

  count(): Promise<string> {
    return this.read(BAR)
  }

  /** The text of a fund's row, counted from 1. */
  fund(place: number): Promise<string> {
    return this.read(`(${ROWS})[${place}]`)
  }
}
