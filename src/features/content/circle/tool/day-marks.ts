import type { CalendarMark } from '#ui/fields/Calendar.tsx'

interface Dated {
  readonly date: string
  readonly quarter: string
  readonly expected: boolean
  readonly title: string
}

/** Returns what the calendar says of each day; where only a quarter is known there is no day. */
export function dayMarks(milestones: readonly Dated[]): ReadonlyMap<string, CalendarMark> {
  const byDay = new Map<string, Dated[]>()
  for (const it of milestones) {
    if (it.quarter === '') byDay.set(it.date, [...(byDay.get(it.date) ?? []), it])
  }
  return new Map(
    [...byDay].map(([date, found]): readonly [string, CalendarMark] => {
      const spoken = found.map((it) => `${it.expected ? '预计 ' : ''}${it.title}`).join('，')
      return found.every((it) => it.expected)
        ? [date, { text: '预计', tone: 'flat', spoken }]
        : [date, { text: '公布', tone: 'brand', spoken }]
    }),
  )
}
