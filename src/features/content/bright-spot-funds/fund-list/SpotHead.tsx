import type * as v from 'valibot'
import type { listFundRules } from '#api/calls/fund-rule.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { brightSpotFundsPaths } from '#paths/funds/bright-spot-funds.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import styles from './SpotHead.module.css'

type Spots = v.InferOutput<typeof listFundRules.payload>['rules']

interface Props {
  readonly spots: Spots
  readonly spotId: string
  readonly date: Date8
}

const { fundList } = brightSpotFundsPaths

/**
 * Shows why these funds, how many as of which day, and the way to the next; nothing for one that
 * has gone.
 */
export function SpotHead({ spots, spotId, date }: Props) {
  const choose = useUrlChoice(fundList)
  const at = spots.findIndex(({ rule }) => rule.ruleId === spotId)
  const spot = spots[at]
  if (spot === undefined) return null
  const next = spots[(at + 1) % spots.length]?.rule ?? spot.rule
  return (
    <>
      <Segments
        label="亮点"
        items={spots.map(({ rule }) => ({ key: rule.ruleId, label: rule.title }))}
        value={spotId}
        onChange={(key) => choose({ spotId: key })}
      />
      <Card title={spot.rule.title} extra={`${spot.total} 只`} flush>
        <p className={styles.why}>{spot.rule.why}</p>
        <p className={styles.day}>数据截至 {formatDate(date)}</p>
        <RowList label="下一个亮点">
          <Row title={`下一个：${next.title}`} href={fundList.to({ spotId: next.ruleId })} />
        </RowList>
      </Card>
    </>
  )
}
