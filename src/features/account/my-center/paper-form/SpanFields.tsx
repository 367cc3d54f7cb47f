import { addDays } from '#domain/calendar/calendar-date.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import type { PaperSpan } from '#domain/paper/paper.ts'
import { lastWholeMonth } from '#domain/report/months.ts'
import { DayField } from '#ui/fields/day/DayField.tsx'
import { MonthField } from '#ui/fields/day/MonthField.tsx'

interface Props {
  readonly span: PaperSpan
  readonly today: string
  readonly firstMonth: string | null
  readonly onChange: (span: PaperSpan) => void
}

/** The months or the day that a paper is of; nothing for a paper of neither. */
export function SpanFields({ span, today, firstMonth, onChange }: Props) {
  if (span.kind === 'confirmation' || span.kind === 'suitability') return null
  if (span.kind === 'assetProof') {
    const { day = '' } = span
    return (
      <DayField
        label="资产日期"
        value={day}
        text={formatDate(day)}
        first={`${firstMonth ?? day.slice(0, 6)}01`}
        last={addDays(today, -1)}
        onChoose={(chosen) => onChange({ ...span, day: chosen })}
      />
    )
  }
  const last = lastWholeMonth(today)
  const months = { first: firstMonth === null || firstMonth > last ? last : firstMonth, last }
  return (
    <>
      <MonthField
        label="开始月份"
        value={span.fromMonth ?? ''}
        {...months}
        onChoose={(fromMonth) => onChange({ ...span, fromMonth })}
      />
      <MonthField
        label="结束月份"
        value={span.toMonth ?? ''}
        {...months}
        onChoose={(toMonth) => onChange({ ...span, toMonth })}
      />
    </>
  )
}
