import type * as v from 'valibot'
import type { listFundEvents } from '#api/calls/fund.ts'
import { DIVIDEND_EVENT_NAMES } from '#domain/order/business-codes.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { formatNav } from '#domain/money/format-figures.ts'
import type { ChartMarker } from '#ui/charts/chart-model.ts'
import type { NavHistory } from './fund.ts'

export type FundEvent = v.InferOutput<typeof listFundEvents.payload>['events'][number]

type Day = Pick<NavHistory['points'][number], 'date' | 'dividend'>

/** A mark's label, short enough to be shown beside the day. */
function markLabel({ eventType, content }: FundEvent, day: Day | undefined): string {
  const name = DIVIDEND_EVENT_NAMES.get(eventType) ?? content
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
 * What the dots of a chart mean, in words, with how often each kind of event occurs; null without
 * events.
 */
export function markedWords(events: readonly FundEvent[], dates: readonly Date8[]): string | null {
  const [first, last] = [dates[0] ?? '', dates[dates.length - 1] ?? '']
  const counts = new Map<string, number>()
  for (const { date, eventType, content } of events) {
    if (date < first || date > last) continue
    const name = DIVIDEND_EVENT_NAMES.get(eventType) ?? content
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const words = [...counts].map(([name, times]) => (times === 1 ? name : `${name} ${times} 次`))
  return words.length === 0 ? null : words.join('、')
}
