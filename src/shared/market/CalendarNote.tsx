import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { provisionalYears } from '#domain/calendar/planned-day.ts'
import { InfoTip } from '#shared/explanation/InfoTip.tsx'
import { Note } from '#ui/text/Note.tsx'
import { usePublishedUntil } from './planned-day.ts'

interface Props {
  /** The trading days that are shown beside it. */
  readonly dates: readonly (Date8 | null | undefined)[]
}

/**
 * Why some of the days are 预计, a tap away; renders nothing where the calendar has all of them.
 */
export function CalendarNote({ dates }: Props) {
  const years = provisionalYears(dates, usePublishedUntil())
  if (years.length === 0) return null
  return (
    <Note gap={1}>
      <InfoTip term="provisionalDays">
        {`交易所尚未公布 ${years.join('、')} 年休市安排，日期以公告为准`}
      </InfoTip>
    </Note>
  )
}
