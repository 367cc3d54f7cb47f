import { useQuery } from '@tanstack/react-query'
import { daysBetween } from '#domain/calendar/calendar-date.ts'
import { milestoneDay, reminderWords } from '#domain/content/milestones.ts'
import { RECENT_DAYS } from '#domain/content/together-calendar.ts'
import { circlePaths } from '#paths/circle.ts'
import { milestonesQuery } from '#shared/views/content/lists/milestones-query.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

/** Milestones in the user's calendar: what is to come, and what happened in the last days. */
export function Reminders({ today }: { readonly today: string }) {
  const { data, isPending } = useQuery(milestonesQuery({ reminded: '1' }))
  if (isPending) return <div aria-busy="true" hidden />
  const shown = (data ?? []).filter(
    ({ expected, date }) => expected || daysBetween(date, today) <= RECENT_DAYS,
  )
  if (shown.length === 0) return <UnreadableNotice of={[data]} />
  return (
    <Card title="我的提醒" flush>
      <UnreadableNotice of={[data]} />
      <RowList label="我的提醒">
        {shown.map((it) => (
          <Row
            key={it.milestoneId}
            title={it.title}
            note={milestoneDay(it)}
            value={reminderWords(it, today)}
            href={circlePaths.tool.to({ month: it.date.slice(0, 6) })}
          />
        ))}
      </RowList>
    </Card>
  )
}
