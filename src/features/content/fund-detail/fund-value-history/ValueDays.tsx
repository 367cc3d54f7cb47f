import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { direction, formatNav, formatPercent } from '#domain/money/format-figures.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { splitWords } from '#shared/parts/fund-chart/chart-markers.ts'
import { daysShown, type NavDay } from '../parts/days-shown.ts'
import { DayHead, DayRow } from '../parts/DayTable.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { valueFilterBar, withValueFilter, type ValueFilters } from './value-filters.ts'
import { wholeList } from '#templates/whole-list.ts'

const COLUMNS = ['单位净值', '累计净值', '日涨跌'] as const

interface Props {
  readonly fund: Fund
  readonly filters: ValueFilters
  readonly onFilter: (filters: ValueFilters) => void
}

/** Net values, one row per day, with dividends on their days. */
export function ValueDays({ fund, filters, onFilter }: Props) {
  const history = useQuery(queryFor(queryNavHistory, { fundCode: fund.fundCode }))
  const points = history.data?.points
  const { range = 'all', only } = filters
  const rows = useMemo(
    () =>
      points &&
      daysShown(points, range).filter(({ dividend }) => only === undefined || dividend !== null),
    [points, range, only],
  )
  const filtered = filters.range !== undefined || only !== undefined
  return (
    <ListTemplate
      label="历史净值"
      list={wholeList(history, rows)}
      itemKey={({ date }) => date}
      head={
        <>
          <FundLine fund={fund} />
          <FilterBar
            label="筛选"
            filters={valueFilterBar(filters)}
            onChange={(key, value) => onFilter(withValueFilter(filters, key, value))}
            note={rows === undefined ? undefined : `共 ${rows.length} 天`}
          />
        </>
      }
      columns={<DayHead columns={COLUMNS} />}
      empty={
        filtered
          ? {
              title: only === undefined ? '这段时间没有净值' : '这段时间没有分红',
              note: '换一段时间看看，或查看全部',
              actionText: '查看全部',
              onAction: () => onFilter({}),
            }
          : { title: '还没有公布净值', note: '基金成立后，每个交易日的净值显示在这里' }
      }
      footNote={
        <RiskLine>
          日涨跌已将当日分红和份额折算计算在内；累计净值为单位净值加成立以来的每份分红
        </RiskLine>
      }
    >
      {(day) => <ValueRow day={day} />}
    </ListTemplate>
  )
}

/** A separate component, so that only the rows in view, of thousands, are formatted. */
function ValueRow({ day }: { readonly day: NavDay }) {
  const { date, nav, accNav, dayChange, dividend, split } = day
  const notes = [
    ...(dividend === null ? [] : [`分红 每份 ${formatNav(dividend)} 元`]),
    ...(split == null ? [] : [splitWords(split)]),
  ]
  return (
    <DayRow
      columns={COLUMNS}
      date={date}
      cells={[
        { value: formatNav(nav) },
        { value: formatNav(accNav) },
        { value: formatPercent(dayChange), tone: direction(dayChange) },
      ]}
      note={notes.length === 0 ? undefined : <Tag tone="brand">{notes.join('，')}</Tag>}
    />
  )
}
