import type * as v from 'valibot'
import type { queryFundReports } from '#api/calls/fund-people.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { textHash } from '#test/sandbox/market/randomness.ts'
import { documentUrl } from './document-page.ts'
import { nextReportDue, quarterIndex } from './report-dates.ts'

type Report = v.InferOutput<typeof queryFundReports.payload>['reports'][number]

/** Funds whose managers' words are stored, and the number of reports of each. */
const FUNDS = 40
const REPORTS = 4

/** What a manager writes about a quarter, by the kind of fund. None of it promises anything. */
interface Words {
  readonly review: readonly string[]
  readonly outlook: readonly string[]
}

const EQUITY: Words = {
  review: [
    '报告期内市场先抑后扬，行业之间分化较大。本基金保持较高的权益仓位，减持了估值已充分反映增长的个股，增持了订单改善、现金流稳定的公司。',
    '报告期内指数以震荡为主，成交较上一季度回落。本基金控制了单一行业的比例，前十大持仓的变化主要来自个股基本面的更新。',
    '报告期内盈利公布密集，市场更看重兑现情况。本基金对业绩低于此前判断的持仓进行了减持，并将腾出的资金分散到三个互不相关的行业。',
    '报告期内外部扰动增多，波动有所放大。本基金适度提高了现金比例，在回落中分批增持长期跟踪的公司。',
  ],
  outlook: [
    '展望后市，我们认为企业盈利的恢复会比较平缓，行业之间仍将分化。我们会继续把估值与盈利质量放在同等位置，不追逐短期涨幅。',
    '展望后市，政策与需求的变化都需要时间验证。我们将保持行业分散，以可验证的数据作为调整依据，判断也可能出错。',
    '展望后市，流动性环境较为平稳，但部分板块的定价已包含较乐观的假设。我们更愿意在被忽视的方向上寻找机会，并为波动留出余地。',
    '展望后市，不确定性依然存在。我们会以自下而上的研究为主，控制回撤，也提请持有人关注权益资产的波动。',
  ],
}

const BOND: Words = {
  review: [
    '报告期内债券收益率先下后上，曲线略有变陡。本基金以高等级信用债为主，久期维持中性，利用回购杠杆的比例处于较低水平。',
    '报告期内资金面平稳，信用利差处于较低分位。本基金降低了中低等级的占比，增加了流动性较好的品种。',
    '报告期内利率区间震荡。本基金在收益率上行时小幅拉长久期，并在季末前恢复中性，信用持仓未发生违约。',
    '报告期内债市调整，净值出现回撤。本基金及时降低了久期与杠杆，以票息收入弥补部分价格损失。',
  ],
  outlook: [
    '展望后市，利率中枢可能维持低位，票息仍是收益的主要来源。我们会控制久期与信用下沉，重视流动性。',
    '展望后市，供给与资金面的变化会带来波动。我们将保持组合的灵活性，债券价格同样会下跌，请以自己的期限安排投资。',
    '展望后市，信用利差偏窄，补偿有限。我们不会为了票息放松对信用的要求。',
    '展望后市，关注财政与通胀数据。我们会在中性久期附近做小幅调整，力求降低回撤。',
  ],
}

const INDEX: Words = {
  review: [
    '报告期内本基金按照标的指数的成份与权重管理组合，指数样本定期调整期间通过分批交易降低冲击成本，跟踪误差在合同约定的范围以内。',
    '报告期内申购赎回较为平稳，现金比例保持在合同下限附近，跟踪误差主要来自现金拖累与分红到账的时间差。',
  ],
  outlook: [
    '作为指数基金，我们不对涨跌作判断，后续将继续以降低跟踪误差为目标，做好成份调整与流动性管理。',
    '后续将关注成份停牌与样本调整的影响，按合同约定运作。指数上涨或下跌都会反映在净值中。',
  ],
}

const MONEY: Words = {
  review: [
    '报告期内资金利率平稳。本基金以同业存单与短期存款为主，平均剩余期限保持在合同约定以内，合理安排了季末的到期现金。',
    '报告期内短端利率小幅下行，新增资产的收益随之降低。本基金优先保证流动性，没有通过拉长期限换取收益。',
  ],
  outlook: [
    '展望后市，短端利率可能继续处于低位，七日年化会随之变化。我们会把流动性放在首位。',
    '展望后市，我们会在关键时点留足现金，稳健安排到期结构。',
  ],
}

const WORDS: Readonly<Record<string, Words>> = { '2': MONEY, '3': BOND, '5': INDEX }

/** Own funds first, one class of each. */
function reportingFunds({ funds }: Market): readonly Fund[] {
  const first = funds.filter(({ name }) => !/[CY]$/.test(name))
  const own = first.filter(({ name }) => name.startsWith('禾岸'))
  return [...own, ...first.filter((fund) => !own.includes(fund))].slice(0, FUNDS)
}

const picked = (texts: readonly string[], at: number) => texts[at % texts.length] ?? ''

/** A fund's reports that are out, newest first, with the words of its manager. */
export function fundReports(market: Market, fund: Fund, now: Time14): Report[] {
  const { archives } = market
  const family = new Set(market.classes(fund.code).map((it) => it.fund.code))
  if (!archives || !reportingFunds(market).some(({ code }) => family.has(code))) return []
  const { review, outlook } = WORDS[fund.typeCode] ?? EQUITY
  return archives
    .quarterReports(fund.code, now)
    .slice(0, REPORTS)
    .map(({ end, filing }): Report => {
      const at = quarterIndex(end) + textHash(fund.name.slice(0, 6))
      return {
        reportDate: end,
        kind: 'quarter',
        title: filing.title,
        publishDate: filing.date,
        review: picked(review, at),
        outlook: picked(outlook, at + 1),
        url: documentUrl(filing),
      }
    })
}

/** When the next quarter's report is due. */
export const reportDue = (now: Time14): Date8 => nextReportDue(now.slice(0, 8))
