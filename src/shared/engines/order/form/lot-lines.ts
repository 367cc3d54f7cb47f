import { expectedText } from '#shared/parts/dates/planned-day.ts'
import { formatAmount, formatRate, formatShares } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { compare, isZero } from '#domain/money/money.ts'
import { nextRedemptionTier } from '#domain/order/redemption.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'

/** The payment of one lot, as estimated. */
export interface EstimatedLot {
  readonly shares: string
  readonly confirmDate: string
  readonly ageDays: number
  readonly rate: string
  readonly fee: string
  /** The first trading day on which selling it costs less, where the provider names it. */
  readonly cheaperFrom?: string | null
}

export interface LotLine {
  readonly key: string
  readonly shares: string
  readonly confirmed: string
  readonly held: string
  readonly fee: string
  readonly rate: string
  /** The time when the fee falls; empty in the last tier. */
  readonly hint: string
}

const fromDay = (date: string | null | undefined) =>
  date ? `（${expectedText(date, 'full')} 起卖出）` : ''

/** The lines of a sale's lots, oldest first: each lot's fee, and when the fee falls. */
export function lotLines(lots: readonly EstimatedLot[], tiers: Fund['redemptionTiers']): LotLine[] {
  const table = tiers.map(({ daysUnder, rate }) => ({ underDays: daysUnder, rate }))
  return lots.map((lot, index) => {
    const next = nextRedemptionTier(lot.ageDays, table)
    const cheaper = next !== null && compare(next.rate, lot.rate) < 0
    return {
      key: `${lot.confirmDate} ${index}`,
      shares: `${formatShares(lot.shares)} 份`,
      confirmed: `${formatDate(lot.confirmDate)} 确认`,
      held: `持有 ${lot.ageDays} 天`,
      fee: `${formatAmount(lot.fee)} 元`,
      rate: `费率 ${formatRate(lot.rate)}`,
      hint: cheaper
        ? `再持有 ${next.inDays} 天${fromDay(lot.cheaperFrom)}，${isZero(next.rate) ? '免赎回费' : `费率降至 ${formatRate(next.rate)}`}`
        : '',
    }
  })
}
