import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { cutText } from '#domain/text/cut-text.ts'
import { listItems } from '#api/calls/content.ts'
import { queryFundReports } from '#api/calls/fund-people.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { staticPaths } from '#paths/static.ts'
import { vpPaths } from '#paths/vp.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { ItemCard } from '#shared/views/content/items/ItemCard.tsx'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { wholeList } from '#templates/whole-list.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { reportName } from '../parts/report-name.ts'
import styles from './FundViewPointList.module.css'
import { viewRows, type ViewRow } from './view-rows.ts'

type Input = PathInput<typeof fundDetailPaths.fundViewPointList>
type Kind = NonNullable<Input['kind']>

const KINDS = [
  { key: 'all', label: '全部' },
  { key: 'report', label: '报告' },
  { key: 'article', label: '文章' },
  { key: 'idea', label: '想法' },
  { key: 'video', label: '视频' },
] as const satisfies readonly { key: Kind; label: string }[]

/** Of one kind there may be none where there is some of another. */
const NONE = {
  all: '还没有关于这只基金的内容',
  article: '还没有关于这只基金的文章',
  idea: '还没有关于这只基金的想法',
  video: '还没有关于这只基金的视频',
} as const satisfies Readonly<Record<Exclude<Kind, 'report'>, string>>

const NO_ITEMS: readonly ContentItem[] = []
const rowKey = ({ key }: ViewRow) => key
const viewRow = (row: ViewRow) => <View row={row} />

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(queryFundReports, { fundCode }),
]

/** All that is written about a fund, by month: reports, articles, ideas, videos. */
export default function FundViewPointListScreen({ input }: { readonly input: Input }) {
  const { fundCode, kind = 'all' } = input
  return (
    <FundPage fundCode={fundCode} ownTemplate skeleton="days">
      {(fund) =>
        kind === 'report' ? <Reports fund={fund} /> : <Views key={kind} fund={fund} kind={kind} />
      }
    </FundPage>
  )
}

interface Shown {
  readonly fund: Fund
  readonly kind: Exclude<Kind, 'report'>
}

function Reports({ fund }: { readonly fund: Fund }) {
  const { fundCode } = fund
  const query = useQuery(queryFor(queryFundReports, { fundCode }))
  const reports = query.data?.reports
  const rows = useMemo(
    () => (reports === undefined ? undefined : viewRows(NO_ITEMS, reports, true)),
    [reports],
  )
  const due =
    query.data === undefined
      ? {}
      : { note: `下一期季度报告预计于 ${formatDate(query.data.nextDue)} 披露` }
  return (
    <ViewList
      fund={fund}
      kind="report"
      list={wholeList(query, rows, reports)}
      empty={{ title: '还没有可以展示的定期报告', ...due }}
    />
  )
}

function Views({ fund, kind }: Shown) {
  const { fundCode } = fund
  const request = kind === 'all' ? { fundCode } : { fundCode, kind }
  const list = useCursorList(listItems, request, itemKey)
  const query = useQuery({
    ...queryFor(queryFundReports, { fundCode }),
    enabled: kind === 'all',
  })
  const reports = kind === 'all' ? query.data?.reports : undefined
  const { data, end } = list
  // Reports are placed between items, so rows wait for both.
  const waits = kind === 'all' && query.isPending
  const rows = useMemo(
    () => (waits ? undefined : data && viewRows(data, reports ?? [], end === 'whole')),
    [data, reports, end, waits],
  )
  return (
    <ViewList
      fund={fund}
      kind={kind}
      list={{
        ...list,
        data: rows,
        isPending: list.isPending || waits,
        unreadable: (list.unreadable ?? 0) + unreadable(reports),
      }}
      {...(kind === 'all' && reports === undefined && query.isError
        ? { onReloadReports: () => void query.refetch() }
        : {})}
      empty={{ title: NONE[kind] }}
    />
  )
}

interface ListProps {
  readonly fund: Fund
  readonly kind: Kind
  readonly list: Parameters<typeof ListTemplate<ViewRow>>[0]['list']
  readonly empty: { readonly title: string; readonly note?: string }
  /** Reloads the reports between the items, which did not load. */
  readonly onReloadReports?: () => void
}

function ViewList({ fund, kind, list, empty, onReloadReports }: ListProps) {
  const navigate = useNavigate()
  const choose = useUrlChoice(fundDetailPaths.fundViewPointList)
  const { fundCode } = fund
  return (
    <ListTemplate
      label={`${KINDS.find(({ key }) => key === kind)?.label ?? ''}观点`}
      list={list}
      itemKey={rowKey}
      head={
        <>
          <FundLine fund={fund} />
          <Segments
            label="内容类型"
            items={KINDS}
            value={kind}
            onChange={(key) => choose(key === 'all' ? { fundCode } : { fundCode, kind: key })}
          />
          {onReloadReports !== undefined && (
            <Banner tone="warning" action={{ text: '重试', onClick: onReloadReports }}>
              定期报告没有加载出来，以下没有报告
            </Banner>
          )}
        </>
      }
      empty={{
        ...empty,
        actionText: '看看其他观点',
        onAction: () => void navigate(vpPaths.home.to()),
      }}
      footNote={<OpinionLine />}
    >
      {viewRow}
    </ListTemplate>
  )
}

function View({ row }: { readonly row: ViewRow }) {
  return (
    <>
      {row.month === null ? null : <h2 className={styles.month}>{row.month}</h2>}
      {'item' in row ? (
        <ItemCard item={row.item} kinds />
      ) : (
        <Row
          title={reportName(row.report)}
          note={`定期报告 · ${formatDate(row.report.publishDate)} 披露`}
          href={staticPaths.static.to({
            url: row.report.url,
            title: cutText(row.report.title, 80),
          })}
        />
      )}
    </>
  )
}
