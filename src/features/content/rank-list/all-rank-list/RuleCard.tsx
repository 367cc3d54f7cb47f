import type * as v from 'valibot'
import type { listFundRules } from '#api/calls/fund-rule.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { now14 } from '#platform/clock.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { rankNote } from '#shared/views/fund-list/rank-note.ts'
import { RuledRow } from '#shared/views/fund-list/RuledRow.tsx'
import styles from './RuleCard.module.css'

type Board = v.InferOutput<typeof listFundRules.payload>['rules'][number]

interface Props {
  readonly board: Board
  readonly date: Date8
  /** Its whole list. */
  readonly to: string
}

/** A rule with its first three funds. */
export function RuleCard({ board: { rule, total, peers, top }, date, to }: Props) {
  const span = rule.spans[0] ?? null
  const { figure: sort, order } = rule
  const note = rankNote({ rule, span, sort, order, type: undefined, peers, total, date })
  const view = { rule, span, sort, today: now14().slice(0, 8) }
  return (
    <Card title={rule.title} flush>
      <p className={styles.line}>{note ?? rule.line}</p>
      <UnreadableNotice of={[top]} />
      <RowList label={rule.title}>
        {top.map((fund) => (
          <RuledRow
            key={fund.fundCode}
            fund={fund}
            view={view}
            ranked={note !== null}
            opening={{ to: fundDetailPaths.fundDetailSingle.to({ fundCode: fund.fundCode }) }}
          />
        ))}
        <Row title={`查看全部 ${total} 只`} href={to} />
      </RowList>
    </Card>
  )
}
