import { useQuery } from '@tanstack/react-query'
import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { queryFor } from '#api/query.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { carriedIncome } from '#domain/holding/carried-income.ts'
import { formatAmount, formatYield } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { embedChartPaths } from '#paths/funds/embed-chart.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { unbroken } from '#ui/text/unbroken.ts'
import { EmbedFrame, EmbedProblem, LOADING } from '../parts/EmbedFrame.tsx'
import styles from '../parts/EmbedFrame.module.css'

type Input = PathInput<typeof embedChartPaths.incomeChart>

// No template: it is drawn in another site's frame, without shell and history.
/** Shows what an amount in a money-market fund has earned day by day (rules.md#embedding). */
export default function IncomeChartScreen({ input }: { readonly input: Input }) {
  const { fundCode } = input
  const fund = useQuery(queryFor(queryFundOne, { fundCode }))
  const history = useQuery(queryFor(queryNavHistory, { fundCode }))
  const error = fund.error ?? history.error
  const notFound = error instanceof CallRefused && error.retCode === RET.notFound
  return (
    <EmbedFrame
      framed={input}
      title={`${fund.data?.fundName ?? ''} 每日收益`.trim()}
      more={fundDetailPaths.fundDetailSingle.to({ fundCode })}
    >
      {error !== null ? (
        <EmbedProblem framed={input} reason={notFound ? 'notFound' : 'unavailable'} />
      ) : fund.data === undefined || history.data === undefined ? (
        LOADING
      ) : isMoneyMarket(fund.data) ? (
        <Incomes input={input} points={history.data.points} yield={fund.data.sevenDayYield} />
      ) : (
        <EmbedProblem framed={input} reason="parameters" />
      )}
    </EmbedFrame>
  )
}

interface Props {
  readonly input: Input
  readonly points: readonly { readonly date: string; readonly incomePer10k: string | null }[]
  readonly yield: string | null
}

const USUAL_DAYS = '30'

function Incomes({ input, points, yield: sevenDayYield }: Props) {
  const { amount, days = USUAL_DAYS } = input
  const last = points[points.length - 1]?.date ?? ''
  const from = last === '' ? '' : addDays(last, 1 - Number(days))
  const paid = points.flatMap(({ date, incomePer10k }) =>
    date >= from && incomePer10k !== null ? [{ date, incomePer10k }] : [],
  )
  if (paid.length < 2) return <EmbedProblem framed={input} reason="unavailable" />
  const dates = paid.map(({ date }) => date)
  const income = carriedIncome(
    amount,
    paid.map(({ incomePer10k }) => incomePer10k),
  )
  const span = `${formatDate(dates[0])} 至 ${formatDate(last)}`
  return (
    <>
      <LineChart
        label={`每日收益，${span}`}
        dates={dates}
        series={[
          { key: 'own', name: '当日收益（元）', tone: 'own', values: income.days.map(Number) },
        ]}
        format={formatAmount}
      />
      <ul className={styles.facts}>
        <li>{`${formatAmount(amount)} 元，${span} 共 ${paid.length} 天，收益合计 ${formatAmount(income.sum)} 元，收益每日结转`}</li>
        <li>
          {unbroken(
            `七日年化 ${formatYield(sevenDayYield)}（${formatDate(last)}）。按已公布的万份收益计算，不是预测`,
          )}
        </li>
      </ul>
    </>
  )
}
