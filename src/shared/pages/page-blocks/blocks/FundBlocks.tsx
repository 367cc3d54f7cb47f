import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { brand } from '#domain/brand.ts'
import { comparisonSeries } from '#domain/fund/performance-curve.ts'
import { formatNav, formatPercent, formatRate, formatYield } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import * as types from '#domain/page/blocks/fund-blocks.ts'
import { listIndexValuations } from '#api/calls/fund-market.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { now14 } from '#platform/clock.ts'
import { IndexCard } from '#shared/parts/fund-index/IndexCard.tsx'
import { inRange, RANGE_NAMES, rangeHistory } from '#shared/parts/fund/return-with-risk.ts'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import { blockView, type BlockComponent } from '#shared/pages/page-blocks/block-view.ts'
import { BlockFailed } from '#shared/pages/page-blocks/BlockFailed.tsx'
import { keyed } from '#shared/pages/page-blocks/keyed.ts'
import { PortfolioCard } from '#shared/views/portfolio/PortfolioCard.tsx'
import { StressCard } from './StressCard.tsx'
import { RuledFunds } from './RuledFunds.tsx'
import { FundEntry } from './FundEntry.tsx'
import { FundLines } from './FundLines.tsx'
import { FundStrip } from './FundStripBlock.tsx'
import { publishedCurve } from './published-curve.ts'
import styles from './FundBlocks.module.css'

const FundCard = blockView(types.fundCard, ({ fundCode, reason, stage, tags }) => (
  <Card>
    <FundEntry fundCode={fundCode} range={stage} reason={reason} tags={tags} />
  </Card>
))

const FundList = blockView(types.fundList, ({ ruleId, ...given }) =>
  ruleId === '' ? <ChosenFunds {...given} /> : <RuledFunds ruleId={ruleId} {...given} />,
)

interface ListProps {
  readonly title: string
  readonly codes: readonly string[]
  readonly stage: (typeof types.BLOCK_RANGES)[number]
  readonly rows: number
}

const ChosenFunds = ({ title, codes, stage, rows }: ListProps) => (
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
)

interface FigureProps {
  readonly label: string
  readonly source: types.FigureSource
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
      : source === 'walletIncome' || source === 'fundIncome'
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
    <div className={styles.figures} data-count={items.length}>
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

const Chart = blockView(types.chart, ({ kind, ...given }) =>
  kind === 'return' ? <ReturnLines {...given} /> : <FundLines kind={kind} {...given} />,
)

interface ReturnLinesProps {
  readonly title: string
  readonly codes: readonly string[]
  readonly range: (typeof types.BLOCK_RANGES)[number]
}

function ReturnLines({ title, codes, range }: ReturnLinesProps) {
  const funds = useQueries({
    queries: codes.map((fundCode) => queryFor(queryFundOne, { fundCode })),
  })
  const histories = useQueries({
    queries: codes.map((fundCode, at) =>
      rangeHistory(fundCode, range, funds[at] ?? { data: undefined, error: null }),
    ),
  })
  const name = title === '' ? `${RANGE_NAMES[range]}走势` : title
  const retry = () =>
    Promise.all(
      [...funds, ...histories].filter(({ isError }) => isError).map(({ refetch }) => refetch()),
    )
  const all = codes.flatMap((code, at) => {
    const [fund, history] = [funds[at]?.data, histories[at]?.data]
    if (fund === undefined || history === undefined) return []
    return [
      {
        code,
        fundName: fund.fundName,
        ...publishedCurve(fund, range, inRange(fund, range, history)),
      },
    ]
  })
  const failed = [...funds, ...histories].some(({ data, isError }) => isError && data === undefined)
  const drawn = all.flatMap(({ drawn: curves, code, fundName }) =>
    curves === null ? [] : [{ key: code, name: fundName, curve: curves.own, ...curves }],
  )
  // Several funds each have their own benchmark: it is drawn next to a single fund only.
  const benchmark = codes.length > 1 ? undefined : drawn[0]?.benchmark
  const shown = [
    ...drawn,
    ...(benchmark === undefined
      ? []
      : [{ key: 'benchmark', name: '业绩比较基准', curve: benchmark }]),
  ]
  const { dates, lines } = comparisonSeries(
    shown.map(({ curve }) => curve),
    null,
    now14().slice(0, 8),
  )
  return (
    <Card title={name} extra={RANGE_NAMES[range]}>
      {all.length === codes.length ? (
        <>
          {shown.length === 0 ? null : (
            <LineChart
              label={name}
              dates={dates}
              series={shown.map((line, at) => ({
                key: line.key,
                name: line.name,
                tone: TONES[at] ?? 'gray',
                values: lines[at] ?? [],
              }))}
              format={formatPercent}
              zeroLine
            />
          )}
          <ul className={styles.falls}>
            {all.map(({ code, fundName, words }) => (
              <li key={code}>{all.length > 1 ? `${fundName} ${words}` : words}</li>
            ))}
          </ul>
        </>
      ) : failed ? (
        <BlockFailed onRetry={retry} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Card>
  )
}

const StressCalculator = blockView(types.stressCalculator, ({ title }) => (
  <StressCard title={title === '' ? '压力情形' : title} />
))

const IndexBlock = blockView(types.indexCard, ({ indexCode }) => (
  <IndexCard indexCode={indexCode} />
))

const Portfolio = blockView(types.portfolio, ({ portfolioCode }) => (
  <PortfolioCard portfolioCode={portfolioCode} />
))

export const fundBlocks: Readonly<Record<string, BlockComponent>> = {
  FundStrip,
  FundCard,
  FundList,
  Figures,
  Chart,
  StressCalculator,
  IndexCard: IndexBlock,
  Portfolio,
}
