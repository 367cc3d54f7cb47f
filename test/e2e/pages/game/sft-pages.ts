import {
  button,
  buttonStarting,
  dialog,
  field,
  region,
  termValue,
  words,
} from '#test/e2e/pages/locators.ts'
import { figureIn, Page } from '#test/e2e/pages/page.ts'

const FUNDS = '可参与的基金'
const PROGRESS = region('委托进度')

/** The simulated game's home. */
export class SftHomePage extends Page {
  protected readonly landmark = region('活动规则')

  async join(): Promise<this> {
    await this.tap(buttonStarting('领取 100,000.00 元模拟资金'))
    await this.see(region('我的模拟资产'))
    return this
  }

  /** Resolves when the user's own figure is this. */
  async shows(term: string, figure: string): Promise<this> {
    await this.see(`${region('我的模拟资产')}${termValue(term)}[contains(., "${figure}")]`)
    return this
  }

  /** Opens the whole ranking and resolves when the user's own row has this rank and rate. */
  async ranks({ rank, rate }: { rank: number; rate: string }): Promise<this> {
    await this.tap(button('查看全部排名'))
    const own = `${dialog('全部排名')}//*[@role="listitem" or self::li][contains(., "我")]`
    await this.see(`${own}[contains(normalize-space(.), "${rank}")][contains(., "${rate}")]`)
    await this.tap(`${dialog('全部排名')}${button('关闭')}`)
    await this.gone(dialog('全部排名'))
    return this
  }

  /** Agrees to be named in rankings, or takes it back; resolves when the row says so. */
  async name(state: '已开启' | '已关闭'): Promise<this> {
    const row = '//button[contains(., "在排名中显示姓名")]'
    await this.tap(row)
    await this.see(`${row}[contains(., "${state}")]`)
    return this
  }

  async openFunds(): Promise<SftFundListPage> {
    await this.tap(`//a[contains(., "${FUNDS}")]`)
    return new SftFundListPage(this.host).shown()
  }
}

/** The funds of the game. */
export class SftFundListPage extends Page {
  protected readonly landmark = `//*[@role="list"][@aria-label="${FUNDS}"]`

  /** Leaves the funds of one type in the list, by its chip. */
  async ofType(type: string): Promise<this> {
    await this.tap(button(type))
    await this.see(`${button(type)}[@aria-pressed="true"]`)
    return this
  }

  async open(name: string): Promise<SftFundDetailPage> {
    await this.tap(`${this.landmark}//a[contains(., "${name}")]`)
    return new SftFundDetailPage(this.host).shown()
  }
}

/** The form of a simulated sale. */
export class SftSellPage extends Page {
  protected readonly landmark = field('模拟卖出份额')

  /** Fills in a part of the shares by its chip: 全部, 1/2, 1/3. */
  async takePart(part: string): Promise<this> {
    await this.tap(button(part))
    return this
  }

  /** Resolves when the estimate is this net amount. */
  async estimates(net: string): Promise<this> {
    await this.see(`${region('预估到账')}//p[contains(translate(., ",", ""), "${net}")]`)
    return this
  }

  /** Taps the button, and goes on at the higher fee of a short holding. */
  async confirmPenalty(): Promise<SftSellSuccessPage> {
    await this.tap(buttonStarting('确认模拟卖出'))
    await this.see(dialog('持有不满 7 天'))
    await this.tap(dialog('持有不满 7 天') + button('仍要卖出'))
    return new SftSellSuccessPage(this.host).shown()
  }
}

/** A fund of the game. */
export class SftFundDetailPage extends Page {
  protected readonly landmark = '//main//*[@role="note"][contains(., "模拟交易")]'

  async buy(): Promise<SftPurchasePage> {
    await this.tap(button('模拟买入'))
    return new SftPurchasePage(this.host).shown()
  }

  async sell(): Promise<SftSellPage> {
    await this.tap(button('模拟卖出'))
    return new SftSellPage(this.host).shown()
  }

  /** Resolves when the position has this figure, with its mark. */
  async holds(term: string, figure: string): Promise<this> {
    const value = `${region('我的模拟持有')}${termValue(term)}`
    await this.see(`${value}[contains(., "${figure}")][contains(., "模拟")]`)
    return this
  }
}

/** The form of a simulated purchase. */
export class SftPurchasePage extends Page {
  protected readonly landmark = field('模拟买入金额')

  async enterAmount(figure: string): Promise<this> {
    if ((await this.amount()) !== '') await this.tap(button('清除模拟买入金额'))
    await this.type(this.landmark, figure)
    return this
  }

  async amount(): Promise<string> {
    return (await this.fieldValue(this.landmark)).replaceAll(',', '')
  }

  /** The estimated fee (yuan) and shares. */
  async estimate(): Promise<{ fee: string; shares: string }> {
    return {
      fee: figureIn(await this.read(termValue('预估费用'))),
      shares: figureIn(await this.read(termValue('预估份额'))),
    }
  }

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  /** Resolves when these words are in place of the form. */
  async closed(title: string): Promise<this> {
    await this.see(`//main//*[normalize-space(.)="${title}"]`)
    return this
  }

  /** Taps the button twice in a row. */
  async confirmTwice(): Promise<SftPurchaseSuccessPage> {
    await this.tapTwice(buttonStarting('确认模拟买入'))
    return new SftPurchaseSuccessPage(this.host).shown()
  }

  /** Taps the button, where the answer is lost; the dialog about it is closed. */
  async confirmLost(text: string): Promise<this> {
    await this.tap(buttonStarting('确认模拟买入'))
    await this.see(dialog('温馨提示') + words(text))
    await this.tap(dialog('温馨提示') + button('确认'))
    await this.gone(dialog('温馨提示'))
    return this
  }
}

abstract class TradeView extends Page {
  protected readonly landmark = PROGRESS

  async says(title: string): Promise<this> {
    await this.see(`//main//h2[normalize-space(.)="${title}"]`)
    return this
  }

  steps(): Promise<string[]> {
    return this.readAll(`${PROGRESS}//li`)
  }

  /** A figure without its mark. */
  async figure(term: string): Promise<string> {
    return figureIn(await this.read(termValue(term)))
  }

  async openFund(): Promise<SftFundDetailPage> {
    await this.tap(button('查看基金'))
    return new SftFundDetailPage(this.host).shown()
  }
}

/** A page that shows what has come of a simulated purchase. */
export class SftPurchaseSuccessPage extends TradeView {}

/** A page that shows what has come of a simulated sale. */
export class SftSellSuccessPage extends TradeView {
  async openHome(): Promise<SftHomePage> {
    await this.tap(button('回到活动'))
    return new SftHomePage(this.host).shown()
  }
}
