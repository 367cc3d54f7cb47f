import { listRow, region } from './locators.ts'
import { Page } from './page.ts'

/** The first sum of money in a text, with its sign. */
function signedSum(text: string): string {
  const sum = /[+-]?\d[\d,]*\.\d{2}(?!%)/.exec(text)
  if (sum === null) throw new Error(`there is no sum in "${text}"`)
  return sum[0].replaceAll(',', '').replace('+', '')
}

/** The income of a month by day. */
export class SumDetailPage extends Page {
  protected readonly landmark = '//section[@aria-label="收益日历"]'

  /** Of the month with this number. */
  async monthIncome(month: number): Promise<string> {
    return signedSum(await this.read(region(`${month}月收益（元）`)))
  }
}

/** A month fund by fund. */
export class MonthlyReportProfitListPage extends Page {
  protected readonly landmark = region('合计（元）')

  /** The fund in the first place, and its profit. */
  async first(): Promise<{ name: string; profit: string }> {
    const [text = ''] = await this.readAll('//ul[@aria-label="各基金收益"]//li')
    return { name: text.split(/\s/)[0] ?? '', profit: signedSum(text) }
  }

  /** Those that lost most first. */
  async leastFirst(): Promise<this> {
    await this.tap('//*[@role="tab"][starts-with(normalize-space(.), "收益")]')
    await this.see('//*[@role="tab"][normalize-space(.)="收益 ↑"]')
    return this
  }
}

/** A month of the account. */
export class MonthlyReportHomePage extends Page {
  protected readonly landmark = region('资产变化（元）')

  /** A line of the equation. */
  async line(name: string): Promise<string> {
    return signedSum(await this.read(`//ul[@aria-label="资产变化"]//li[contains(., "${name}")]`))
  }

  async openProfits(): Promise<MonthlyReportProfitListPage> {
    await this.tap(listRow('资产变化', '加：收益'))
    return new MonthlyReportProfitListPage(this.host).shown()
  }

  async openDays(): Promise<SumDetailPage> {
    await this.tap(listRow('资产变化', '每日收益明细'))
    return new SumDetailPage(this.host).shown()
  }

  /** Another month, by its bar. */
  async chooseBar(month: string): Promise<this> {
    await this.tap(`${region('每月收益')}//button[starts-with(normalize-space(.), "${month}")]`)
    await this.see(region(`${month}收益（元）`))
    return this
  }

  /** The fund of this place: 本月亏损最多. */
  async fund(place: string): Promise<string> {
    return this.read(`//ul[@aria-label="基金与定投"]//li[contains(., "${place}")]`)
  }
}

/** A page that shows what is held. */
export class HoldListPage extends Page {
  protected readonly landmark = '//ul[@aria-label="更多"]'

  async openReport(): Promise<MonthlyReportHomePage> {
    await this.tap(listRow('更多', '月报'))
    return new MonthlyReportHomePage(this.host).shown()
  }
}
