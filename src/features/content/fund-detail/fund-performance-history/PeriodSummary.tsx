import { direction, formatPercent } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { summarisePeriods, type Period, type PeriodReturn } from '#domain/fund/period-returns.ts'
import { Card } from '#ui/layout/Card.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import {
  bestName,
  PERIOD_WORDS,
  periodName,
  worstName,
  type PeriodRow,
} from '../parts/period-names.ts'

interface Props {
  readonly period: Period
  /** Newest first, without the current, unfinished period. */
  readonly rows: readonly PeriodRow[]
  /**
   * The measure that the fund is compared with: the peers for money-market funds, the benchmark for
   * all others.
   */
  readonly against: 'peer' | 'benchmark'
}

/** A summary of the fund's months, quarters or years. */
export function PeriodSummary({ period, rows, against }: Props) {
  const summary = summarisePeriods(rows.map((row) => ({ ...row, other: row[against] })))
  const { unit } = PERIOD_WORDS[period]
  const of = (part: number, whole: number) =>
    whole === 0 ? NO_FIGURE : `${part} / ${whole} ${unit}`
  const extreme = (label: string, row: PeriodReturn | null) => ({
    label,
    value:
      row === null ? (
        NO_FIGURE
      ) : (
        <NumberText tone={direction(row.own)} value={formatPercent(row.own)} />
      ),
    note: row === null ? undefined : periodName(row.key),
  })
  const last = rows[0]?.to
  return (
    <Card title="小结" extra={last === undefined ? null : `截至 ${formatDate(last)}`}>
      <KeyValue
        items={[
          {
            label: against === 'peer' ? '好于同类平均' : '好于业绩基准',
            value: of(summary.ahead, summary.compared),
          },
          {
            label: '平均涨跌幅',
            value: (
              <NumberText tone={direction(summary.mean)} value={formatPercent(summary.mean)} />
            ),
          },
          extreme(bestName(summary.best?.own ?? null), summary.best),
          extreme(worstName(summary.worst?.own ?? null), summary.worst),
        ]}
      />
    </Card>
  )
}
