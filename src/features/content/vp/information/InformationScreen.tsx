import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listItems } from '#api/calls/content.ts'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { isListedSource } from '#domain/content/flash-sources.ts'
import { formatDate, weekdayName } from '#domain/money/format-figures.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import { now14 } from '#platform/clock.ts'
import type { ContentItem } from '#shared/content/content-types.ts'
import { NewerNotice } from '#shared/content/lists/NewerNotice.tsx'
import { useCursorList, useNewerItems } from '#shared/content/lists/use-cursor-list.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { DayBar } from './DayBar.tsx'
import { Flash } from './Flash.tsx'

const itemKey = ({ itemId }: ContentItem) => itemId

/** The flashes of a day, by default of today: own ones and those of listed sources. */
export default function InformationScreen({
  input,
}: {
  readonly input: PathInput<typeof vpPaths.information>
}) {
  const navigate = useNavigate()
  const today = now14().slice(0, 8)
  // There is nothing to see on a day that has not come.
  const date = input.date === undefined || input.date > today ? today : input.date
  const show = (day: Date8) =>
    void navigate(vpPaths.information.to(day === today ? {} : { date: day }), { replace: true })
  return <Day key={date} date={date} isToday={date === today} onShow={show} />
}

interface DayProps {
  readonly date: Date8
  readonly isToday: boolean
  readonly onShow: (date: Date8) => void
}

function Day({ date, isToday, onShow }: DayProps) {
  const [important, setImportant] = useState(false)
  const request = {
    channel: 'flash',
    date,
    ...(important ? { important: '1' as const } : {}),
  } as const
  const list = useCursorList(listItems, request, itemKey)
  // Of a day that is over nothing new comes. Asked each minute while the screen is in view.
  const newer = useNewerItems(listItems, request, isToday ? list.first?.asOf : undefined)
  const refresh = useEffectEvent(() => void list.restart())
  useEffect(() => {
    // What is being read is not moved: further down the new ones are offered.
    if (newer > 0 && window.scrollY <= 0) refresh()
  }, [newer])
  const showNewer = () => {
    window.scrollTo(0, 0)
    void list.restart()
  }
  const previous = addDays(date, -1)
  return (
    <ListTemplate
      label={`${formatDate(date)} 的快讯`}
      list={{ ...list, data: list.data?.filter(isListedSource) }}
      itemKey={itemKey}
      head={
        <>
          <Card>
            <DayBar
              day={`${formatDate(date)} ${weekdayName(date)}`}
              onPrevious={() => onShow(previous)}
              onNext={isToday ? null : () => onShow(addDays(date, 1))}
            />
            <CheckLine checked={important} onChange={setImportant}>
              只看重要
            </CheckLine>
          </Card>
          <NewerNotice count={newer} onShow={showNewer} />
        </>
      }
      empty={{
        title: `${isToday ? '今天还' : '这一天'}没有${important ? '重要' : ''}快讯`,
        ...(important
          ? { actionText: '查看全部快讯', onAction: () => setImportant(false) }
          : { actionText: '查看前一天', onAction: () => onShow(previous) }),
      }}
      footNote={<RiskLine>{RISK_LINES.opinion}</RiskLine>}
    >
      {(item) => <Flash item={item} />}
    </ListTemplate>
  )
}
