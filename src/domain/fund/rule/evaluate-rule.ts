/** The funds that a rule lists, with their order, places and number (rules.md#fund-lists). */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { compare, type Decimal } from '#domain/money/money.ts'
import {
  fits,
  isAged,
  setConditions,
  type Condition,
  type Conditions,
  type RuledFund,
} from './conditions.ts'
import { mayRankBy, type Figure, type Order, type Span } from './figures.ts'
import { usualOrder, type FundRule } from './fund-rule.ts'
import { orderFunds, peersOf, rowsThatMeet, type OrderedFunds } from './ordered-funds.ts'

/** The query of a rule; absent fields are the rule's own. */
export interface RuleRequest {
  /** One of the rule's spans. */
  readonly span?: Span | null | undefined
  /** The rule's figure or one of its columns. */
  readonly sort?: Figure | undefined
  readonly order?: Order | undefined
  readonly conditions?: Conditions | undefined
  /** Only these rows of the list; all where absent. */
  readonly part?: { readonly from: number; readonly size: number } | undefined
}

export interface RuledRecord<F> {
  readonly fund: F
  readonly figure: Decimal | null
  /** Equals share a place and the next one skips; null where no places are shown. */
  readonly rank: number | null
}

export interface RuledList<F> {
  /** The rows that were requested. */
  readonly records: readonly RuledRecord<F>[]
  /** The number of rows that the whole list has. */
  readonly total: number
  /**
   * The number of funds that the places are among: those of the rule and the chosen types with a
   * figure.
   */
  readonly peers: number
}

/** The funds of one evening, with what lists are made from: a list is requested page by page. */
export interface RuledFunds<F extends RuledFund> {
  readonly funds: readonly F[]
  readonly date: Date8
  readonly scopes: WeakMap<FundRule, readonly F[]>
  readonly orderings: WeakMap<FundRule, Map<string, OrderedFunds<F>>>
}

export const ruledFunds = <F extends RuledFund>(
  funds: readonly F[],
  date: Date8,
): RuledFunds<F> => ({ funds, date, scopes: new WeakMap(), orderings: new WeakMap() })

const any = <T>(wanted: readonly T[], fit: (it: T) => boolean): boolean =>
  wanted.length === 0 || wanted.some((it) => fit(it))

const isAtMost = (figure: Decimal | null, most: Decimal): boolean =>
  figure !== null && compare(figure, most) <= 0

const isBetween = (figure: Decimal | null, { over, most }: { over: number; most: number }) =>
  figure !== null && Number(figure) > over && Number(figure) <= most

/** Whoever bought at its start can sell by now. */
const hasLockEnded = ({ lockMonths, since }: RuledFund, today: Date8): boolean =>
  lockMonths !== null && isAged(since, lockMonths, today)

function inScope(fund: RuledFund, { scope }: FundRule, today: Date8): boolean {
  const { minAgeMonths, minManagerMonths, maxDiscount, maxPlanAmount, equity } = scope
  return (
    any(scope.types, (it) => it === fund.fundTypeCode) &&
    any(scope.risks, (it) => it === fund.fundRiskLevel) &&
    any(scope.companies, (it) => it === fund.companyId) &&
    any(scope.themes, (it) => fund.fundName.includes(it)) &&
    (!scope.openOnly || fund.isOpen) &&
    (!scope.planOnly || fund.planMinAmount !== null) &&
    (!scope.pensionOnly || fund.isPension) &&
    (!scope.lockEnded || hasLockEnded(fund, today)) &&
    (maxDiscount === null || isAtMost(fund.discount, maxDiscount)) &&
    (maxPlanAmount === null || isAtMost(fund.planMinAmount, maxPlanAmount)) &&
    (equity === null || isBetween(fund.equityShare, equity)) &&
    (minAgeMonths === null || isAged(fund.since, minAgeMonths, today)) &&
    (minManagerMonths === null || isAged(fund.managerSince, minManagerMonths, today))
  )
}

/** A before every other class, else the first by code. */
const standsFor = (one: RuledFund, other: RuledFund): boolean =>
  (one.className === 'A') === (other.className === 'A')
    ? one.fundCode < other.fundCode
    : one.className === 'A'

/** The funds of a rule's scope, one class of each where the rule says so. */
function scopeOf<F extends RuledFund>(of: RuledFunds<F>, rule: FundRule): readonly F[] {
  const before = of.scopes.get(rule)
  if (before !== undefined) return before
  const all = of.funds.filter((fund) => inScope(fund, rule, of.date))
  const chosen = new Map<string, F>()
  for (const fund of all) {
    const other = chosen.get(fund.family)
    if (other === undefined || standsFor(fund, other)) chosen.set(fund.family, fund)
  }
  const funds = rule.scope.oneClass ? all.filter((it) => chosen.get(it.family) === it) : all
  of.scopes.set(rule, funds)
  return funds
}

