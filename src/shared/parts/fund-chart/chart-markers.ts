import type * as v from 'valibot'
import type { listFundEvents } from '#api/calls/fund.ts'
import { DIVIDEND_EVENT_NAMES } from '#domain/business-codes.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { formatNav } from '#domain/money/format-figures.ts'
import type { Decimal } from '#domain/money/money.ts'
import type { ChartMarker } from '#ui/charts/chart-model.ts'
import type { NavHistory } from '#shared/parts/fund/fund.ts'

export type FundEvent = v.InferOutput<typeof listFundEvents.payload>['events'][number]

type Day = Pick<NavHistory['points'][number], 'date' | 'dividend' | 'split'>

/** A split has the type of a conversion and a name of its own. */
const SPLIT_NAME = '份额折算'

/** Returns what a split did to each share. */
export const splitWords = (split: Decimal): string =>
  `${SPLIT_NAME} 每份变为 ${split.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')} 份`

const eventName = (
  { date, eventType, content }: FundEvent,
  days: ReadonlyMap<Date8, Day>,
): string =>
  eventType === '5' && days.get(date)?.split != null
    ? SPLIT_NAME
    : (DIVIDEND_EVENT_NAMES.get(eventType) ?? content)

/** A mark's label, short enough to be shown next to the day. */
function markLabel({ eventType, content }: FundEvent, day: Day | undefined): string {
  const name = DIVIDEND_EVENT_NAMES.get(eventType) ?? content
  if (eventType === '5' && day?.split != null) return splitWords(day.split)
  const dividend = eventType === '7' ? (day?.dividend ?? null) : null
  return dividend === null ? name : `${name} ${formatNav(dividend)} 元/份`
}

/**
 * The marks of events on a chart of `dates`. An event on a day without a value is marked on the
 * next day with one; events of one day share a mark. Events before the first date or after the last
 * are left out.
 */
export function chartMarkers(
  events: readonly FundEvent[],
  dates: readonly Date8[],
  points: readonly Day[],
): ChartMarker[] {
  const days = new Map(points.map((point) => [point.date, point]))
  const labels = new Map<number, string>()
  for (const event of events) {
    if (event.date < (dates[0] ?? '')) continue
    const index = dates.findIndex((date) => date >= event.date && days.has(date))
    if (index < 0) continue
    const mark = markLabel(event, days.get(event.date))
    const before = labels.get(index)
    labels.set(index, before === undefined ? mark : `${before}，${mark}`)
  }
  return [...labels].map(([index, label]) => ({ index, label }))
}

/**
 * Returns what the dots of a chart mean, in words, with how often each kind of event occurs; null
 * without events.
 */
export function markedWords(
  events: readonly FundEvent[],
  dates: readonly Date8[],
  points: readonly Day[],
): string | null {
  const [first, last] = [dates[0] ?? '', dates[dates.length - 1] ?? '']
  const counts = new Map<string, number>()
  const days = new Map(points.map((point) => [point.date, point]))
  for (const event of events) {
    if (event.date < first || event.date > last) continue
    const name = eventName(event, days)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const words = [...counts].map(([name, times]) => (times === 1 ? name : `${name} ${times} 次`))
  return words.length === 0 ? null : words.join('、')
}
