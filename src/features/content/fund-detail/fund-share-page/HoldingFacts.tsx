import { direction, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { subtract } from '#domain/money/money.ts'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import styles from '#shared/parts/fund-chart/NavChart.module.css'

/** A fall has its sign, as everywhere. */
const fallText = (fall: string | null): string =>
  formatRate(fall === null ? null : subtract('0', fall))

interface Props {
  readonly share: {
    readonly fundName: string
    readonly days: number
    readonly from: string
    readonly to: string
    readonly figures: {
      readonly rate: string
      readonly benchmark: string | null
      readonly fall: string | null
    } | null
  }
}

/** Shows what others see of a holding: its days, and its rate with the figures of the same days. */
export function HoldingFacts({ share: { fundName, days, from, to, figures } }: Props) {
  return (
    <>
      <p className={styles.note}>{fundName}</p>
      <FigureGrid
        columns={2}
        items={[
          { key: 'days', label: '持有天数', value: `${days} 天` },
          {
            key: 'rate',
            label: '持有收益率',
            value: figures === null ? '未展示' : formatPercent(figures.rate),
            tone: figures === null ? 'ink' : direction(figures.rate),
          },
        ]}
      />
      <p className={styles.marked}>
        {`${formatDate(from)} 至 ${formatDate(to)}`}
        {figures === null
          ? ''
          : `，同期业绩比较基准 ${formatPercent(figures.benchmark)}，基金最大回撤 ${fallText(figures.fall)}`}
      </p>
    </>
  )
}
