import type * as v from 'valibot'
import type { queryFundRanking } from '#api/calls/fund-market.ts'
import { isMoneyMarket } from '#domain/order/business-codes.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import {
  direction,
  formatPercent,
  formatShortYuan,
  formatYield,
  formatNearDay,
} from '#domain/money/format-figures.ts'
import { fundTypeName } from '#domain/fund/fund-types.ts'
import { multiply, parseDecimal, roundTo } from '#domain/money/money.ts'
import { mayRank, type PromotedStage } from '#domain/fund/publicity.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'
import type { FundRowProps, FundTag } from '#shared/fund/FundRow.tsx'
import { promotedReturn } from '#shared/fund/promoted-return.ts'

export type RankedFund = v.InferOutput<typeof queryFundRanking.payload>['records'][number]

/** The figure of a row: the stage's return, and its last day. */
export function stageFigure(
  fund: Pick<RankedFund, 'returns' | 'navDate'>,
  stage: PromotedStage,
  today: Date8,
): NonNullable<FundRowProps['figure']> {
  const value = promotedReturn(fund, stage)
  return {
    value: formatPercent(value),
    tone: direction(value),
    of: `${STAGE_NAMES[stage]} ${formatNearDay(fund.navDate, today)}`,
  }
}

/** The tags of a row: kind (with the filter's names), risk, and limits of buying. */
export function fundTags(
  fund: Pick<RankedFund, 'fundTypeCode' | 'fundTypeName' | 'fundRiskLevel' | 'applyStatus'>,
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
}: Pick<RankedFund, 'minAmount' | 'discount'>): string[] =>
  [`${formatShortYuan(minAmount)}起购`, discountName(discount)].flatMap((it) => it ?? [])

/** The minimum of one instalment. */
export const planNotes = ({ planMinAmount }: Pick<RankedFund, 'planMinAmount'>): string[] =>
  planMinAmount === null ? [] : [`每期 ${formatShortYuan(planMinAmount)}起`]

/** The seven-day yield, by which money-market funds are compared; empty for other funds. */
export const yieldNotes = (
  fund: Pick<RankedFund, 'fundTypeCode' | 'sevenDayYield' | 'navDate'>,
  today: Date8,
): string[] =>
  isMoneyMarket(fund)
    ? [`七日年化 ${formatYield(fund.sevenDayYield)}（${formatNearDay(fund.navDate, today)}）`]
    : []

/** A fund with its rank; null where no rank is shown. */
interface FundWithRank {
  readonly fund: RankedFund
  readonly place: number | null
}

/**
 * The funds with their ranks, from the best. No ranks in ascending order, for stages too short to
 * rank by, or for funds without the figure.
 */
export const withRanks = (
  funds: readonly RankedFund[],
  stage: PromotedStage,
  order: 'up' | 'down',
): readonly FundWithRank[] =>
  funds.map((fund, index) => ({
    fund,
    place:
      order === 'up' || !mayRank(stage) || promotedReturn(fund, stage) === null ? null : index + 1,
  }))
