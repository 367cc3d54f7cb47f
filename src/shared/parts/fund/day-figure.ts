import { now14 } from '#platform/clock.ts'
import { direction, formatPercent, formatYield } from '#domain/money/format-figures.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import type { FundRowProps } from './FundRow.tsx'

interface Valued {
  readonly fundTypeCode: string
  readonly navDate: string | null
  readonly dayChange: string | null
  readonly sevenDayYield: string | null
}

/** The change of a published day, or the yield of a money-market fund; dashes while unknown. */
export function dayFigure(fund: Valued | undefined): NonNullable<FundRowProps['figure']> {
  const day = formatNearDay(fund?.navDate, now14())
  if (fund !== undefined && isMoneyMarket(fund)) {
    return { value: formatYield(fund.sevenDayYield), tone: 'ink', of: `七日年化 ${day}` }
  }
  const change = fund?.dayChange ?? null
  return { value: formatPercent(change), tone: direction(change), of: `日涨跌 ${day}` }
}
