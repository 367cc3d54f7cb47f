import { FundDetailSinglePage } from './fund-detail-single-page.ts'
import { button, field, listRow, region, words } from './locators.ts'
import { Page } from './page.ts'

/** /fund_detail/fundManagerArea: one manager. */
export class FundManagerAreaPage extends Page {
  protected readonly landmark = region('在管基金')

  async sees(text: string): Promise<this> {
    await this.see(`//main${words(text)}`)
    return this
  }

  /** Shown where the manager is not this company's, or does not exist. */
  async isMissing(): Promise<void> {
    await this.see(words('没有找到这位基金经理'))
  }
}

/** A page that shows what the page of a fund leads to. */
export class FundLinksView extends FundDetailSinglePage {
  protected override readonly landmark = '//ul[@aria-label="更多资料"]'

  /** The links are below cards that load when they come into view. */
  async #inView(): Promise<void> {
    await this.host.browser.execute(() => {
      document.querySelector('ul[aria-label="更多资料"]')?.scrollIntoView({ block: 'center' })
    })
    await this.atRest()
  }

  async manager(): Promise<FundManagerAreaPage> {
    await this.#inView()
    await this.tap(listRow('更多资料', '从业经历'))
    return new FundManagerAreaPage(this.host).shown()
  }

  async questions(): Promise<FundConsultsPage> {
    await this.#inView()
    await this.tap(listRow('更多资料', '常见问题'))
    return new FundConsultsPage(this.host).shown()
  }
}

/** /fund_detail/FundConsults: common questions. */
export class FundConsultsPage extends Page {
  protected readonly landmark = '//*[@role="search"][@aria-label="搜索问题"]'

  async search(text: string): Promise<this> {
    await this.type(field('搜索问题'), text)
    return this
  }

  /** Opens a question, and resolves with its answer. */
  async ask(question: string): Promise<string> {
    const head = `//button[@aria-expanded][contains(., "${question}")]`
    await this.tap(head)
    return this.read(`${head}/ancestor::h3/following-sibling::div/p`)
  }

  /** The answer that the address opens. */
  opened(): Promise<string> {
    return this.read('//button[@aria-expanded="true"]/ancestor::h3/following-sibling::div/p')
  }

  async helped(): Promise<this> {
    await this.tap(button('有帮助'))
    await this.see(button('已反馈'))
    return this
  }

  async hasHelped(): Promise<this> {
    await this.see(button('已反馈'))
    return this
  }
}

/** Any screen whose address lacks what it needs. */
export class UnfitAddressView extends Page {
  protected readonly landmark = words('链接不完整或已失效')
}

/** /fund_detail/FundDetailBoutique: a chosen fund. */
export class FundDetailBoutiquePage extends Page {
  protected readonly landmark = region('完整年度业绩')

  /** Waits for the page that says that there is no such fund. */
  async isMissing(): Promise<void> {
    await this.see(words('没有这只基金'))
  }

  async sees(text: string): Promise<this> {
    await this.see(`//main${words(text)}`)
    return this
  }
}
