import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { button, buttonStarting, dialog, region } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'
import { ComparedFundsView } from './watch-pages.ts'

const ROWS = '//main//*[@role="listitem"]'
const SHEET = '//*[@role="dialog"]'

/** /rankList/rankDetail: one board whole. */
export class RankDetailPage extends Page {
  protected readonly landmark = `//main${button('口径')}`

  /** The text of a row, counted from 1. */
  row(place: number): Promise<string> {
    return this.read(`(${ROWS})[${place}]`)
  }

  async count(): Promise<string> {
    return this.read('//main//*[@role="group"][@aria-label="筛选与排序"]')
  }

  async span(name: string): Promise<this> {
    await this.tap(`//*[@role="tab"][normalize-space(.)="${name}"]`)
    return this.atRest()
  }

  /** Returns how the list is made. */
  async explanation(): Promise<string> {
    await this.tap(button('口径'))
    const text = await this.read(SHEET)
    await this.tap(`${SHEET}${button('关闭')}`)
    await this.atRest()
    return text
  }

  /** Chooses an option of a filter, and says how many funds it promised. */
  async filter(name: string, option: string): Promise<string> {
    await this.tap(`//main//button[starts-with(@aria-label, "${name}：")]`)
    const row = `${dialog(name)}//button[starts-with(normalize-space(.), "${option}")]`
    const counted = `${row}[contains(., "只")]`
    await this.see(counted)
    const text = await this.read(counted)
    await this.tap(row)
    await this.atRest()
    return text
  }

  /** Compares the first rows, and comes back. */
  async compare(rows: number): Promise<string> {
    await this.tap(button('对比'))
    for (let place = 1; place <= rows; place += 1) await this.tap(`(${ROWS})[${place}]//button`)
    await this.tap(buttonStarting(`对比 ${rows}/`))
    const text = await (await new ComparedFundsView(this.host).shown()).text()
    await this.host.control.back()
    return (await this.shown()) && text
  }

  async open(place: number): Promise<FundDetailSinglePage> {
    await this.tap(`(${ROWS})[${place}]//a`)
    return new FundDetailSinglePage(this.host).shown()
  }
}

/** /rankList/allRankList: every board. */
export class AllRankListPage extends Page {
  protected readonly landmark = `//main${region('股票型长期业绩')}`

  async open(title: string): Promise<RankDetailPage> {
    await this.tap(`//main${region(title)}//a[contains(., "查看全部")]`)
    return new RankDetailPage(this.host).shown()
  }
}

/** A board that is no longer there. */
export class WithdrawnBoardView extends Page {
  protected readonly landmark = `//main${button('全部榜单')}`

  async others(): Promise<AllRankListPage> {
    await this.tap(button('全部榜单'))
    return new AllRankListPage(this.host).shown()
  }
}
