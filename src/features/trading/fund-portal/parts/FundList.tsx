import { useMemo, type ReactNode } from 'react'
import { queryFundRanking } from '#api/calls/fund-market.ts'
import { now14 } from '#platform/clock.ts'
import { FundRow, type FundRowProps } from '#shared/fund/FundRow.tsx'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { drawdownNote } from '#shared/fund/promoted-return.ts'
import { RiskLine } from '#templates/RiskLine.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import {
  filterBar,
  FIRST_STAGE,
  isNarrowed,
  STAGE_TABS,
  withoutNarrowing,
  withFilter,
  type FundFilters,
  type OnFilter,
} from './fund-filters.ts'
import { rankNote } from './rank-note.ts'
import { rankingRequest, type RankingScope } from './ranking-request.ts'
import { withRanks, stageFigure, fundTags, yieldNotes, type RankedFund } from './ranked-fund.ts'
import { KeywordField } from './KeywordField.tsx'

interface Props {
  readonly label: string
  readonly scope: RankingScope
  readonly filters: FundFilters
  readonly onFilter: OnFilter
  /** Where a row leads, or what a tap on it does. */
  readonly opening: (fund: RankedFund) => Pick<FundRowProps, 'to' | 'onOpen'>
  /** Shows ranks, and has no search. */
  readonly ranking?: boolean
  readonly notes?: (fund: RankedFund) => readonly string[]
  /** Shown above the list. */
  readonly intro?: ReactNode
}

const NO_NOTES = (): readonly string[] => []

/** A list of funds, sorted by the return of a stage, to compare or to pick from. */
export function FundList(props: Props) {
  const {
    label,
    scope,
    filters,
    onFilter,
    opening,
    ranking = false,
    notes = NO_NOTES,
    intro,
  } = props
  const { stage = FIRST_STAGE, type, order = 'down', words } = filters
  const list = useEndlessList(queryFundRanking, rankingRequest(scope, filters))
  const { data, first } = list
  const places =
    ranking && order === 'down' && first !== undefined
      ? rankNote({ stage, type, total: first.total, source: first.source, date: first.date })
      : null
  const today = now14().slice(0, 8)
  const rows = useMemo(() => data && withRanks(data, stage, order), [data, stage, order])
  return (
    <ListTemplate
      label={label}
      list={{ ...list, data: rows }}
      itemKey={({ fund }) => fund.fundCode}
      head={
        <>
          {ranking ? null : (
            <KeywordField
              label="搜索基金"
              words={words}
              onRest={(rested) => onFilter({ ...filters, words: rested })}
            />
          )}
          {intro}
          <Segments
            label="收益区间"
            items={STAGE_TABS}
            value={stage}
            onChange={(key) => onFilter(withFilter(filters, 'stage', key))}
          />
          <FilterBar
            label="筛选与排序"
            filters={filterBar(filters, ['type', 'risk', 'order'])}
            onChange={(key, value) => onFilter(withFilter(filters, key, value))}
            {...(data === undefined ? {} : { note: `共 ${list.total} 只` })}
          />
        </>
      }
      empty={
        isNarrowed(filters)
          ? {
              title: '没有符合条件的基金',
              note: '换一个类型、风险等级或关键词看看',
              actionText: '查看全部',
              onAction: () => onFilter(withoutNarrowing(filters)),
            }
          : { title: '暂无基金', note: '请稍后再来看看' }
      }
      footNote={
        <RiskLine>
          {['区间收益和回撤按红利再投资计算，截至各基金所示日期', places ?? []].flat().join('。')}
        </RiskLine>
      }
    >
      {({ fund, place }) => (
        <FundRow
          fundCode={fund.fundCode}
          fundName={fund.fundName}
          tags={fundTags(fund)}
          notes={[...drawdownNote(fund, stage), ...yieldNotes(fund, today), ...notes(fund)]}
          figure={stageFigure(fund, stage, today)}
          {...(places === null ? {} : { place })}
          {...opening(fund)}
        />
      )}
    </ListTemplate>
  )
}
