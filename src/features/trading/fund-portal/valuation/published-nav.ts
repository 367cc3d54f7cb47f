import type * as v from 'valibot'
import type { queryFundRanking } from '#api/calls/fund-market.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { direction, formatNav, formatPercent, formatYield } from '#domain/money/format-figures.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import type { FundRowProps } from '#shared/parts/fund/FundRow.tsx'

type RankedFund = v.InferOutput<typeof queryFundRanking.payload>['records'][number]
type PublishedNav = Pick<
  RankedFund,
  'nav' | 'navDate' | 'dayChange' | 'incomePer10k' | 'sevenDayYield'
>

/** The figure of a row, with its day: the daily change, or the yield of a money-market fund. */
export function dayFigure(
  { dayChange, sevenDayYield, navDate }: PublishedNav,
  money: boolean,
  today: Date8,
): NonNullable<FundRowProps['figure']> {
  const day = formatNearDay(navDate, today)
  if (money) return { value: formatYield(sevenDayYield), tone: 'ink', of: `七日年化 ${day}` }
  return { value: formatPercent(dayChange), tone: direction(dayChange), of: `日涨跌 ${day}` }
}

/** The published value of a share, or the income of a money-market fund. */
export const navNotes = ({ nav, incomePer10k }: PublishedNav, money: boolean): string[] => [
  money ? `万份收益 ${formatNav(incomePer10k)} 元` : `净值 ${formatNav(nav)}`,
]
