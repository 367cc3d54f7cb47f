import { plannedDay, plannedDayText } from '#domain/calendar/planned-day.ts'
import type { TextSection } from '#domain/text-section.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { arrivalWords, dayRange } from './arrival-words.ts'
import { formatAmount, formatRate } from '#domain/money/format-figures.ts'
import { isZero, type Decimal } from '#domain/money/money.ts'
import { tradeWords } from './trade-words.ts'
import {
  DEFAULT_FUND_DAYS,
  fundDateKind,
  type FundDateKind,
} from '#domain/calendar/trading-dates.ts'

/** The days of an order placed now. */
interface PurchaseDays {
  readonly tradeDate: Date8
  readonly confirmDate: Date8
  readonly incomeDate: Date8
  readonly redeemableDate: Date8
}

/** A fund with, for signed-in users, the dates of an order placed now; both null for others. */
export interface FundRules {
  readonly today: Date8
  /** The last day of the exchanges' published calendar. */
  readonly publishedUntil: Date8
  readonly fund: PurchaseDays & {
    readonly fundTypeCode: string
    readonly isQdiiFund: string
    /** Trading days from T on until the money of a sale arrives. */
    readonly arrivalDays: readonly [number, number]
    readonly redemptionTiers: readonly {
      readonly daysUnder: number | null
      /** Percent. */
      readonly rate: Decimal
    }[]
  }
  readonly config:
    | (PurchaseDays & {
        readonly navDate: Date8
        /** Yuan, as what is left of the day; null without a limit. */
        readonly minAmount: Decimal
        readonly dailyLeft: Decimal | null
      })
    | null
  readonly arrival: {
    readonly tradeDate: Date8
    readonly confirmDate: Date8
    readonly arrivalDate: Date8
  } | null
}

const KIND_NAMES: Readonly<Record<FundDateKind, string>> = {
  domestic: '境内基金',
  qdii: 'QDII 基金',
  money: '货币基金',
}
const KINDS = ['domestic', 'qdii', 'money'] as const

const dayOn =
  ({ today, publishedUntil }: Pick<FundRules, 'today' | 'publishedUntil'>) =>
  (date: string) =>
    plannedDayText(plannedDay(date, publishedUntil), today, 'nearWeekday')

const HOURS: TextSection = {
  heading: '交易时间',
  paragraphs: [
    '申请全天可以提交。交易日 15:00 前提交的按当日（T 日）办理，15:00 及以后或非交易日提交的按下一个交易日办理。',
    '交易日是证券交易所开市的日子，不含周六、周日和法定节假日；调休上班的周末也不是交易日。T+n 按交易日计算，不含 T 日。',
    '投资境外市场的基金（含港股通），所投资的境外市场也要开市：境外市场休市的日子不是该基金的交易日。',
  ],
}

const DAYS_BY_KIND: TextSection = {
  heading: '确认与到账',
  table: {
    head: ['基金类型', '份额确认', '可以卖出', '卖出到账'],
    rows: KINDS.map((kind) => {
      const { confirm, redeemable, arrival } = DEFAULT_FUND_DAYS[kind]
      return [KIND_NAMES[kind], `T+${confirm}`, `T+${redeemable}`, dayRange(arrival)]
    }),
  },
  paragraphs: ['以下为一般情况，各基金以自身规则为准，可以在基金详情中查看具体日期。'],
}

/** Rules of one kind of fund only. */
const KIND_RULES: Readonly<Record<FundDateKind, readonly string[]>> = {
  domestic: ['提交时净值尚未公布，成交按 T 日收市后的净值计算。'],
  qdii: [
    '投资境外市场，净值晚一个交易日公布，确认和到账时间更长。',
    '境外市场休市时，基金可能暂停买入和卖出，以公告为准。',
    '净值以人民币计算，会受汇率变动影响。',
  ],
  money: [
    '每份净值固定为 1.0000 元，收益每日结转为份额。',
    '份额确认当日开始计算收益，周末和节假日同样有收益；节前最后一个交易日 15:00 后存入，要到节后确认才开始计算。',
    '快速取出每人每只基金每天最多 10,000 元，普通取出不受此限。',
  ],
}

const kindRules = (kind: FundDateKind): TextSection => ({
  heading: `${KIND_NAMES[kind]}的特点`,
  items: KIND_RULES[kind],
})

