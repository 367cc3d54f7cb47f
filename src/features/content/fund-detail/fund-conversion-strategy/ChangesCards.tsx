import { unreadable } from '#api/rows.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import {
  moveName,
  movesText,
  pointsText,
  reportTitle,
  sharesText,
  type ChangeRecord,
} from './change-words.ts'

interface Props {
  readonly record: ChangeRecord
}

const KINDS = [
  { kind: 'stock', title: '股票' },
  { kind: 'bond', title: '债券' },
] as const

/** One report against the one before: its sums, then each position that changed. */
export function ChangesCards({ record }: Props) {
  const { changes } = record
  return (
    <>
      <SumCard record={record} />
      <UnreadableNotice of={[changes]} />
      {KINDS.map(({ kind, title }) => {
        const shown = changes.filter((it) => it.kind === kind)
        if (shown.length === 0) return null
        return (
          <Card key={kind} title={title} extra="占净资产比例" flush>
            <RowList label={title}>
              {shown.map((change) => (
                <Row
                  key={change.code}
                  title={change.name}
                  note={`${change.code} · ${sharesText(change)}`}
                  value={moveName(change)}
                  valueNote={pointsText(change)}
                />
              ))}
            </RowList>
          </Card>
        )
      })}
      {changes.length + unreadable(changes) === 0 ? (
        <Card>
          <EmptyState kind="empty" title="前列持仓与上期相同" />
        </Card>
      ) : null}
    </>
  )
}

function SumCard({ record }: Props) {
  const { reportDate, publishedDate, beforeDate, topShare, turnover, changes } = record
  const items: KeyValueItem[] = [
    { label: '对比', value: `${reportTitle(beforeDate)} → ${reportTitle(reportDate)}` },
    { label: '公布日期', value: formatDate(publishedDate) },
    // A count of what could be read would be taken for all.
    ...(unreadable(changes) > 0 ? [] : [{ label: '变动', value: movesText(changes) || '无' }]),
    ...(topShare === null ? [] : [{ label: '前十大合计', value: sharesText(topShare) }]),
    ...(topShare === null
      ? []
      : [
          {
            label: '换手率',
            value: formatRate(turnover),
            ...(turnover === null ? { note: '只在中期和年度报告中披露' } : { note: '按年计算' }),
          },
        ]),
  ]
  return (
    <Card title={reportTitle(reportDate)} extra={`截至 ${formatDate(reportDate)}`}>
      <KeyValue items={items} />
    </Card>
  )
}
