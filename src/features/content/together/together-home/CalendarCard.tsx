import { now14 } from '#platform/clock.ts'
import { usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as v from 'valibot'
import { listTalks, type queryTogether } from '#api/calls/company.ts'
import { queryFor } from '#api/query.ts'
import { calendarDays, whenWords, type CalendarDay } from '#domain/content/together-calendar.ts'
import { plannedDay } from '#domain/calendar/planned-day.ts'
import { formatNearDay, weekdayName } from '#domain/calendar/format-dates.ts'
import { milestonesQuery } from '#shared/views/content/lists/milestones-query.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { Tag } from '#ui/text/Tag.tsx'
import { calendarEvents, type CalendarEvent } from './calendar-events.ts'
import styles from './TogetherHomeScreen.module.css'

const SPANS = [
  { key: 'coming', label: '接下来' },
  { key: 'past', label: '最近' },
] as const
type Span = (typeof SPANS)[number]['key']

const EMPTY: Readonly<Record<Span, string>> = {
  coming: '接下来没有需要留意的日子',
  past: '最近一周没有发生的事项',
}

interface Props {
  readonly events: v.InferOutput<typeof queryTogether.payload>['events']
  /** The provider's. */
  readonly today: string
  readonly signedIn: boolean
}

/** Days to keep in mind: reports, dividends, debits, opening days, and the user's reminders. */
export function CalendarCard({ events, today, signedIn }: Props) {
  const shell = useShell()
  const [span, setSpan] = useState<Span>('coming')
  const talks = useQuery({ ...queryFor(listTalks, {}), enabled: signedIn })
  const milestones = useQuery({ ...milestonesQuery({ reminded: '1' }), enabled: signedIn })
  const lost = [talks, milestones].filter(({ isError }) => isError)
  const days = calendarDays(
    calendarEvents(events, talks.data?.talks ?? [], milestones.data ?? []),
    today,
  )
  const shown = days[span]
  const retry = () => Promise.all(lost.map(({ refetch }) => refetch()))
  return (
    <>
      <UnreadableNotice of={[events, talks.data?.talks, milestones.data]} />
      <Card title="投资日历" flush>
        <div className={styles.spans}>
          <Segments label="日历范围" items={SPANS} value={span} onChange={setSpan} />
        </div>
        {talks.isLoading || milestones.isLoading ? (
          // Later rows would come between the days that are there.
          <Skeleton shape="rows" lines={3} />
        ) : shown.length === 0 ? (
          <EmptyState kind="empty" title={EMPTY[span]} />
        ) : (
          shown.map((day) => <Day key={day.date} day={day} today={today} />)
        )}
        {lost.length > 0 && <FailedLine what="讲座和大事提醒" onRetry={retry} />}
        {!signedIn && (
          <div className={styles.words}>
            <p>登录后显示您持有基金的报告、分红，以及定投扣款和提醒。</p>
            <div className={styles.act}>
              <Button kind="secondary" block onClick={() => void shell.login()}>
                登录
              </Button>
            </div>
          </div>
        )}
      </Card>
    </>
  )
}

interface DayProps {
  readonly day: CalendarDay<CalendarEvent>
  readonly today: string
}

/** So many reports of one day are a row each; more are one row. */
const MOST_REPORTS = 2

function Day({ day: { date, events }, today }: DayProps) {
  const [open, setOpen] = useState(false)
  const reports = events.filter((it) => it.kind === '报告')
  const together = reports.length > MOST_REPORTS
  const apart = together ? events.filter((it) => it.kind !== '报告') : events
  return (
    <section aria-label={formatNearDay(date, today)}>
      <p className={styles.day}>
        {`${formatNearDay(date, today)} ${weekdayName(date)}`}
        <span className={styles.when}>{whenWords(date, today)}</span>
      </p>
      <RowList>
        {together && (
          <Row
            title={`持有的 ${reports.length} 只基金披露报告`}
            note={reports[0]?.note}
            value={<Tag>报告</Tag>}
            onClick={() => setOpen(true)}
          />
        )}
        {apart.map((event) => (
          <EventRow key={event.eventId} event={event} />
        ))}
      </RowList>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={`${formatNearDay(date, now14())} 报告`}
        flush
      >
        <RowList>
          {reports.map((event) => (
            <EventRow key={event.eventId} event={event} />
          ))}
        </RowList>
      </Sheet>
    </section>
  )
}

/** Kinds whose day is a trading day, which a closure that is not published yet may move. */
const MOVING: ReadonlySet<string> = new Set(['扣款', '开放'])

function EventRow({ event: { date, kind, title, note, href } }: { readonly event: CalendarEvent }) {
  const { provisional } = plannedDay(date, usePublishedUntil())
  const notes = MOVING.has(kind) && provisional ? [note, '日期为预计'] : [note]
  const { veilIn } = useHiddenAmounts()
  return (
    <Row
      whole
      title={title}
      note={veilIn(notes.filter((text) => text !== '').join('，'))}
      value={<Tag tone={kind === '扣款' ? 'warning' : 'neutral'}>{kind}</Tag>}
      href={href ?? undefined}
    />
  )
}