const CONVERSION: TextSection = {
  heading: '转换',
  items: [
    '只能在同一登记机构的基金之间转换，转出和转入都须处于可以交易的状态。',
    '转出时按持有天数收取赎回费；转入基金的申购费率更高时，补收差额。',
    '转入份额的持有天数从确认日重新计算。',
    '转出后剩余份额低于最低持有份额的，一并转出。',
  ],
}

const CANCELLATION: TextSection = {
  heading: '撤单',
  items: [
    'T 日 15:00 前提交的申请，可以在当日 15:00 前撤销；之后不能撤销。',
    '非交易日或 15:00 后提交的申请，可以在下一个交易日 15:00 前撤销。',
    '撤销买入后，款项按原付款方式退回，到账时间以银行为准。快速取出提交后不能撤销。',
  ],
}

const FEES = [
  '申购费 = 买入金额 − 买入金额 ÷（1 + 申购费率），在买入时收取。C 类等份额不收申购费，按日计提销售服务费。',
  '赎回费按每笔份额的持有天数分别计算，先确认的份额先卖出；持有天数一般从份额确认日算到卖出确认日的前一日，按自然日计算，基金合同另有约定的除外。',
  '管理费、托管费和销售服务费按日计提，已在净值中扣除；除货币基金外，持有超过 1 年的份额不再收取销售服务费（2026-01-01 起）。',
]

/** The rules of all funds. */
export function generalSections(): readonly TextSection[] {
  return [
    HOURS,
    DAYS_BY_KIND,
    kindRules('qdii'),
    kindRules('money'),
    CONVERSION,
    CANCELLATION,
    { heading: '费用', items: FEES },
  ]
}

function purchaseDays(rules: FundRules): TextSection {
  const { fund, config } = rules
  const day = dayOn(rules)
  const dates = config ?? fund
  const money = fundDateKind(fund) === 'money'
  const limits =
    config === null
      ? []
      : [
          `起购金额 ${formatAmount(config.minAmount)} 元${config.dailyLeft === null ? '' : `，您今日还可${tradeWords(fund).into} ${formatAmount(config.dailyLeft)} 元`}。`,
        ]
  return {
    heading: `现在${tradeWords(fund).into}`,
    table: {
      head: ['环节', '预计日期'],
      rows: [
        ['受理日（T 日）', day(dates.tradeDate)],
        ...(config === null || money ? [] : [['成交净值所属日', day(config.navDate)]]),
        [money ? '份额确认，开始计算收益' : '份额确认', day(dates.confirmDate)],
        ['查看收益', day(dates.incomeDate)],
        [`可以${tradeWords(fund).out}`, day(dates.redeemableDate)],
      ],
    },
    ...(limits.length === 0 ? {} : { paragraphs: limits }),
  }
}

function saleDays(rules: FundRules): TextSection {
  const { fund, arrival } = rules
  const day = dayOn(rules)
  const money = fundDateKind(fund) === 'money'
  const heading = `现在${tradeWords(fund).out}${money ? '（普通）' : ''}`
  const words = `资金预计 ${arrivalWords(fund.arrivalDays)}，实际以银行入账为准。`
  if (arrival === null) return { heading, paragraphs: [words, '登录后可以查看预计到账日期。'] }
  return {
    heading,
    table: {
      head: ['环节', '预计日期'],
      rows: [
        ['受理日（T 日）', day(arrival.tradeDate)],
        ['份额确认', day(arrival.confirmDate)],
        ['最晚到账', day(arrival.arrivalDate)],
      ],
    },
    paragraphs: [words],
  }
}

/** The rules of one fund, with the dates of an order placed now. */
export function fundSections(rules: FundRules): readonly TextSection[] {
  const { fund } = rules
  const short = fund.redemptionTiers.find(({ daysUnder }) => daysUnder === 7)
  const penalty =
    short === undefined || isZero(short.rate)
      ? []
      : [`持有不满 7 天卖出，收取 ${formatRate(short.rate)} 的赎回费。`]
  return [
    HOURS,
    purchaseDays(rules),
    saleDays(rules),
    kindRules(fundDateKind(fund)),
    CONVERSION,
    CANCELLATION,
    { heading: '费用', items: [...FEES, ...penalty] },
  ]
}
