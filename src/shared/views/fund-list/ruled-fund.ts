import type * as v from 'valibot'
import type { queryFundList } from '#api/calls/fund-rule.ts'
import { fundTypeName } from '#domain/fund/fund-types.ts'
import type { Figure, Span } from '#domain/fund/rule/figures.ts'
import { usualOrder, type FundRule } from '#domain/fund/rule/fund-rule.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import {
  formatNav,
  formatPercent,
  formatShortYuan,
  formatYield,
} from '#domain/money/format-figures.ts'
import { formatDate, formatNearDay } from '#domain/calendar/format-dates.ts'
import { multiply, parseDecimal, roundTo } from '#domain/money/money.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import type { FundRowProps, FundTag } from '#shared/parts/fund/FundRow.tsx'
import { figureName, figureText, figureTone } from './figure-words.ts'

export type RuledFund = v.InferOutput<typeof queryFundList.payload>['records'][number]

/** The list in which a fund is shown. */
export interface ListView {
  readonly rule: FundRule
  readonly span: Span | null
  /** The figure by which the list is sorted. */
  readonly sort: Figure
  readonly today: Date8
}

/** A further figure of the list; null where it does not show it. */
function columnOf(fund: RuledFund, { rule, sort }: ListView, figure: Figure): string | null {
  const at = rule.columns.indexOf(figure)
  if (figure === sort) return fund.figure
  return at < 0 ? null : (fund.columns[at] ?? null)
}

/** The figure of a row, with what it is. */
export function rowFigure(
  fund: RuledFund,
  { sort, span, today }: ListView,
): NonNullable<FundRowProps['figure']> {
  const day = sort === 'sevenDayYield' ? ` ${formatNearDay(fund.navDate, today)}` : ''
  return {
    value: figureText(sort, fund.figure),
    tone: figureTone(sort, fund.figure),
    of: `${figureName(sort, span)}${day}`,
  }
}

const OF_RETURNS: ReadonlySet<Figure> = new Set(['return', 'excess'])

/**
 * The notes next to the figure (rules.md#publicity): next to a return its benchmark's, the deepest
 * fall and both days of the same span; then the list's further figures.
 */
export function rowNotes(fund: RuledFund, view: ListView): readonly string[] {
  const { rule, sort, today } = view
  const shown: readonly Figure[] = [sort, rule.figure, ...rule.columns]
  const { risk } = fund
  const notes: string[] = []
  if (risk !== null && shown.some((it) => OF_RETURNS.has(it)) && risk.own !== null) {
    if (sort !== 'return') notes.push(`收益 ${formatPercent(risk.own)}`)
    notes.push(`业绩比较基准 ${formatPercent(risk.benchmark)}`)
    if (sort !== 'maxDrawdown') {
      notes.push(`同期最大回撤 ${figureText('maxDrawdown', risk.maxDrawdown)}`)
    }
  }
  for (const figure of new Set(shown)) {
    if (figure === sort || figure === 'return' || figure === 'maxDrawdown') continue
    if (figure === rule.figure) continue
    notes.push(`${figureName(figure, null)} ${figureText(figure, columnOf(fund, view, figure))}`)
  }
  if (risk !== null) notes.push(`${formatDate(risk.from)} 至 ${formatDate(risk.to)}`)
  if (isMoneyMarket(fund)) {
    const day = formatNearDay(fund.navDate, today)
    if (sort !== 'sevenDayYield')
      notes.push(`七日年化 ${formatYield(fund.sevenDayYield)}（${day}）`)
    notes.push(`万份收益 ${formatNav(fund.incomePer10k)}`)
  }
  return notes
}

/** In px, of usual text: a name on one line with its tags and a figure, and a line of notes. */
const [ROW_HEIGHT, NOTES_HEIGHT] = [69, 19.5]
/** So many notes fit on a line; of more than two lines some rows have fewer. */
const [ON_A_LINE, MOST_LINES] = [2, 2]

/** Returns how high the lowest row of a list is; undefined without a row. */
export function leastRowHeight(funds: readonly RuledFund[], view: ListView): number | undefined {
  const [first] = funds
  if (first === undefined) return undefined
  const lines = Math.ceil(rowNotes(first, view).length / ON_A_LINE)
  return ROW_HEIGHT + NOTES_HEIGHT * Math.min(lines, MOST_LINES)
}

/** The tags of a row: kind (with the filter's names), risk, and limits of buying. */
export function fundTags(
  fund: Pick<RuledFund, 'fundTypeCode' | 'fundTypeName' | 'fundRiskLevel' | 'applyStatus'>,
): FundTag[] {
  const { fundRiskLevel, applyStatus } = fund
  const kind = fundTypeName(fund.fundTypeCode) ?? fund.fundTypeName
  return [
    ...(kind === '' ? [] : [{ text: kind }]),
    { text: FUND_RISKS[fundRiskLevel].code, tone: fundRiskLevel > 3 ? 'warning' : 'neutral' },
    ...(applyStatus === 'limited' ? [{ text: '限大额', tone: 'warning' } as const] : []),
    ...(applyStatus === 'suspended' ? [{ text: '暂停申购', tone: 'warning' } as const] : []),
  ]
}

/** `费率 1 折`; null where fees are not reduced or nothing is known of it. `0.15` is 1.5 折. */
export function discountName(discount: string | null): string | null {
  const factor = discount === null ? null : parseDecimal(discount)
  if (factor === null || factor === '0' || Number(factor) >= 1) return null
  return `费率 ${roundTo(multiply(factor, '10'), 2).replace(/\.?0+$/, '')} 折`
}

/** The minimum purchase, and the discount of the fee. */
export const purchaseNotes = ({
  minAmount,
  discount,
}: Pick<RuledFund, 'minAmount' | 'discount'>): string[] =>
  [`${formatShortYuan(minAmount)}起购`, discountName(discount)].flatMap((it) => it ?? [])

/** The minimum of one instalment. */
export const planNotes = ({ planMinAmount }: Pick<RuledFund, 'planMinAmount'>): string[] =>
  planMinAmount === null ? [] : [`每期 ${formatShortYuan(planMinAmount)}起`]

/** The order in which the list of a rule begins. */
export const firstOrder = (rule: FundRule | undefined, sort: Figure | undefined) =>
  rule === undefined ? 'down' : usualOrder(rule, sort ?? rule.figure)
