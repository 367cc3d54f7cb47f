import type { ReactNode } from 'react'
import { queryFundRanking } from '#api/calls/fund-market.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { now14 } from '#platform/clock.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { FundRow } from '#shared/parts/fund/FundRow.tsx'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import {
  filterBar,
  isNarrowed,
  withoutNarrowing,
  withFilter,
} from '#shared/views/fund-list/fund-filters.ts'
import type { FundFilters } from '../parts/portal-filters.ts'
import { dayFigure, navNotes } from './published-nav.ts'
import { KeywordField } from '#shared/views/fund-list/KeywordField.tsx'

interface Props {
  readonly head: ReactNode
  readonly filters: FundFilters
  readonly onFilter: (filters: FundFilters) => void
}

/** Published values, newest day first, within one day sorted by daily change. */
export function NavList({ head, filters, onFilter }: Props) {
  const { type: fundTypeCode, order = 'down', words } = filters
  const list = useEndlessList(queryFundRanking, { sort: 'day', fundTypeCode, order, words })
  const bar = filterBar(filters, ['type', 'order'])
  const today = now14().slice(0, 8)
  return (
    <ListTemplate
      label="基金净值"
      list={list}
      itemKey={({ fundCode }) => fundCode}
      head={
        <>
          {head}
          <KeywordField
            label="搜索基金"
            words={words}
            onRest={(rested) => onFilter({ ...filters, words: rested })}
          />
          <FilterBar
            label="筛选与排序"
            filters={bar}
            onChange={(key, value) => onFilter(withFilter(bar, filters, key, value))}
            note={list.data === undefined ? undefined : `共 ${list.total} 只`}
          />
        </>
      }
      empty={
        isNarrowed(filters)
          ? {
              title: '没有符合条件的基金',
              note: '换一个类型或关键词看看',
              actionText: '查看全部',
              onAction: () => onFilter(withoutNarrowing(filters)),
            }
          : { title: '暂无净值', actionText: '刷新', onAction: () => void list.refetch() }
      }
      footNote={
        <RiskLine>
          净值每个交易日公布一次，QDII 基金晚一个交易日。先按日期、再按当日涨跌排列
        </RiskLine>
      }
    >
      {(fund) => (
        <FundRow
          fundCode={fund.fundCode}
          fundName={fund.fundName}
          notes={navNotes(fund, isMoneyMarket(fund))}
          figure={dayFigure(fund, isMoneyMarket(fund), today)}
          to={fundDetailPaths.fundDetailSingle.to({ fundCode: fund.fundCode })}
        />
      )}
    </ListTemplate>
  )
}
