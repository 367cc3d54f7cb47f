import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { fundTypeName } from '#domain/fund/fund-types.ts'
import { mayRankBy, type Figure, type Order, type Span } from '#domain/fund/rule/figures.ts'
import type { FundRule } from '#domain/fund/rule/fund-rule.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { figureName } from './figure-words.ts'

/** The facts that places among the funds of a list are of. */
export interface RankingBasis {
  readonly rule: FundRule
  readonly span: Span | null
  readonly sort: Figure
  readonly order: Order
  /** The type that was chosen; undefined for all. */
  readonly type: string | undefined
  /** The funds that have a place, and all funds of the list. */
  readonly peers: number
  readonly total: number
  readonly date: Date8
}

const MOST_NAMES = 3

/** The kinds of funds that a rule lists, in words. */
export function kindsOf({ scope: { types } }: FundRule, chosen?: string): string {
  const codes = chosen === undefined ? types : [chosen]
  const names = codes.flatMap((code) => fundTypeName(code) ?? [])
  return names.length === 0 || names.length > MOST_NAMES ? '全部类型' : names.join('、')
}

/** Among how many funds the places are, where some of the list are too young for one. */
function amongWords(peers: number, total: number, span: Span | null): string {
  if (peers >= total || span === null) return `${peers} 只基金中排列`
  const years = /^(\d+)y$/.exec(span)?.[1]
  const known = years === undefined ? '有数据' : `满 ${years} 年`
  return `${total} 只基金（其中 ${peers} 只${known}）中排列`
}

/** The note on ranks: figure, peers, day and source. Null where no ranks may be shown. */
export function rankNote(basis: RankingBasis): string | null {
  const { rule, span, sort, order, type, peers, total, date } = basis
  const isOwn = sort === rule.figure && order === rule.order
  if (!isOwn || !mayRankBy(sort, span) || rule.source === '' || peers === 0) return null
  return `名次按${figureName(sort, span)}，在${kindsOf(rule, type)} ${amongWords(peers, total, span)}，截至 ${formatDate(date)}，来源：${rule.source}`
}
