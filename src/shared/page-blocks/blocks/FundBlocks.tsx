import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { addMonths } from '#domain/calendar/add-months.ts'
import { brand } from '#domain/brand.ts'
import { adjustedCurve, comparisonSeries, maxDrawdown } from '#domain/fund/performance-curve.ts'
import {
  formatDate,
  formatNav,
  formatPercent,
  formatRate,
  formatYield,
  NO_FIGURE,
} from '#domain/money/format-figures.ts'
import { mayPublish } from '#domain/publicity/ranges.ts'
import * as types from '#domain/page/blocks/fund-blocks.ts'
import { listIndexValuations } from '#api/calls/fund-market.ts'
import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { now14 } from '#platform/clock.ts'
import { IndexCard } from '#shared/fund-index/IndexCard.tsx'
import { RANGE_MONTHS, RANGE_NAMES } from '#shared/fund/return-with-risk.ts'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Button } from '#ui/fields/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import { blockView, type BlockComponent } from '#shared/page-blocks/block-view.ts'
import { BlockFailed } from '#shared/page-blocks/BlockFailed.tsx'
import { keyed } from '#shared/page-blocks/keyed.ts'
import { FundEntry } from './FundEntry.tsx'
import styles from './FundBlocks.module.css'

const FundCard = blockView(types.fundCard, ({ fundCode, reason, stage, tags }) => (
  <Card>
    <FundEntry fundCode={fundCode} range={stage} reason={reason} tags={tags} />
  </Card>
))

const FundList = blockView(types.fundList, ({ title, codes, stage, rows }) => (
  <Card
    title={title === '' ? '基金' : title}
    extra={
      <a className={styles.all} href={fundPortalPaths.performance.to({ stage })}>
        查看全部
      </a>
    }
  >
    <ul className={styles.list}>
      {codes.slice(0, rows).map((code) => (
        <li key={code}>
          <FundEntry fundCode={code} range={stage} />
        </li>
      ))}
    </ul>
  </Card>
))

type Source = (typeof types.FIGURE_SOURCES)[number]

interface FigureProps {
  readonly label: string
  readonly source: Source
  readonly code: string
}

interface DatedFigure {
  readonly label: string
  readonly value: string
  readonly day: string
  readonly of: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>
}

/** A figure with its day: `--` while it is not known, with another try where it did not load. */
function Figure({ label, value, day, of: { data, error, refetch } }: DatedFigure) {
  return (
    <div className={styles.figure}>
      <span className={styles.figureName}>{label}</span>
      <NumberText size="title" value={value} label={label} columns={2} />
      {data === undefined && error !== null ? (
        <Button kind="text" size="small" onClick={async () => void (await refetch())}>
          重试
          <Spoken>{` ${label}`}</Spoken>
        </Button>
      ) : (
        <span className={styles.figureDay}>{day}</span>
      )}
    </div>
  )
}

function FundFigure({ label, source, code }: FigureProps) {
  const fundCode = source.startsWith('wallet') ? brand.walletFundCode : code
  const query = useQuery(queryFor(queryFundOne, { fundCode }))
  const { data } = query
  const value =
    data === undefined
      ? NO_FIGURE
      : source === 'walletIncome'
        ? formatNav(data.incomePer10k)
        : source === 'fundNav'
          ? formatNav(data.nav)
          : formatYield(data.sevenDayYield)
  return <Figure label={label} value={value} day={formatDate(data?.navDate)} of={query} />
}

function IndexFigure({ label, source, code }: FigureProps) {
  const query = useQuery(queryFor(listIndexValuations, {}))
  const { data } = query
  const index = data?.indexes.find(({ indexCode }) => indexCode === code)
  const value = source === 'indexPe' ? (index?.pe ?? NO_FIGURE) : formatRate(index?.percentile)
  return <Figure label={label} value={value} day={formatDate(index?.date)} of={query} />
}

const Figures = blockView(types.figures, ({ items }) => (
  <Card>
    <div className={styles.figures}>
      {keyed(items).map(({ key, ...item }) =>
        item.source.startsWith('index') ? (
          <IndexFigure key={key} {...item} />
        ) : (
          <FundFigure key={key} {...item} />
        ),
      )}
    </div>
  </Card>
))

const TONES = ['own', 'gold', 'gray'] as const

const Chart = blockView(types.chart, ({ title, codes, range }) => {
  const today = now14().slice(0, 8)
  const from = addMonths(today, -RANGE_MONTHS[range])
  const histories = useQueries({
    queries: codes.map((fundCode) => queryFor(queryNavHistory, { fundCode, from })),
  })
  const funds = useQueries({
    queries: codes.map((fundCode) => queryFor(queryFundOne, { fundCode })),
  })
  const name = title === '' ? `${RANGE_NAMES[range]}走势` : title
  const failed = [...histories, ...funds].some(
    ({ error, data }) => error !== null && data === undefined,
  )
  const retry = () => Promise.all([...histories, ...funds].map((it) => it.refetch()))
  // A curve is a return: none of a fund that is too young for the range.
  const isTooYoung = codes.map((_, at) => {
    const points = histories[at]?.data?.points ?? []
    const first = funds[at]?.data?.establishDate ?? points[0]?.date
    const last = points[points.length - 1]?.date
    return first === undefined || last === undefined || !mayPublish(range, first, last)
  })
  const drawn = codes.map((_, at) => at).filter((at) => isTooYoung[at] === false)
  const own = histories.map(({ data }) => adjustedCurve(data?.points ?? []))
  // Several funds have each their own benchmark: beside a single one it is drawn.
  const [first] = histories
  const benchmark =
    codes.length > 1 || isTooYoung[0] === true
      ? []
      : (first?.data?.points ?? []).flatMap(({ date }, at) => {
          const value = first?.data?.benchmark[at] ?? null
          return value === null ? [] : [{ date, value }]
        })
  const curves = drawn.map((at) => own[at] ?? [])
  const withBenchmark = benchmark.length === 0 ? curves : [...curves, benchmark]
  const nameOf = (at: number | undefined) =>
    at === undefined ? '业绩比较基准' : (funds[at]?.data?.fundName ?? codes[at] ?? '')
  const ready = [...histories, ...funds].every(({ data }) => data !== undefined)
  const { dates, lines } = comparisonSeries(withBenchmark, null, today)
  return (
    <Card title={name} extra={RANGE_NAMES[range]}>
      {ready ? (
        <>
          {drawn.length === 0 ? null : (
            <LineChart
              label={name}
              dates={dates}
              series={lines.map((values, line) => ({
                key: codes[drawn[line] ?? codes.length] ?? 'benchmark',
                name: nameOf(drawn[line]),
                tone: TONES[line] ?? 'gray',
                values,
              }))}
              format={formatPercent}
              zeroLine
            />
          )}
          <ul className={styles.falls}>
            {own.map((curve, at) => {
              const fall = maxDrawdown(curve)
              return (
                <li key={codes[at]}>
                  {isTooYoung[at] === true
                    ? `${nameOf(at)} 成立时间较短，暂不展示该区间业绩`
                    : `${nameOf(at)} 同期最大回撤 ${fall === null ? NO_FIGURE : formatRate(-fall.percent)}`}
                </li>
              )
            })}
          </ul>
        </>
      ) : failed ? (
        <BlockFailed onRetry={retry} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Card>
  )
})

const IndexBlock = blockView(types.indexCard, ({ indexCode }) => (
  <IndexCard indexCode={indexCode} />
))

export const fundBlocks: Readonly<Record<string, BlockComponent>> = {
  FundCard,
  FundList,
  Figures,
  Chart,
  IndexCard: IndexBlock,
}
