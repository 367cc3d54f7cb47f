import type * as v from 'valibot'
import type { queryFixedPlusBand } from '#api/calls/fund-rule.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import styles from './BandCards.module.css'

type Band = v.InferOutput<typeof queryFixedPlusBand.payload>

const days = (count: number | null): string => (count === null ? NO_FIGURE : `${count} 天`)

/** Days from the deepest point of three years back to the peak before it. */
export function RecoveryCard({
  recovery: { funds, open, shortest, median, longest },
  outcomes: { from, to },
}: Pick<Band, 'recovery' | 'outcomes'>) {
  return (
    <Card title="下跌后多久修复">
      <KeyValue
        items={[
          { label: '最短', value: days(shortest) },
          { label: '中位数', value: days(median) },
          { label: '最长', value: days(longest) },
          { label: '尚未修复', value: `${open} 只，共 ${funds} 只` },
        ]}
      />
      <p
        className={styles.note}
      >{`${formatDate(from)} 至 ${formatDate(to)}，最大回撤的最低点到重回前高的自然日`}</p>
    </Card>
  )
}
