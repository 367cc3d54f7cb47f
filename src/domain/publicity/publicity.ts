/**
 * The facts that the company may show of a fund where that promotes it. Each rule is data with its
 * source and the day from which it holds; screens and the sandbox read it here. Words that nothing
 * published may say are in publicity/words.ts.
 *
 * What promotes: lists, rankings, search, home and shared texts, where a fund is put before
 * somebody who has not chosen it. A fund's own page is disclosure: it may show its whole history,
 * short ranges among them. Ranks compare funds wherever they are shown, so their rule holds on
 * both. What somebody holds themselves (income, yearly return of an account) is a statement and no
 * publicity.
 */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import type { Decimal } from '#domain/money/money.ts'
import { STAGES, type Stage } from '#domain/calendar/stages.ts'

interface Source {
  readonly title: string
  /** The first day on which the rule holds. */
  readonly from: Date8
}

const CONDUCT = {
  title: '行业协会销售行为规范（2025-12 征求意见，按生效执行）',
  from: '20251201',
} as const
const FEES = { title: '公开募集证券投资基金销售费用管理规定', from: '20260101' } as const

/**
 * Returns in promotional content: of ranges from `leastMonths` on ("以上" includes it), each with its
 * risk.
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
  words: /(?:^日?|[^日]|[^七]日)年化(?!波动率)/,
} as const

/** A rank counts over at least so long, and is printed with these. */
export const RANKS = {
  source: CONDUCT,
  leastMonths: 36,
  besides: ['source', 'peers', 'date'],
} as const

/**
 * Lists of funds by rule. A tool looks something up; every other list puts funds before somebody,
 * and spans a year and more, three where it is by return.
 */
export const LISTS = {
  source: CONDUCT,
  leastMonths: { tool: 6, board: 12, active: 12, spot: 12, fixedPlus: 12 },
  leastReturnMonths: 36,
  /** Of a fund that a list takes by its age. */
  leastAgeMonths: 6,
  mostRows: 200,
} as const

/** Results by holding time are quantiles; how many ended above is never shown as a chance. */
export const OUTCOMES = {
  source: CONDUCT,
  quantiles: [0.05, 0.5, 0.95],
  words: /正收益|盈利(?:概率|比例|可能性)|赚钱(?:概率|比例)|上涨概率|胜率/,
} as const

/** The kinds of funds in the fee rule. */
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

/** Returns whether a stage is so many months long at least. */
export const reaches = (stage: Stage, months: number): boolean =>
  (STAGE_MONTHS[stage] ?? 0) >= months

/** Returns whether a stage's return may be used in promotion. */
export const mayPromote = (stage: Stage): stage is PromotedStage =>
  reaches(stage, PROMOTED_RANGES.leastMonths)

/** The stages of lists and rankings, in the order in which screens list them. */
export const PROMOTED_STAGES: readonly PromotedStage[] = STAGES.filter(mayPromote)

/** Returns whether a fund's place over a stage may be shown. */
export const mayRank = (stage: Stage): boolean => reaches(stage, RANKS.leastMonths)
