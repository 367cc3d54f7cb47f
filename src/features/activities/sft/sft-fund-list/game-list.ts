import type * as v from 'valibot'
import type { mncjActivityRecommendFundList } from '#api/calls/trading-game.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { compare, subtract } from '#domain/money/money.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'

export type GameFund = v.InferOutput<typeof mncjActivityRecommendFundList.payload>['funds'][number]

export const ALL_TYPES = '全部'

/** The types of the funds, as chips: all of them first, each in the order of the list. */
export const fundTypes = (funds: readonly Pick<GameFund, 'fundTypeName'>[]): readonly string[] => [
  ALL_TYPES,
  ...new Set(funds.map(({ fundTypeName }) => fundTypeName)),
]

/**
 * Orders of the list. None is by a return: what compares funds by return spans three years
 * (rules.md#publicity), which the game's figures do not.
 */
export const GAME_SORTS = [
  { key: 'listed', label: '活动推荐' },
  { key: 'risk', label: '风险从低到高' },
  { key: 'fall', label: '回撤从小到大' },
] as const
export type GameSort = (typeof GAME_SORTS)[number]['key']

const fallOver = ({ yearSpan }: GameFund): string | null => yearSpan?.drawdown ?? null

/** Funds without a figure come last. */
function compareKnown(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return compare(one, other)
}

const ORDERS: Readonly<Record<GameSort, (one: GameFund, other: GameFund) => number>> = {
  listed: () => 0,
  risk: (one, other) => (one.fundRiskLevel ?? 5) - (other.fundRiskLevel ?? 5),
  fall: (one, other) => compareKnown(fallOver(one), fallOver(other)),
}

/** The funds of a type, in an order. */
export function gameList(funds: readonly GameFund[], type: string, by: GameSort): GameFund[] {
  const shown = funds.filter(({ fundTypeName }) => type === ALL_TYPES || fundTypeName === type)
  shown.sort(ORDERS[by])
  return shown
}

/** The return of a year with what accompanies it (rules.md#publicity). */
export function yearNotes({ yearReturn, yearSpan }: GameFund): readonly string[] {
  if (yearReturn === null || !yearSpan) return [`近1年 ${NO_FIGURE}`]
  const { from, to, benchmark, drawdown } = yearSpan
  return [
    `近1年 ${formatPercent(yearReturn)}`,
    `业绩比较基准 ${formatPercent(benchmark)}`,
    `同期最大回撤 ${drawdown === null ? NO_FIGURE : formatRate(subtract('0', drawdown))}`,
    `${formatDate(from)} 至 ${formatDate(to)}`,
  ]
}
