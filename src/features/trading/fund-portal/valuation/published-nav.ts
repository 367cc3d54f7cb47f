import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { direction, formatNav, formatPercent, formatYield } from '#domain/money/format-figures.ts'
import type { FundRowProps } from '#shared/fund/FundRow.tsx'
import { dayName } from '../parts/day-name.ts'
import type { RankedFund } from '../parts/ranked-fund.ts'

type PublishedNav = Pick<
  RankedFund,
  'nav' | 'navDate' | 'dayChange' | 'incomePer10k' | 'sevenDayYield'
>

/**
 * The figure of a row: the day's change, or a money fund's yield, with the day that it is published
 * for.
 */
export function dayFigure(
  { dayChange, sevenDayYield, navDate }: PublishedNav,
  money: boolean,
  today: Date8,
): NonNullable<FundRowProps['figure']> {
  const day = dayName(navDate, today)
  if (money) return { value: formatYield(sevenDayYield), tone: 'ink', of: `七日年化 ${day}` }
  return { value: formatPercent(dayChange), tone: direction(dayChange), of: `日涨跌 ${day}` }
}

/** What was published: the value of a share, or what a money fund earned. */
export const navNotes = ({ nav, incomePer10k }: PublishedNav, money: boolean): string[] => [
  money ? `万份收益 ${formatNav(incomePer10k)} 元` : `净值 ${formatNav(nav)}`,
]
