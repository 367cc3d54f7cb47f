import { button, field, region, valueOf } from './locators.ts'
import { OrderFormPage } from './order-form-page.ts'
import { figureIn, Page } from './page.ts'

const LOTS = '//ul[@aria-label="赎回费明细"]/li'
const ESTIMATE = { redeem: region('预估到账'), convert: region('预估转入') }

/** One lot of the fee preview. */
export interface LotLine {
  readonly shares: string
  readonly days: string
  readonly fee: string
  readonly rate: string
}

/** What a lot's words say: `826.05 份 2026-03-12 确认 持有 5 天 … 14.95 元 费率 1.50%`. */
function lotOf(text: string): LotLine {
  const words = /([\d,.]+) 份[^]*?持有 (\d+) 天[^]*?([\d,.]+) 元\s*费率 ([\d.]+)%/.exec(text)
  if (!words) throw new Error(`not a lot: "${text}"`)
  const [shares = '', days = '', fee = '', rate = ''] = words
    .slice(1)
    .map((it) => it.replaceAll(',', ''))
  return { shares, days, fee, rate }
}

const choice = (label: string) => `//label[.//input[@type="radio"]][contains(., "${label}")]`

abstract class SalePage extends OrderFormPage {
  /** Where a choice of one of several is what one reads: `禾岸宝` under `到账方式`. */
  async choose(label: string): Promise<this> {
    await this.tap(choice(label))
    return this
  }

  /** Resolves when a way that can be chosen says so. */
  async waySays(label: string, words: string): Promise<this> {
    await this.see(`${choice(label)}[contains(., "${words}")]`)
    return this
  }

  /** The labels of what is chosen, one for each question. */
  async chosen(): Promise<string[]> {
    await this.see(choice(''))
    return this.host.browser.execute(() =>
      [...document.querySelectorAll<HTMLInputElement>('main input[type="radio"]')]
        .filter((it) => it.checked && it.closest('label')?.getClientRects().length)
        .map((it) => it.closest('label')?.innerText.trim().split('\n')[0] ?? ''),
    )
  }

  /** Takes the part that a chip stands for: 全部, 1/2, 1/3. */
  async takePart(part: string): Promise<this> {
    await this.tap(button(part))
    return this
  }
}

/** The first tab of 卖出与转换. */
export class RedeemPage extends SalePage {
  protected readonly amountLabel = '卖出份额'
  protected readonly verb = '确认卖出'

  /** Resolves when the estimate is that of this fee; gives all its figures. */
  async estimate(
    net: string,
  ): Promise<{ gross: string; fee: string; net: string; lots: LotLine[] }> {
    await this.see(`${ESTIMATE.redeem}//p[contains(translate(., ",", ""), "${net}")]`)
    return {
      net: figureIn((await this.readAll(`${ESTIMATE.redeem}//p`))[0] ?? ''),
      gross: figureIn(await this.read(ESTIMATE.redeem + valueOf('卖出金额'))),
      fee: figureIn(await this.read(ESTIMATE.redeem + valueOf('赎回费'))),
      lots: (await this.readAll(ESTIMATE.redeem + LOTS)).map(lotOf),
    }
  }
}

/** The second tab of 卖出与转换. */
export class ConvertPage extends SalePage {
  protected readonly amountLabel = '转出份额'
  protected readonly verb = '确认转换'

  async pickTarget(): Promise<TransformListPage> {
    await this.tap(`${region('转入基金')}//button`)
    return new TransformListPage(this.host).shown()
  }

  /** The fund that was picked, once its facts are there. */
  target(): Promise<string> {
    return this.read(`${region('转入基金')}//button[not(contains(., "加载中"))]`)
  }

  /** Resolves when the estimate says so many shares; gives all its figures. */
  async estimate(shares: string) {
    await this.see(`${ESTIMATE.convert}//p[contains(translate(., ",", ""), "${shares}")]`)
    const figure = async (label: string) =>
      figureIn(await this.read(ESTIMATE.convert + valueOf(label)))
    return {
      gross: await figure('转出金额'),
      fee: await figure('赎回费'),
      topUp: await figure('申购补差费'),
      net: await figure('转入金额'),
    }
  }
}

/** The funds into which one can convert. */
export class TransformListPage extends Page {
  protected readonly landmark = '//*[@role="list"][@aria-label="可转换的基金"]//button'

  async search(words: string): Promise<this> {
    await this.type(field('搜索可转换的基金'), words)
    return this
  }

  async pick(name: string): Promise<ConvertPage> {
    await this.tap(`//*[@role="list"][@aria-label="可转换的基金"]//button[contains(., "${name}")]`)
    return new ConvertPage(this.host).shown()
  }
}

/** Taking money out of a money-market fund. */
export class WithdrawPage extends SalePage {
  protected readonly amountLabel = '取出金额'
  protected readonly verb = '确认'
}
