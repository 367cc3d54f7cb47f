import { direction, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { NumberText } from '#ui/text/NumberText.tsx'
import { RANGE_NAMES, type PublishedReturn } from './return-with-risk.ts'
import styles from './ReturnWithRisk.module.css'

/** A return with the figures required next to it (rules.md#publicity). */
export function ReturnWithRisk({ shown }: { readonly shown: PublishedReturn }) {
  const { range, from, to, own, benchmark, fall } = shown
  return (
    <div className={styles.whole}>
      <span className={styles.main}>
        <NumberText
          size="section"
          value={formatPercent(own)}
          tone={direction(own)}
          label={`${RANGE_NAMES[range]}收益`}
        />
        <span>{RANGE_NAMES[range]}</span>
      </span>
      <span className={styles.beside}>
        <span>{`业绩比较基准 ${formatPercent(benchmark)}`}</span>
        <span>{`同期最大回撤 ${formatRate(-fall)}`}</span>
        <span>
          <span className={styles.date}>{`${formatDate(from)} 至`}</span>{' '}
          <span className={styles.date}>{formatDate(to)}</span>
        </span>
      </span>
    </div>
  )
}
