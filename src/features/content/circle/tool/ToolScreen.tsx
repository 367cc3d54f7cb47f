import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { listMilestones } from '#api/calls/content.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { STAGE_WORDS } from '#domain/content/milestones.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { circlePaths, MILESTONE_STAGES } from '#paths/circle.ts'
import type { PathInput } from '#paths/path.ts'
import { session } from '#session/session.ts'
import { milestonesQuery } from '#shared/views/content/lists/milestones-query.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Button } from '#ui/base/Button.tsx'
import { Calendar } from '#ui/fields/Calendar.tsx'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { MilestoneRow, type Milestone } from '../parts/MilestoneRow.tsx'
import { dayMarks } from './day-marks.ts'
import { Reminders } from './Reminders.tsx'

type Input = PathInput<typeof circlePaths.tool>

const ALL = ''
/** The reach of the calendar, months before and after this one. */
const MONTHS = 18

const FACTS_ONLY = '仅为事件记录，不构成对任何证券的判断'

/** By one row: what can be filtered by, and the provider's day. */
const KNOWN = { size: 1 } as const

export const prefetch: Prefetch<Input> = () => [prefetchCall(listMilestones, KNOWN)]

/** Steps of medicines, by month: on the calendar, and on a line with source and result. */
export default function ToolScreen({ input }: { readonly input: Input }) {
  const query = useQuery(queryFor(listMilestones, KNOWN))
  return (
    <DataTemplate query={query} skeleton={<SkeletonScreen shape="list" />}>
      {({ areas, serverTime }) => (
        <Month input={input} areas={areas} today={serverTime.slice(0, 8)} />
      )}
    </DataTemplate>
  )
}

interface MonthProps {
  readonly input: Input
  readonly areas: readonly string[]
  readonly today: Date8
}

function Month({ input, areas, today }: MonthProps) {
  const { month = today.slice(0, 6), stage, area } = input
  const choose = useUrlChoice(circlePaths.tool)
  const { openId } = useSnapshot(session)
  const query = useQuery(milestonesQuery({ month, stage, area }))
  const [day, setDay] = useState<string | null>(null)
  const chosen = day?.startsWith(month) === true ? day : null
  const show = (part: Partial<Input>) => choose({ month, stage, area, ...part })
  const monthName = `${month.slice(0, 4)} 年 ${Number(month.slice(4))} 月`
  return (
    <DetailTemplate
      query={query}
      skeleton="list"
      head={
        <>
          <FilterBar
            label="筛选大事"
            filters={[
              {
                key: 'stage',
                label: '阶段',
                value: stage ?? ALL,
                options: [
                  { key: ALL, label: '全部阶段' },
                  ...MILESTONE_STAGES.map((key) => ({ key, label: STAGE_WORDS[key] })),
                ],
              },
              {
                key: 'area',
                label: '领域',
                value: area ?? ALL,
                options: [
                  { key: ALL, label: '全部领域' },
                  ...areas.map((it) => ({ key: it, label: it })),
                ],
              },
            ]}
            onChange={(key, value) =>
              show(
                key === 'area'
                  ? { area: value === ALL ? undefined : value }
                  : { stage: MILESTONE_STAGES.find((it) => it === value) },
              )
            }
          />
          {openId !== '' && <Reminders today={today} />}
          <Card title="大事日历">
            <Calendar
              label="按日期查看"
              month={month}
              firstMonth={addMonths(today, -MONTHS).slice(0, 6)}
              lastMonth={addMonths(today, MONTHS).slice(0, 6)}
              onMonth={(next) => show({ month: next })}
              marks={dayMarks(query.data ?? [])}
              chosen={chosen}
              onChoose={(date) => setDay(date === chosen ? null : date)}
            />
          </Card>
        </>
      }
      isEmpty={isEmptyList}
      empty={
        <EmptyState
          kind="empty"
          title={`${monthName}没有${stage === undefined && area === undefined ? '' : '符合条件的'}大事`}
          {...(stage === undefined && area === undefined
            ? { note: '换一个月看看' }
            : {
                note: '换一个月，或放宽筛选条件',
                actionText: '清除筛选',
                onAction: () => show({ stage: undefined, area: undefined }),
              })}
        />
      }
      footNote={<RiskLine>{FACTS_ONLY}</RiskLine>}
    >
      {(milestones) => (
        <Card
          title={chosen === null ? `${monthName}的大事` : formatDate(chosen)}
          extra={
            chosen === null ? (
              `${milestones.length} 件`
            ) : (
              <Button kind="text" size="small" onClick={() => setDay(null)}>
                看全月
              </Button>
            )
          }
          flush
        >
          <UnreadableNotice of={[milestones]} />
          <MonthRows
            milestones={milestones.filter(
              (it) => chosen === null || (it.date === chosen && it.quarter === ''),
            )}
          />
        </Card>
      )}
    </DetailTemplate>
  )
}

function MonthRows({ milestones }: { readonly milestones: readonly Milestone[] }) {
  // A day may be chosen without any, and a filter may leave none of the day's.
  if (milestones.length === 0) {
    return <EmptyState kind="empty" title="这一天没有符合条件的大事" />
  }
  return (
    <RowList label="大事">
      {milestones.map((it, index) => (
        <MilestoneRow key={it.milestoneId} milestone={it} first={index === 0} />
      ))}
    </RowList>
  )
}
