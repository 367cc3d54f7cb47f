import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { listFundQuotes } from '#api/calls/funds/watch.ts'
import { queryFor } from '#api/query.ts'
import {
  sortedRows,
  watchGroups,
  watchedFunds,
  type WatchList,
  type WatchSort,
} from '#domain/watch/watch-list.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { hasAccount } from '#session/session.ts'
import { ComparisonBar } from '#shared/parts/comparison/ComparisonBar.tsx'
import { useComparison } from '#shared/parts/comparison/use-comparison.ts'
import { FundRow } from '#shared/parts/fund/FundRow.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { FailedLine } from '#templates/FailedLine.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { OrderRows } from './OrderRows.tsx'
import { useWatchList } from './use-watch-list.ts'
import { WatchedSheet } from './WatchedSheet.tsx'
import styles from './WatchedFunds.module.css'
import { watchedRows, type WatchedRow } from './watched-rows.ts'

interface Props {
  /** Shown at the top: what it is a tab of. */
  readonly head?: ReactNode
  /** The title bar's text. */
  readonly title?: string
  /** Funds that are picked to be compared from the start. */
  readonly picked?: readonly string[]
}

const SORTS = [
  { key: 'own', label: '自定义' },
  { key: 'change', label: '日涨跌' },
  { key: 'name', label: '名称' },
] as const satisfies readonly { readonly key: WatchSort; readonly label: string }[]

const ALL = ''

/** The funds that the user watches, with their newest published change (rules.md#watch-list). */
export default function WatchedFunds({ head, title = '自选', picked }: Props) {
  const watch = useWatchList()
  const comparison = useComparison(picked)
  const { list } = watch
  const codes = list === undefined ? [] : watchedFunds(list).map(({ fundCode }) => fundCode)
  codes.sort()
  const quotes = useQuery({
    ...queryFor(listFundQuotes, { fundCodes: codes.join(',') }),
    enabled: codes.length > 0,
    placeholderData: keepPreviousData,
  })
  const query = {
    data: list,
    isPending: watch.isPending || (codes.length > 0 && quotes.isPending),
    error: watch.error,
    dataUpdatedAt: quotes.dataUpdatedAt,
    refetch: watch.refetch,
  }
  const rows = quotes.data?.funds ?? []
  const bar = comparison.isOn ? (
    <ComparisonBar codes={comparison.codes} most={comparison.most} />
  ) : null
  const actions = () => bar
  return (
    <DetailTemplate
      query={query}
      title={() => title}
      head={head ?? <></>}
      skeleton="list"
      isEmpty={(it) => watchedFunds(it).length === 0}
      empty={<NoneWatched />}
      footNote={<RiskLine>涨跌按最近公布的净值计算</RiskLine>}
      actions={actions}
    >
      {(whole) => (
        <>
          {hasAccount() ? null : (
            <Banner tone="info">自选保存在这台设备，登录后会并入您的账户</Banner>
          )}
          {quotes.data === undefined && quotes.error !== null ? (
            <Card flush>
              <FailedLine what="净值" onRetry={quotes.refetch} />
            </Card>
          ) : null}
          <UnreadableNotice of={quotes.data === undefined ? [] : [quotes.data.funds]} />
          <Watched
            list={whole}
            rows={watchedRows(whole, rows)}
            watch={watch}
            comparison={comparison}
          />
        </>
      )}
    </DetailTemplate>
  )
}

interface WatchedProps {
  readonly list: WatchList
  readonly rows: readonly WatchedRow[]
  readonly watch: ReturnType<typeof useWatchList>
  readonly comparison: ReturnType<typeof useComparison>
}

function Watched({ list, rows, watch, comparison }: WatchedProps) {
  const [sort, setSort] = useState<WatchSort>('own')
  const [chosen, setGroup] = useState(ALL)
  const [ordering, setOrdering] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const groups = watchGroups(list)
  // The last fund of a group may have left it.
  const group = groups.includes(chosen) ? chosen : ALL
  const inGroup = rows.filter((row) => group === ALL || row.group === group)
  const row = rows.find(({ fundCode }) => fundCode === opened) ?? null
  return (
    <>
      {groups.length === 0 ? null : (
        <Chips
          label="分组"
          items={['', ...groups].map((key) => ({
            key,
            label: key === ALL ? '全部' : key,
            chosen: key === group,
          }))}
          onPick={setGroup}
        />
      )}
      {ordering ? null : <Segments label="排序" items={SORTS} value={sort} onChange={setSort} />}
      <Card
        title={group === ALL ? '自选' : group}
        flush
        extra={
          <span className={styles.acts}>
            {comparison.isOn ? null : (
              <Button
                kind="text"
                size="small"
                onClick={() => {
                  setSort('own')
                  setGroup(ALL)
                  setOrdering(!ordering)
                }}
              >
                {ordering ? '完成' : '调整顺序'}
              </Button>
            )}
            {ordering ? null : (
              <Button kind="text" size="small" onClick={comparison.toggle}>
                {comparison.isOn ? '退出对比' : '对比'}
              </Button>
            )}
          </span>
        }
      >
        {ordering ? (
          <OrderRows rows={rows} onOrder={(order) => void watch.act({ do: 'order', order })} />
        ) : (
          <RowList label="自选基金">
            {sortedRows(inGroup, sort).map((it) => (
              <WatchedFund
                key={it.fundCode}
                row={it}
                comparison={comparison}
                onMore={() => setOpened(it.fundCode)}
              />
            ))}
          </RowList>
        )}
      </Card>
      <WatchedSheet row={row} groups={groups} watch={watch} onClose={() => setOpened(null)} />
    </>
  )
}

interface FundProps {
  readonly row: WatchedRow
  readonly comparison: ReturnType<typeof useComparison>
  readonly onMore: () => void
}

function WatchedFund({ row, comparison, onMore }: FundProps) {
  const { fundCode, fundName, group, note, figure } = row
  const tags = [
    ...(comparison.has(row) ? [{ text: '已选', tone: 'brand' as const }] : []),
    ...(group === '' ? [] : [{ text: group }]),
  ]
  const shown = { fundCode, fundName, tags, figure, remark: note }
  if (comparison.isOn) return <FundRow {...shown} onOpen={() => comparison.pick(row)} />
  return (
    <div className={styles.row}>
      <FundRow {...shown} to={fundDetailPaths.fundDetailSingle.to({ fundCode })} />
      <button
        type="button"
        className={styles.more}
        aria-label={`${fundName} 的分组、备注和提醒`}
        onClick={onMore}
      >
        <svg className={styles.dots} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M5.5 12h.1M12 12h.1M18.5 12h.1" />
        </svg>
      </button>
    </div>
  )
}

function NoneWatched() {
  const navigate = useNavigate()
  return (
    <EmptyState
      kind="empty"
      title="还没有自选基金"
      note="在基金详情、榜单或搜索结果里点星标加入"
      actionText="去找基金"
      onAction={() => void navigate(fundPortalPaths.allFundList.to())}
    />
  )
}
