import type { CSSProperties } from 'react'
import {
  BASIS_NAMES,
  valuationZone,
  ZONE_BOUNDS,
  ZONE_NAMES,
} from '#domain/fund/index-valuation.ts'
import { direction, formatAmount, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { NumberText } from '#ui/text/NumberText.tsx'
import { unbroken } from '#ui/text/unbroken.ts'
import { noPercentile, windowName, type Index } from './index-words.ts'
import styles from './IndexSummary.module.css'

interface Props {
  readonly index: Index
  /** The time when the next close is to come. */
  readonly session?: string
}

/** The close of an index and where its valuation is in its own past. */
export function IndexSummary({ index, session }: Props) {
  const { indexCode, indexName, close, dayChange, date, basis, percentile } = index
  const zone = valuationZone(percentile)
  return (
    <span className={styles.summary}>
      <span className={styles.head}>
        <span className={styles.name}>{indexName}</span>
        <span className={styles.close}>
          <NumberText size="body" value={formatAmount(close)} label="收盘" />
          <NumberText
            size="note"
            value={formatPercent(dayChange)}
            tone={direction(dayChange)}
            label="涨跌幅"
          />
        </span>
      </span>
      <span className={styles.note}>{`${indexCode} · 收盘 ${formatDate(date)}`}</span>
      {session === undefined ? null : <span className={styles.note}>{session}</span>}
      <span className={styles.rank}>
        <span>{`${BASIS_NAMES[basis]} ${index[basis] ?? NO_FIGURE}`}</span>
        <span className={styles.percentile}>
          <span>百分位</span>
          <strong>{formatRate(percentile)}</strong>
          {zone === null ? null : <strong>{ZONE_NAMES[zone]}</strong>}
        </span>
      </span>
      {percentile === null ? (
        <span className={styles.note}>{noPercentile(index)}</span>
      ) : (
        <PercentileBar percentile={percentile} />
      )}
      <span className={styles.note}>
        {unbroken(`${windowName(index)}，截至 ${formatDate(date)}`)}
      </span>
      <span className={styles.note}>{RISK_LINES.index}</span>
    </span>
  )
}

type BarStyle = CSSProperties & Record<'--low' | '--high' | '--at', string>

/** Three zones from 0 to 100 with a mark; the figure next to it says the same. */
function PercentileBar({ percentile }: { readonly percentile: string }) {
  const style: BarStyle = {
    '--low': `${ZONE_BOUNDS.low}%`,
    '--high': `${ZONE_BOUNDS.high}%`,
    '--at': `${percentile}%`,
  }
  return (
    <span className={styles.bar} style={style} aria-hidden="true">
      <span className={styles.zones} />
      <span className={styles.mark} />
      <span className={styles.bound}>0</span>
      <span className={styles.lowBound}>{ZONE_BOUNDS.low}</span>
      <span className={styles.highBound}>{ZONE_BOUNDS.high}</span>
      <span className={styles.end}>100</span>
    </span>
  )
}
