import { now14 } from '#platform/clock.ts'
import { useMemo } from 'react'
import { unreadable } from '#api/rows.ts'
import { sortFigures } from '#domain/holding/sort-figures.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { HoldingHeads } from '#shared/engines/holding/HoldingHeads.tsx'
import { holdingKey } from '#shared/engines/holding/holding-path.ts'
import { HoldingRow, type HoldingItem } from '#shared/engines/holding/HoldingRow.tsx'
import { SortedCard } from '#shared/engines/holding/SortedCard.tsx'
import { useSort } from '#shared/engines/holding/use-sort.ts'
import { RowList } from '#ui/lists/RowList.tsx'

const FIGURES = [
  { key: 'amount', label: '金额' },
  { key: 'yesterdayIncome', label: '昨日收益' },
  { key: 'holdProfit', label: '持有收益' },
  { key: 'holdProfitRate', label: '收益率' },
] as const

interface Props {
  readonly holdings: readonly HoldingItem[]
  readonly incomeDate: string
}

/** The holdings in the order that the user has chosen, which is saved as a draft. */
export function HoldingList({ holdings, incomeDate }: Props) {
  const { sort, segments } = useSort('holdList', FIGURES)
  const sorted = useMemo(() => sortFigures(holdings, sort), [holdings, sort])
  return (
    <SortedCard
      title={`持有 ${holdings.length + unreadable(holdings)} 只`}
      extra={`昨日收益为 ${formatNearDay(incomeDate, now14())}`}
      segments={segments}
    >
      <HoldingHeads />
      <RowList label="持有的基金">
        {sorted.map((holding) => (
          <HoldingRow key={holdingKey(holding)} holding={holding} incomeDate={incomeDate} />
        ))}
      </RowList>
    </SortedCard>
  )
}