function orderingOf<F extends RuledFund>(
  of: RuledFunds<F>,
  rule: FundRule,
  figure: Figure,
  span: Span | null,
  order: Order,
): OrderedFunds<F> {
  const known = of.orderings.get(rule) ?? new Map<string, OrderedFunds<F>>()
  of.orderings.set(rule, known)
  const key = `${figure} ${span} ${order}`
  const ordered = known.get(key) ?? orderFunds(scopeOf(of, rule), figure, span, order)
  known.set(key, ordered)
  return ordered
}

/** The list of a rule as it was requested. */
export function listByRule<F extends RuledFund>(
  of: RuledFunds<F>,
  rule: FundRule,
  asked: RuleRequest = {},
): RuledList<F> {
  const { span = rule.spans[0] ?? null, sort = rule.figure, conditions = {} } = asked
  const order = asked.order ?? usualOrder(rule, sort)
  const isOwnOrder = sort === rule.figure && order === rule.order
  const own = orderingOf(of, rule, rule.figure, span, rule.order)
  const peers = peersOf(own, conditions.types)
  const hasPlaces = isOwnOrder && rule.source !== '' && mayRankBy(sort, span)
  const ordered = isOwnOrder ? own : orderingOf(of, rule, sort, span, order)
  const all = rowsThatMeet(ordered, conditions, of.date)
  const limit = rule.limit ?? Infinity
  let rows = all
  if (all.length > limit) {
    // The rows of a list that ends early do not change with its order.
    const first = rowsThatMeet(own, conditions, of.date).slice(0, limit)
    const funds = new Set(first.map(({ fund }) => fund))
    rows = isOwnOrder ? first : all.filter(({ fund }) => funds.has(fund))
  }
  const { from, size } = asked.part ?? { from: 0, size: rows.length }
  return {
    records: rows.slice(from, from + size).map((row) => ({
      fund: row.fund,
      figure: row.figure,
      rank: hasPlaces && row.figure !== null ? peers.placeOf(row) : null,
    })),
    total: rows.length,
    peers: peers.count,
  }
}

/** The length that a rule's list would have. */
export interface RuleCounts {
  readonly total: number
  /** Without each condition that narrows: what dropping it would give. */
  readonly without: ReadonlyMap<Condition, number>
  /** With each other choice in place of the present one, the other conditions as they are. */
  readonly byType: ReadonlyMap<string, number>
  readonly byRisk: ReadonlyMap<RuledFund['fundRiskLevel'], number>
  readonly byTheme: ReadonlyMap<string, number>
}

/** Counts the funds of a rule in one pass; each count is the length of the list that it leads to. */
export function countByRule<F extends RuledFund>(
  of: RuledFunds<F>,
  rule: FundRule,
  conditions: Conditions = {},
): RuleCounts {
  const keys = setConditions(conditions)
  const without = new Map<Condition, number>(keys.map((key) => [key, 0]))
  const byType = new Map<string, number>()
  const byRisk = new Map<RuledFund['fundRiskLevel'], number>()
  const byTheme = new Map<string, number>(rule.themes.map((it) => [it, 0]))
  let total = 0
  const add = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const fund of scopeOf(of, rule)) {
    const failed = keys.filter((key) => !fits(fund, key, conditions[key], of.date))
    if (failed.length > 1) continue
    const [only] = failed
    if (only === undefined) {
      total += 1
      for (const key of keys) add(without, key)
    } else add(without, only)
    if (only === undefined || only === 'types') add(byType, fund.fundTypeCode)
    if (only === undefined || only === 'risks') add(byRisk, fund.fundRiskLevel)
    if (only === undefined || only === 'theme') {
      for (const theme of rule.themes) if (fund.fundName.includes(theme)) add(byTheme, theme)
    }
  }
  const cut = (count: number) => Math.min(count, rule.limit ?? count)
  const cutAll = <K>(counts: ReadonlyMap<K, number>) =>
    new Map(Array.from(counts, ([key, count]) => [key, cut(count)] as const))
  return {
    total: cut(total),
    without: cutAll(without),
    byType: cutAll(byType),
    byRisk: cutAll(byRisk),
    byTheme: cutAll(byTheme),
  }
}
