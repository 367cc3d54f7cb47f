import type * as v from 'valibot'
import type { queryFixedPlusBand } from '#api/calls/fund-rule.ts'
import { FEWEST_START_DAYS } from '#domain/fund/holding-outcomes.ts'
import { OUTCOMES } from '#domain/publicity/publicity.ts'
import { direction, formatPercent } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { showsFeature } from '#platform/display/shows-feature.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import styles from './BandCards.module.css'

interface Props {
  readonly outcomes: v.InferOutput<typeof queryFixedPlusBand.payload>['outcomes']
  readonly funds: number
}

const nameOf = (part: number): string => (part === 0.5 ? '中位数' : `${part * 100}% 分位`)

/**
 * The spread of one-year results over all start days, never how many gained. Shown in promotion
 * once compliance has released it.
 */
export function OutcomesCard({ outcomes: { from, to, startDays, results }, funds }: Props) {
  if (!showsFeature('outcomesInPromotion')) return null
  const period = `${formatDate(from)} 至 ${formatDate(to)}`
  return (
    <Card title="持有一年的历史结果" extra={`${startDays} 个买入日`}>
      {results === null ? (
        <p>{`不足 ${FEWEST_START_DAYS} 个买入日，暂不展示`}</p>
      ) : (
        <KeyValue
          items={OUTCOMES.quantiles.map((part, at) => ({
            label: nameOf(part),
            value: (
              <NumberText
                value={formatPercent(results[at])}
                tone={direction(results[at])}
                label={nameOf(part)}
              />
            ),
          }))}
        />
      )}
      <p
        className={styles.note}
      >{`${period}，${funds} 只基金的每个买入日持有满一年的结果，未扣费用`}</p>
    </Card>
  )
}
