import { useQueries } from '@tanstack/react-query'
import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { fundLines, spanDays, type ChartedFund } from '#domain/embed/chart-lines.ts'
import { figureWords } from '#domain/embed/figure-words.ts'
import { formatNav, formatRate, formatYield } from '#domain/money/format-figures.ts'
import type { BLOCK_CHARTS, BLOCK_RANGES } from '#domain/page/blocks/fund-blocks.ts'
import { RANGE_NAMES } from '#shared/parts/fund/return-with-risk.ts'
import { BlockFailed } from '#shared/pages/page-blocks/BlockFailed.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import styles from './FundBlocks.module.css'

type Kind = Exclude<(typeof BLOCK_CHARTS)[number], 'return'>

const NAMES: Readonly<Record<Kind, string>> = {
  drawdown: '回撤',
  nav: '单位净值',
  yield: '七日年化',
}
const FORMATS: Readonly<Record<Kind, (value: number | null) => string>> = {
  drawdown: formatRate,
  nav: formatNav,
  yield: formatYield,
}
const TONES = ['own', 'gold', 'gray'] as const

interface FundLinesProps {
  readonly title: string
  readonly kind: Kind
  readonly codes: readonly string[]
  readonly range: (typeof BLOCK_RANGES)[number]
}

/**
 * Lines of funds other than their return, with what belongs to them in words: a return with its benchmark and
 * fall, and for money funds the income of the same day (rules.md#publicity).
 */
export function FundLines({ title, kind, codes, range }: FundLinesProps) {
  const funds = useQueries({
    queries: codes.map((fundCode) => queryFor(queryFundOne, { fundCode })),
  })
  const histories = useQueries({
    queries: codes.map((fundCode) => queryFor(queryNavHistory, { fundCode })),
  })
  const all = codes.flatMap((code, at) => {
    const [fund, history] = [funds[at]?.data, histories[at]?.data]
    return fund === undefined || history === undefined ? [] : [{ code, fund, history }]
  })
  const name = title === '' ? NAMES[kind] : title
  if (all.length < codes.length) {
    const queries = [...funds, ...histories]
    const isFailed = queries.some(({ isError, data }) => isError && data === undefined)
    const retry = () =>
      Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch()))
    return (
      <Card title={name} extra={RANGE_NAMES[range]}>
        {isFailed ? <BlockFailed onRetry={retry} /> : <Skeleton lines={6} />}
      </Card>
    )
  }
  // A money fund has a yield and no value that moves; the others have the values and no yield.
  const fitting = all.filter(({ fund }) => isMoneyMarket(fund) === (kind === 'yield'))
  const charted = fitting.map(({ fund, history: { points, benchmark } }): ChartedFund => ({
    name: fund.fundName,
    points,
    benchmark,
  }))
  const points = charted[0]?.points ?? []
  const last = points[points.length - 1]?.date
  const span = last === undefined ? null : spanDays({ range }, last)
  const shown = span === null ? null : fundLines(kind, charted, span.from, span.to)
  const figures =
    span === null || kind === 'yield'
      ? []
      : fundLines('drawdown', charted, span.from, span.to).figures
  const { dates = [], lines = [] } = shown ?? {}
  return (
    <Card title={name} extra={RANGE_NAMES[range]}>
      {dates.length < 2 ? (
        <p className={styles.note}>所选基金没有这一区间的{NAMES[kind]}</p>
      ) : (
        <LineChart
          label={`${name}，${formatDate(dates[0])}至${formatDate(dates[dates.length - 1])}`}
          dates={dates}
          series={lines.map((line, at) => ({
            key: String(at),
            name: line.name,
            tone: TONES[at] ?? 'gray',
            values: line.values,
          }))}
          format={FORMATS[kind]}
          zeroLine={kind === 'drawdown'}
        />
      )}
      <ul className={styles.falls}>
        {figures.map((it) => (
          <li key={it.name}>{figureWords(it)}</li>
        ))}
        {kind === 'yield'
          ? fitting.map(({ code, fund }) => (
              <li
                key={code}
              >{`${fund.fundName}：七日年化 ${formatYield(fund.sevenDayYield)}，万份收益 ${formatNav(fund.incomePer10k)} 元（${formatDate(fund.navDate)}）`}</li>
            ))
          : null}
      </ul>
    </Card>
  )
}
