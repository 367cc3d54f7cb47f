import { useQueries, useQuery } from '@tanstack/react-query'
import { listIndexHistory, queryIndex } from '#api/calls/fund-index.ts'
import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { queryFor } from '#api/query.ts'
import {
  fundLines,
  spanDays,
  type ChartedFund,
  type EmbeddedLines,
} from '#domain/embed/chart-lines.ts'
import type { ChartKind } from '#domain/embed/embed-chart.ts'
import { figureWords } from '#domain/embed/figure-words.ts'
import {
  formatNav,
  formatPercent,
  formatRate,
  formatRatio,
  formatYield,
} from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { embedChartPaths } from '#paths/funds/embed-chart.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundIndexPaths } from '#paths/funds/fund-index.ts'
import type { PathInput } from '#paths/path.ts'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { EmbedFrame, EmbedProblem, LOADING } from '../parts/EmbedFrame.tsx'
import styles from '../parts/EmbedFrame.module.css'
import { useAskedRange } from '../parts/use-parent.ts'

type Input = PathInput<typeof embedChartPaths.commonChart>

const TITLES: Readonly<Record<ChartKind, string>> = {
  nav: '单位净值',
  return: '累计收益',
  drawdown: '回撤',
  yield: '七日年化',
  valuation: '估值',
  compare: '累计收益对比',
}

const FORMATS: Readonly<Record<ChartKind, (value: number | null) => string>> = {
  nav: formatNav,
  return: formatPercent,
  drawdown: formatRate,
  yield: formatYield,
  valuation: formatRatio,
  compare: formatPercent,
}

const TONES = ['own', 'gold', 'gray', 'teal', 'violet'] as const

// No template: it is drawn in another site's frame, without shell and history.
/** One chart of funds or of an index, in a frame of another site (rules.md#embedding). */
export default function CommonChartScreen({ input }: { readonly input: Input }) {
  return input.kind === 'valuation' ? (
    <IndexChart input={input} />
  ) : (
    <FundChart input={input} kind={input.kind} />
  )
}

const reasonOf = (error: Error | null) =>
  error instanceof CallRefused && error.retCode === RET.notFound ? 'notFound' : 'unavailable'

interface FundProps {
  readonly input: Input
  readonly kind: Exclude<ChartKind, 'valuation'>
}

function FundChart({ input, kind }: FundProps) {
  const range = useAskedRange(input, input.range ?? '1y')
  const codes = [...new Set(input.codes.split(','))]
  const funds = useQueries({
    queries: codes.map((fundCode) => queryFor(queryFundOne, { fundCode })),
  })
  const histories = useQueries({
    queries: codes.map((fundCode) => queryFor(queryNavHistory, { fundCode })),
  })
  const failed = [...funds, ...histories].find(({ error }) => error !== null)
  const charted = codes.flatMap((_, at): ChartedFund[] => {
    const [fund, history] = [funds[at]?.data, histories[at]?.data]
    if (fund === undefined || history === undefined) return []
    return [{ name: fund.fundName, points: history.points, benchmark: history.benchmark }]
  })
  const [first] = codes
  const [shown] = charted
  const title =
    shown === undefined || charted.length > 1 ? TITLES[kind] : `${shown.name} ${TITLES[kind]}`
  const last = shown?.points[shown.points.length - 1]?.date
  const span = last === undefined ? null : spanDays({ ...input, range }, last)
  return (
    <EmbedFrame
      framed={input}
      title={title}
      more={first === undefined ? '' : fundDetailPaths.fundDetailSingle.to({ fundCode: first })}
    >
      {failed !== undefined ? (
        <EmbedProblem framed={input} reason={reasonOf(failed.error)} />
      ) : charted.length < codes.length ? (
        LOADING
      ) : span === null ? (
        <EmbedProblem framed={input} reason="parameters" />
      ) : (
        <Lines input={input} shown={fundLines(kind, charted, span.from, span.to)} />
      )}
    </EmbedFrame>
  )
}

function IndexChart({ input }: { readonly input: Input }) {
  const range = useAskedRange(input, input.range ?? '5y')
  const [indexCode = ''] = input.codes.split(',')
  const index = useQuery(queryFor(queryIndex, { indexCode }))
  const history = useQuery(queryFor(listIndexHistory, { indexCode }))
  const days = history.data?.days ?? []
  const last = days[days.length - 1]?.date
  const span = last === undefined ? null : spanDays({ ...input, range }, last)
  const basis = index.data?.basis ?? 'pe'
  const within = days.filter(({ date }) => span !== null && date >= span.from && date <= span.to)
  const name = basis === 'pe' ? '市盈率' : '市净率'
  const error = index.error ?? history.error
  return (
    <EmbedFrame
      framed={input}
      title={`${index.data?.indexName ?? ''} ${name}`.trim()}
      more={fundIndexPaths.indexDetail.to({ indexCode })}
    >
      {error !== null ? (
        <EmbedProblem framed={input} reason={reasonOf(error)} />
      ) : index.data === undefined || history.data === undefined ? (
        LOADING
      ) : span === null ? (
        <EmbedProblem framed={input} reason="parameters" />
      ) : (
        <Lines
          input={input}
          shown={{
            dates: within.map(({ date }) => date),
            lines: [{ name, values: within.map((it) => it[basis]) }],
            figures: [],
          }}
        />
      )}
    </EmbedFrame>
  )
}

interface LinesProps {
  readonly input: Input
  readonly shown: EmbeddedLines
}

function Lines({ input, shown: { dates, lines, figures } }: LinesProps) {
  const { kind, height = '200', legend } = input
  const [from, to] = [formatDate(dates[0]), formatDate(dates[dates.length - 1])]
  const series = lines.map(({ name, values }, at) => ({
    key: String(at),
    name,
    tone: TONES[at] ?? 'gray',
    values,
  }))
  return (
    <>
      {dates.length < 2 ? (
        <p className={styles.problem}>成立时间不足，不展示这一区间</p>
      ) : (
        <LineChart
          label={`${TITLES[kind]}走势，${from}至${to}`}
          dates={dates}
          series={series}
          format={FORMATS[kind]}
          zeroLine={kind === 'return' || kind === 'compare' || kind === 'drawdown'}
          height={Number(height)}
        />
      )}
      <ul className={styles.facts}>
        {legend === '0' || dates.length < 2 ? null : <li>{`${from} 至 ${to}`}</li>}
        {figures.map((it) => (
          <li key={it.name}>{figureWords(it)}</li>
        ))}
      </ul>
    </>
  )
}
