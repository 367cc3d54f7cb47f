/**
 * What the company may show of a fund where that promotes it. Each rule is data with its source and
 * the day from which it holds; screens, the sandbox and tests read it here.
 *
 * What promotes: lists, rankings, search, home and shared texts, where a fund is put before
 * somebody who has not chosen it. A fund's own page is disclosure: it may show its whole history,
 * short ranges among them. Ranks compare funds wherever they are shown, so their rule holds on
 * both. What somebody holds themselves (income, yearly return of an account) is a statement and no
 * publicity.
 */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { compare, type Decimal } from '#domain/money/money.ts'
import { STAGES, type Stage } from './performance.ts'

interface Source {
  readonly title: string
  /** The first day on which the rule holds. */
  readonly from: Date8
}

const NOTICE = { title: '监管部门关于规范基金销售展示的通知', from: '20260129' } as const
const CONDUCT = {
  title: '行业协会销售行为规范（2025-12 征求意见，按生效执行）',
  from: '20251201',
} as const
const FEES = { title: '公开募集证券投资基金销售费用管理规定', from: '20260101' } as const
const MESSAGING = { title: '即时通信应用外部链接内容管理规范', from: '20191028' } as const

/** No figure for a fund's value before it is published, and no list by what others buy or hold. */
export const NO_ESTIMATES = {
  source: NOTICE,
  words: /净值估算|估算净值|估算涨跌|盘中估[算值]|实时估[算值]|估算值|估值涨跌/,
} as const
export const NO_CROWD_LISTS = {
  source: NOTICE,
  words:
    /热销|人气榜|热搜榜|销量榜|申购榜|大家都在买|[人用户]都?在(?:买|投)|购买人数|持有人数榜|实盘榜/,
} as const

/**
 * Returns that promote: of ranges from `leastMonths` on ("以上" includes it), each beside its risk.
 */
export const PROMOTED_RANGES = { source: CONDUCT, leastMonths: 6, besides: 'maxDrawdown' } as const

/**
 * No yearly rate of a fund's return, which would make much of a short time. The seven-day yield of
 * money-market funds is the exception that the law itself defines: such funds publish it.
 */
export const YEARLY_RATES = {
  source: CONDUCT,
  /** Months of values that a figure by the year needs. */
  leastMonths: 12,
  words: /(?<!七日)年化(?!波动率)/,
} as const

/** A rank counts over at least so long, and is printed with these. */
export const RANKS = {
  source: CONDUCT,
  leastMonths: 36,
  besides: ['source', 'peers', 'date'],
} as const

/** Results by holding time are quantiles; how many ended above is never shown as a chance. */
export const OUTCOMES = {
  source: CONDUCT,
  quantiles: [0.05, 0.5, 0.95],
  words: /正收益|盈利(?:概率|比例|可能)|赚钱(?:概率|比例)|上涨概率|胜率/,
} as const

/** The kinds that the fee rule tells apart. */
export type FeeKind = 'activeEquity' | 'otherMixed' | 'indexOrBond'

/**
 * Front fees of new terms, percent; redemption fees belong to the fund. Older terms keep their
 * table.
 */
export const FRONT_FEES = {
  source: FEES,
  most: { activeEquity: '0.80', otherMixed: '0.50', indexOrBond: '0.30' },
  redemptionFeesGoTo: 'fund',
} as const satisfies {
  source: Source
  most: Readonly<Record<FeeKind, Decimal>>
  [key: string]: unknown
}

/** Sharing by itself earns nothing, and nothing asks for it before going on. */
export const SHARING = {
  source: MESSAGING,
  words: /(?:分享|转发)(?:后|即可|就能|才能|可)?.{0,6}(?:获得|领取|奖励|解锁|继续)/,
} as const

/** Words that no screen may show, each with the rule that forbids it. */
export const FORBIDDEN_WORDS: readonly {
  readonly pattern: RegExp
  readonly source: Source
}[] = [NO_ESTIMATES, NO_CROWD_LISTS, OUTCOMES, SHARING].map(({ source, words }) => ({
  pattern: words,
  source,
}))

/** Words that name ranges too short to promote. */
export const SHORT_RANGES = /近\s?(?:一|1)\s?[周月]|近\s?(?:三|3)\s?个?月|今年来/

/** Months of a stage; null for those whose length depends on the day or the fund. */
const STAGE_MONTHS: Readonly<Record<Stage, number | null>> = {
  '1w': 0,
  '1m': 1,
  '3m': 3,
  '6m': 6,
  '1y': 12,
  '3y': 36,
  '5y': 60,
  // In January it is a few days.
  ytd: null,
  // As long as the fund is old: a young one would be praised for its first weeks.
  all: null,
}

export type PromotedStage = '6m' | '1y' | '3y' | '5y'

const reaches = (stage: Stage, months: number): boolean => (STAGE_MONTHS[stage] ?? 0) >= months

/** Whether a stage's return may stand in what promotes. */
export const mayPromote = (stage: Stage): stage is PromotedStage =>
  reaches(stage, PROMOTED_RANGES.leastMonths)

/** The stages of lists and rankings, in the order in which screens list them. */
export const PROMOTED_STAGES: readonly PromotedStage[] = STAGES.filter(mayPromote)

/** Whether a fund's place over a stage may be shown. */
export const mayRank = (stage: Stage): boolean => reaches(stage, RANKS.leastMonths)

/** Whether a front fee is at most what new terms may have. */
export const withinFrontFee = (kind: FeeKind, rate: Decimal): boolean =>
  compare(rate, FRONT_FEES.most[kind]) <= 0
