import type { ReactNode } from 'react'
import { listIncome } from '#api/calls/asset.ts'
import { formatDate, weekdayName } from '#domain/calendar/format-dates.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import type { EmptyStateProps } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { ProfitAmount } from '#shared/engines/holding/ProfitAmount.tsx'

interface Props {
  readonly head: ReactNode
  readonly title?: string | undefined
  /** Only the income of this fund: each row is a day. */
  readonly fundCode?: string
  /** Only the income of this day, YYYYMMDD: each row is a fund. */
  readonly date?: string
  /** There is no day to load: not yet, or none with income. */
  readonly without?: 'loading' | 'none'
  readonly empty?: Omit<EmptyStateProps, 'kind'>
  readonly onOpen?: (fundCode: string) => void
}

const INCOME_NOTE =
  '收益计入净值所属的日期。QDII 基金的净值晚一个交易日公布，最近一天的合计可能还会变化'

const EMPTY = { title: '还没有收益记录', note: '持有基金后，每天的收益显示在这里' }

/** Income, entry by entry, newest day first. */
export function IncomeList(props: Props) {
  const { head, title, fundCode, date, without, empty = EMPTY, onOpen } = props
  const filters = {
    ...(fundCode === undefined ? {} : { fundCode }),
    ...(date === undefined ? {} : { date }),
  }
  const loaded = useEndlessList(listIncome, filters, without === undefined)
  const list = without === 'none' ? { ...loaded, data: [], isPending: false } : loaded
  return (
    <ListTemplate
      label="收益明细"
      list={list}
      itemKey={(row) => `${row.date} ${row.fundCode}`}
      title={title}
      head={head}
      empty={empty}
      footNote={INCOME_NOTE}
    >
      {(row) => {
        const day = `${formatDate(row.date)} ${weekdayName(row.date)}`
        return (
          <Row
            title={fundCode === undefined ? row.fundName : day}
            note={fundCode === undefined && date === undefined ? day : undefined}
            {...(fundCode !== undefined && row.incomePer10k !== null
              ? { note: `万份收益 ${row.incomePer10k}` }
              : {})}
            value={<ProfitAmount amount={row.income} />}
            onClick={onOpen === undefined ? undefined : () => onOpen(row.fundCode)}
          />
        )
      }}
    </ListTemplate>
  )
}
