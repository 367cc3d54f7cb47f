import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { FundLinksView } from '#test/e2e/pages/fund-people-pages.ts'
import { button, listRow, region, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'
import { QuestionDialog } from '#test/e2e/pages/question-dialog.ts'

/** /fundIndex/indexDetail: one index. */
export class IndexDetailPage extends Page {
  protected readonly landmark = region('估值')

  /** Returns what its card says of its place in its own past. */
  place(): Promise<string> {
    return this.read('//main//section[contains(., "百分位")]')
  }

  async openFund(name: string): Promise<FundDetailSinglePage> {
    await this.host.browser.execute(() => {
      document.querySelector('ul[aria-label="跟踪这个指数的基金"]')?.scrollIntoView()
    })
    await this.tap(listRow('跟踪这个指数的基金', name))
    return new FundDetailSinglePage(this.host).shown()
  }
}

/** /fund_detail/home with the cards of indexes. */
export class IndexCardsView extends Page {
  protected readonly landmark = '//a[contains(@href, "/fundIndex/indexDetail")]'

  async open(indexCode: string): Promise<IndexDetailPage> {
    await this.tap(`//a[contains(@href, "indexCode=${indexCode}")]`)
    return new IndexDetailPage(this.host).shown()
  }
}

/** /fund_detail/FundConversionStrategy: what changed between two reports. */
export class FundConversionStrategyPage extends Page {
  protected readonly landmark = `//main${words('公布日期')}`

  /** Both reports, and the counts of changes. */
  summary(): Promise<string> {
    return this.read('(//main//section[contains(., "公布日期")])[1]')
  }

  stocks(): Promise<string> {
    return this.read('//ul[@aria-label="股票"]')
  }

  async choose(from: string, report: string): Promise<this> {
    await this.tap(`//main//button[contains(., "${from}")]`)
    await this.tap(`//*[@role="dialog"]//button[contains(., "${report}")]`)
    return this.atRest()
  }
}

/** The page of a fund, from which its changes are opened. */
export class FundRecordView extends FundLinksView {
  async changes(): Promise<FundConversionStrategyPage> {
    await this.host.browser.execute(() => {
      document.querySelector('ul[aria-label="更多资料"]')?.scrollIntoView({ block: 'center' })
    })
    await this.atRest()
    await this.tap(listRow('更多资料', '调仓记录'))
    return new FundConversionStrategyPage(this.host).shown()
  }
}

/** /fund_detail/FundShareBridge: a holding of the user's own. */
export class FundShareBridgePage extends Page {
  protected readonly landmark = region('分享给别人看什么')

  async make(choice: string): Promise<this> {
    await this.tap(`//*[@role="tab"][normalize-space(.)="${choice}"]`)
    await this.tap(button('生成分享链接'))
    await this.see(`//*[@role="status"]${words('已生成分享链接')}`)
    return this.atRest()
  }

  /** The newest of what was shared. */
  newest(): Promise<string> {
    return this.read('(//ul[@aria-label="我的分享"]/li)[1]')
  }

  async revokeNewest(): Promise<this> {
    await this.tap(`(//ul[@aria-label="我的分享"]/li)[1]${button('收回')}`)
    const question = await new QuestionDialog(this.host).shown()
    return question.leave('收回', this)
  }
}

/** A holding, from which it is shared. */
export class HoldingLinksView extends Page {
  protected readonly landmark = '//ul[@aria-label="持有详情"]'

  async share(): Promise<FundShareBridgePage> {
    // Parts that load late above the row move it.
    await this.atRest()
    await this.tap(listRow('持有详情', '分享持有'))
    return new FundShareBridgePage(this.host).shown()
  }
}

/** /fund_detail/FundSharePage: what somebody has shared. */
export class FundSharePagePage extends Page {
  protected readonly landmark = `//main${words('持有收益率')}`

  text(): Promise<string> {
    return this.read('//main')
  }
}

/** The same address where it opens nothing. */
export class GoneShareView extends Page {
  protected readonly landmark = words('这个分享看不到了')

  text(): Promise<string> {
    return this.read('//main')
  }
}
