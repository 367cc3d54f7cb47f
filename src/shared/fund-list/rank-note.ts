import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { fundTypeName } from '#domain/fund/fund-types.ts'
import { mayRankBy, type Figure, type Order, type Span } from '#domain/fund/rule/figures.ts'
import type { FundRule } from '#domain/fund/rule/fund-rule.ts'
import { formatDate } from '#domain/money/format-figures.ts'
import { figureName } from './figure-words.ts'

interface RankingBasis {
  readonly rule: FundRule
  readonly span: Span | null
  readonly sort: Figure
  readonly order: Order
  /** The type that was chosen; undefined for all. */
  readonly type: string | undefined
  readonly peers: number
  readonly date: Date8
}

const MOST_NAMES = 3

/** The kinds of funds that a rule lists, in words. */
export function kindsOf({ scope: { types } }: FundRule, chosen?: string): string {
  const codes = chosen === undefined ? types : [chosen]
  const names = codes.flatMap((code) => fundTypeName(code) ?? [])
  return names.length === 0 || names.length > MOST_NAMES ? '全部类型' : names.join('、')
}

/** The note on ranks: figure, peers, day and source. Null where no ranks may be shown. */
export function rankNote(basis: RankingBasis): string | null {
  const { rule, span, sort, order, type, peers, date } = basis
  const isOwn = sort === rule.figure && order === rule.order
  if (!isOwn || !mayRankBy(sort, span) || rule.source === '' || peers === 0) return null
  return `名次按${figureName(sort, span)}，在${kindsOf(rule, type)} ${peers} 只基金中排列，截至 ${formatDate(date)}，来源：${rule.source}`
}
