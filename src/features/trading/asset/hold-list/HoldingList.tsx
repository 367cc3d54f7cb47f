import { useMemo } from 'react'
import * as v from 'valibot'
import { unreadable } from '#api/rows.ts'
import { formatMonthDay } from '#domain/money/format-figures.ts'
import { useDraft } from '#session/draft.ts'
import { HoldingHeads } from '#shared/holding/HoldingHeads.tsx'
import { holdingKey } from '#shared/holding/holding-path.ts'
import { HoldingRow, type HoldingItem } from '#shared/holding/HoldingRow.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import styles from './HoldingList.module.css'
import { FIRST_SORT, nextSort, sortHoldings, SORTS } from './sort-holdings.ts'

const sortSchema = v.object({
  key: v.picklist(SORTS.map(({ key }) => key)),
  order: v.picklist(['down', 'up']),
})

interface Props {
  readonly holdings: readonly HoldingItem[]
  readonly incomeDate: string
}

/** The holdings in the order that the user has chosen, which is saved as a draft. */
export function HoldingList({ holdings, incomeDate }: Props) {
  const [sort, setSort] = useDraft('holdList', sortSchema, FIRST_SORT)
  const sorted = useMemo(() => sortHoldings(holdings, sort), [holdings, sort])
  const items = SORTS.map(({ key, label }) => ({
    key,
    label: key === sort.key ? `${label} ${sort.order === 'down' ? '↓' : '↑'}` : label,
  }))
  return (
    <Card
      title={`持有 ${holdings.length + unreadable(holdings)} 只`}
      extra={`昨日收益为 ${formatMonthDay(incomeDate)}`}
      flush
    >
      <div className={styles.sorts}>
        <Segments
          label="排序，再点一次反转"
          items={items}
          value={sort.key}
          onChange={(key) => setSort(nextSort(sort, key))}
        />
      </div>
      <HoldingHeads />
      <RowList label="持有的基金">
        {sorted.map((holding) => (
          <HoldingRow key={holdingKey(holding)} holding={holding} incomeDate={incomeDate} />
        ))}
      </RowList>
    </Card>
  )
}
