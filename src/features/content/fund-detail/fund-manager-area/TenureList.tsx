import type * as v from 'valibot'
import type { queryManager } from '#api/calls/fund-people.ts'
import { isEmptyList } from '#api/rows.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { direction, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { mayPublish } from '#domain/publicity/ranges.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { Card } from '#ui/layout/Card.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { tenureLength } from '#shared/parts/fund-archives/tenure.ts'
import styles from './TenureList.module.css'

type Tenure = v.InferOutput<typeof queryManager.payload>['now'][number]

interface Props {
  readonly title: string
  readonly tenures: readonly Tenure[]
  readonly empty: string
}

/** Funds with the manager's time at each; a tap opens the fund. */
export function TenureList({ title, tenures, empty }: Props) {
  return (
    <Card title={title} extra={tenures.length === 0 ? undefined : `${tenures.length} 只`} flush>
      {isEmptyList(tenures) ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        <RowList label={title}>
          {tenures.map((tenure) => (
            <TenureRow key={`${tenure.fundCode} ${tenure.from}`} tenure={tenure} />
          ))}
        </RowList>
      )}
    </Card>
  )
}

function TenureRow({ tenure }: { readonly tenure: Tenure }) {
  const { fundCode, fundName, fundTypeName, from, to, valueTo } = tenure
  const until = to ?? valueTo
  return (
    <a className={styles.tenure} href={fundDetailPaths.fundDetailSingle.to({ fundCode })}>
      <span className={styles.name}>{fundName}</span>
      <span className={styles.note}>{`${fundCode} · ${fundTypeName}`}</span>
      <span className={styles.note}>
        {`${formatDate(from)} 至${to === null ? '今' : ` ${formatDate(to)}`}`}
        {until === null ? null : ` · ${tenureLength(from, until)}`}
      </span>
      <Figures tenure={tenure} />
    </a>
  )
}

/** The return of the time with benchmark and deepest fall, or why there is none. */
function Figures({ tenure }: { readonly tenure: Tenure }) {
  const { valueFrom, valueTo, tenureReturn, benchmark, drawdown } = tenure
  if (isMoneyMarket(tenure)) {
    return <span className={styles.note}>货币基金以七日年化表示，不计算任职回报</span>
  }
  if (
    valueFrom === null ||
    valueTo === null ||
    tenureReturn === null ||
    !mayPublish('all', valueFrom, valueTo)
  ) {
    return <span className={styles.note}>任职不足 6 个月，暂不展示回报</span>
  }
  if (benchmark === null || drawdown === null) {
    return <span className={styles.note}>基准或回撤数据不全，暂不展示回报</span>
  }
  return (
    <span className={styles.figures}>
      <span className={styles.main}>
        <NumberText
          size="title"
          value={formatPercent(tenureReturn)}
          tone={direction(tenureReturn)}
          label="任职回报"
        />
        <span aria-hidden="true">任职回报</span>
      </span>
      <span className={styles.beside}>
        <span>{`业绩比较基准 ${formatPercent(benchmark)}`}</span>
        <span>{`同期最大回撤 ${formatRate(-Number(drawdown))}`}</span>
        <span>
          <NoBreakText texts={[`${formatDate(valueFrom)} 至`, formatDate(valueTo)]} />
        </span>
      </span>
    </span>
  )
}
