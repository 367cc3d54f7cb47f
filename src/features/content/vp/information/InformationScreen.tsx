import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { listItems } from '#api/calls/content.ts'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { isListedSource } from '#domain/content/flash-sources.ts'
import { formatDate, weekdayName } from '#domain/calendar/format-dates.ts'
import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import { now14, syncClock } from '#platform/clock.ts'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { ItemList } from '#shared/views/content/lists/ItemList.tsx'
import { NewerNotice } from '#shared/views/content/lists/NewerNotice.tsx'
import { useCursorList, useNewerItems } from '#shared/views/content/lists/use-cursor-list.ts'
import { MoreSheet } from '#shared/views/content/moderation/MoreSheet.tsx'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { DayBar } from './DayBar.tsx'
import { Flash } from './Flash.tsx'

const MINUTE_MS = 60_000

const RANGES = [
  { key: 'all', label: '全部' },
  { key: 'important', label: '只看重要' },
] as const

/** The flashes of a day, by default of today: own ones and those of listed sources. */
export default function InformationScreen({
  input,
}: {
  readonly input: PathInput<typeof vpPaths.information>
}) {
  const choose = useUrlChoice(vpPaths.information)
  // The phone may be a day off: the provider's answer has the day that it is.
  const [now, setNow] = useState(now14)
  const today = now.slice(0, 8)
  // There is nothing to see on a day that has not come.
  const date = input.date === undefined || input.date > today ? today : input.date
  const show = (day: Date8) => choose(day === today ? {} : { date: day })
  const learnNow = (asOf: Time14) => {
    if (asOf.slice(0, 8) === today) return
    syncClock(asOf)
    setNow(asOf)
  }
  return <Day key={date} date={date} isToday={date === today} onShow={show} onAnswered={learnNow} />
}

interface DayProps {
  readonly date: Date8
  readonly isToday: boolean
  readonly onShow: (date: Date8) => void
  /** With the provider's time of an answer. */
  readonly onAnswered: (asOf: Time14) => void
}

function Day({ date, isToday, onShow, onAnswered }: DayProps) {
  const [important, setImportant] = useState(false)
  const [more, setMore] = useState<ContentItem | null>(null)
  // The list draws its rows again when the function is another.
  const flashRow = useCallback(
    (item: ContentItem) => <Flash item={item} onMore={() => setMore(item)} />,
    [],
  )
  const request = {
    channel: 'flash',
    date,
    ...(important ? { important: '1' as const } : {}),
  } as const
  const list = useCursorList(listItems, request, itemKey)
  // A day that is over gets nothing new. Queried each minute while the screen is in view.
  const newer = useNewerItems(listItems, request, isToday ? list.first?.asOf : undefined)
  const answered = useEffectEvent(onAnswered)
  const asOf = list.first?.asOf
  useEffect(() => {
    // An answer of some time ago says nothing of now.
    const isFresh = Date.now() - list.dataUpdatedAt < MINUTE_MS
    if (asOf !== undefined && isFresh) answered(asOf)
  }, [asOf, list.dataUpdatedAt])
  const refresh = useEffectEvent(() => void list.restart())
  useEffect(() => {
    // The text being read is not moved: further down the new ones are offered.
    if (newer > 0 && window.scrollY <= 0) refresh()
  }, [newer])
  const showNewer = () => {
    window.scrollTo(0, 0)
    void list.restart()
  }
  const previous = addDays(date, -1)
  return (
    <>
      <ItemList
        label={`${formatDate(date)} 的快讯`}
        list={{ ...list, data: list.data?.filter(isListedSource) }}
        head={
          <>
            <Card>
              <DayBar
                day={`${formatDate(date)} ${weekdayName(date)}`}
                onPrevious={() => onShow(previous)}
                onNext={isToday ? null : () => onShow(addDays(date, 1))}
              />
            </Card>
            <Segments
              label="范围"
              items={RANGES}
              value={important ? 'important' : 'all'}
              onChange={(key) => setImportant(key === 'important')}
            />
            <NewerNotice count={newer} onShow={showNewer} />
          </>
        }
        empty={{
          title: `${isToday ? '今天还' : '这一天'}没有${important ? '重要' : ''}快讯`,
          ...(important
            ? { actionText: '查看全部快讯', onAction: () => setImportant(false) }
            : { actionText: '查看前一天', onAction: () => onShow(previous) }),
        }}
      >
        {flashRow}
      </ItemList>
      <MoreSheet
        about={
          more === null
            ? null
            : { target: { itemId: more.itemId }, author: more.author, own: false }
        }
        onClose={() => setMore(null)}
        onRemove={() => {}}
        onBlocked={() => void list.restart()}
      />
    </>
  )
}
