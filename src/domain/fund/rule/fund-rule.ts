/**
 * A list of funds as one rule, data of the provider (rules.md#fund-lists): which funds, by which
 * figure, over which span, in which order, from which source. A rule that publicity forbids does
 * not fit the schema, whoever sends it.
 */
import * as v from 'valibot'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { FUND_TYPE_CODES } from '#domain/fund/fund-types.ts'
import { LISTS, PROMOTED_STAGES, reaches } from '#domain/publicity/publicity.ts'
import { refusedWords, SHORT_RANGES } from '#domain/publicity/words.ts'
import { date8, matching, text } from '#domain/text-formats.ts'
import { FIGURE_KEYS, FIGURES, isSpanned, type Figure, type Order, type Span } from './figures.ts'

export const RULE_ID = /^[a-z][a-z0-9-]{1,31}$/
export const ruleId = matching(RULE_ID, 'Names a rule')
export const companyId = matching(/^\w{1,16}$/, 'Names a fund company')
export const figureKey = v.picklist(FIGURE_KEYS)
export const span = v.picklist(PROMOTED_STAGES)
export const order = v.picklist(['up', 'down'])

/** `tool`: a list to look something up in; the other groups promote funds. */
export const RULE_GROUPS = ['tool', 'board', 'active', 'spot', 'fixedPlus'] as const
export type RuleGroup = (typeof RULE_GROUPS)[number]

const MOST_MONTHS = 600
const months = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(MOST_MONTHS))

const decimal = matching(/^\d{1,9}(?:\.\d{1,4})?$/, 'A plain decimal')
const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

const scope = v.object({
  /** Any of these; none means all, here and below. */
  types: v.array(v.picklist(FUND_TYPE_CODES)),
  risks: v.array(v.picklist([1, 2, 3, 4, 5])),
  /** Words of which the fund's name has one. */
  themes: v.array(text(10)),
  companies: v.array(companyId),
  /** Months since its start; a fund whose start is not known does not count. */
  minAgeMonths: v.nullable(months(LISTS.leastAgeMonths)),
  minManagerMonths: v.nullable(months(1)),
  /** One share class of each fund: A, else the first by code. */
  oneClass: v.boolean(),
  /** Only what can be bought now. */
  openOnly: v.boolean(),
  /** Only what a regular plan can buy. */
  planOnly: v.boolean(),
  /** Only what pension accounts buy. */
  pensionOnly: v.boolean(),
  /** Only funds with a minimum holding time that has passed since their start. */
  lockEnded: v.boolean(),
  /** Front fees at this part of the rates at most. */
  maxDiscount: v.nullable(decimal),
  /** Yuan of the least instalment, at most. */
  maxPlanAmount: v.nullable(decimal),
  /** The share of stocks by the newest report, percent: above the first, at most the second. */
  equity: v.nullable(v.object({ over: percentage, most: percentage })),
})

const shape = v.object({
  ruleId,
  group: v.picklist(RULE_GROUPS),
  title: text(12),
  line: text(20),
  /** The way in which funds and figure are chosen, for the explanation. */
  explain: text(200),
  /** The reason why these funds are put together, in one sentence; empty without one. */
  why: v.pipe(v.string(), v.maxLength(60)),
  /** The last day on which it is shown; null without an end. */
  until: v.nullable(date8),
  scope,
  figure: figureKey,
  /** The first is the usual one; none where the figure has no span. */
  spans: v.array(span),
  /** The order in which the list begins. */
  order,
  /** Further figures of a row, by which it can be sorted too. */
  columns: v.pipe(v.array(figureKey), v.maxLength(3)),
  /** Themes to narrow by. */
  themes: v.pipe(v.array(text(10)), v.maxLength(12)),
  /** Of a list that ends early. */
  limit: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LISTS.mostRows))),
  /** Publisher of the figures; empty without one, and then no fund has a place. */
  source: v.string(),
})
export type FundRule = v.InferOutput<typeof shape>

/** The reason why a rule may not be shown. */
export type RuleFault = 'words' | 'shortSpan' | 'spans' | 'columns' | 'source'

/** Returns what publicity has against a rule; none for one that may be shown. */
export function ruleFaults(rule: FundRule): readonly RuleFault[] {
  const words = `${rule.title} ${rule.line} ${rule.explain} ${rule.why}`
  const figures = [rule.figure, ...rule.columns]
  const promotes = rule.group !== 'tool'
  const byReturn = promotes && rule.figure === 'return'
  const least = byReturn ? LISTS.leastReturnMonths : LISTS.leastMonths[rule.group]
  const faults: readonly (readonly [RuleFault, boolean])[] = [
    ['words', refusedWords(words).length > 0 || SHORT_RANGES.test(words)],
    ['shortSpan', rule.spans.some((it) => !reaches(it, least))],
    ['spans', figures.some(isSpanned) !== rule.spans.length > 0],
    ['columns', new Set(figures).size !== figures.length],
    // A promotion by return names the publisher of the figures.
    ['source', byReturn && rule.source === ''],
  ]
  return faults.flatMap(([fault, found]) => (found ? [fault] : []))
}

export const fundRule = v.pipe(
  shape,
  v.check((rule) => ruleFaults(rule).length === 0, 'Publicity forbids the rule'),
)

/** Returns whether its last day has passed. */
export const hasEnded = ({ until }: Pick<FundRule, 'until'>, today: Date8): boolean =>
  until !== null && until < today

/** The requested span, else the usual one; undefined where the rule does not have it. */
export function ruleSpan({ spans }: FundRule, asked: Span | undefined): Span | null | undefined {
  if (asked === undefined) return spans[0] ?? null
  return spans.includes(asked) ? asked : undefined
}

/** The order in which the rule's list by one of its figures begins. */
export const usualOrder = (rule: FundRule, sort: Figure): Order =>
  sort === rule.figure ? rule.order : FIGURES[sort].first
